import { FrameMessage } from '@croupier/contract/launch.ts'
import { expect, test } from 'vitest'
import { newsIn } from './frame-message.ts'

test.each(['croupier:ready', 'croupier:balance', 'croupier:close', 'croupier:expired', 'croupier:funds'] as const)(
  '%s is heard',
  (type) => {
    expect(newsIn({ type })).toBe(type)
    expect(FrameMessage.safeParse({ type }).success).toBe(true)
  },
)

test.each([
  undefined,
  null,
  'croupier:close',
  ['croupier:close'],
  {},
  { type: 'close' },
  { type: 'toString' },
  { type: ['croupier:close'] },
  { type: 'croupier:close', to: 'https://elsewhere.example' },
  { kind: 'croupier:close' },
])('%j is not', (data) => {
  expect(newsIn(data)).toBeUndefined()
  expect(FrameMessage.safeParse(data).success).toBe(false)
})
