import { expect, test } from 'vitest'
import { consoleLook } from './console-look.ts'
import { contrast, laidOver } from './look.ts'

const WORDS = ['text', 'text-dim', 'accent-text', 'win', 'loss', 'warn', 'info', 'two'] as const
const SURFACES = ['surface-0', 'surface-1', 'surface-2'] as const
/** How strong a chip's tint is, as `base.css` has it. */
const TINT = { dark: 0.13, light: 0.09 } as const

test.each(['dark', 'light'] as const)('words of the console are readable on each of its %s surfaces', (theme) => {
  const look = consoleLook[theme]
  for (const role of WORDS)
    for (const surface of SURFACES) expect(contrast(look[role], look[surface])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(look['on-accent'], look.accent)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(look['on-two'], look.two)).toBeGreaterThanOrEqual(4.5)
})

test.each(['dark', 'light'] as const)('a %s chip is readable on its own tint', (theme) => {
  const look = consoleLook[theme]
  for (const role of ['win', 'loss', 'warn', 'info', 'two'] as const) {
    const ground = laidOver(look[role], TINT[theme], look['surface-1'])
    expect(contrast(look[role], ground)).toBeGreaterThanOrEqual(4.5)
  }
})
