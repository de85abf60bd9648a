import { roulette } from '@croupier/engine/tables/roulette.ts'
import { expect, test } from 'vitest'
import { countsOf, shareOf } from './number-counts.ts'

const fell = (...numbers: readonly number[]) =>
  numbers.map((number, at) => ({
    roundId: `${at}`,
    number: at + 1,
    ...roulette.summary(number),
    won: [...roulette.summary(number).won],
  }))

test('numbers are counted, the most frequent first, of those alike the smaller', () => {
  const counts = countsOf(fell(17, 17, 5, 17, 5, 0))
  expect(counts.slice(0, 4)).toEqual([
    { number: 17, times: 3 },
    { number: 5, times: 2 },
    { number: 0, times: 1 },
    { number: 1, times: 0 },
  ])
  expect(counts).toHaveLength(37)
})

test('zero is none of the chances and has a share of its own', () => {
  const fallen = fell(0, 1, 2, 36)
  expect(shareOf(fallen, 'straight_0')).toBe(0.25)
  expect(shareOf(fallen, 'red')).toBe(0.5)
  expect(shareOf(fallen, 'odd')).toBe(0.25)
  expect(shareOf(fallen, 'low')).toBe(0.5)
})
