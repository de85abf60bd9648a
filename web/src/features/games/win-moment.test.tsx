import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startWords } from '@croupier/kit/words.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import words from '../../words/en/games.json' with { type: 'json' }
import { WinMoment } from './win-moment.tsx'

await startWords('en', { groups: ['games'], load: () => Promise.resolve(words), wording: {} })

const shown = (payout: string, stake = '1.00') => renderToStaticMarkup(<WinMoment payout={payout} stake={stake} />)
const coinsIn = (markup: string) => markup.split('<img').length - 1

test.each(['0.00', '0.40', '1.00'])('%s back for a stake of 1.00 shows nothing of a win', (payout) => {
  expect(shown(payout)).toBe('')
})

test('a win below ten times the stake has no tier', () => {
  expect(shown('9.99')).toBe('')
})

test('ten times the stake is a big win, fifty times a mega win with more coins', () => {
  const [big, mega] = [shown('10.00'), shown('50.00')]
  expect(big).toContain(words.tier_big)
  expect(big).toContain('data-tier="big"')
  expect(mega).toContain(words.tier_mega)
  expect(mega).toContain('data-tier="mega"')
  expect(coinsIn(big)).toBeGreaterThan(0)
  expect(coinsIn(mega)).toBeGreaterThan(coinsIn(big))
})

test('with reduced motion nothing of it moves: only opacity changes', () => {
  const css = readFileSync(join(import.meta.dirname, 'win-moment.module.css'), 'utf8')
  const frames = new Map(
    [...css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^}]*\})*)\s*\}/g)].map(([, name = '', body = '']) => [
      name,
      body,
    ]),
  )
  const still = css.slice(css.indexOf('@media (prefers-reduced-motion: reduce)'))
  const ruled = [...css.slice(0, css.indexOf('@keyframes')).matchAll(/\.([\w]+) \{[^}]*animation:/g)].map(
    ([, name]) => name,
  )
  expect(ruled.filter((name) => !still.includes(`.${name}`))).toEqual([])
  const used = [...still.matchAll(/animation: ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'none')
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => /transform|translate|scale|rotate/.test(frames.get(name) ?? 'transform'))).toEqual([])
})
