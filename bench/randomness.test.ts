import { expect, test } from 'vitest'
import { generatorWords } from './generator.ts'
import { testScale } from './randomness.ts'

const seed = '3c'.repeat(32)
const draws = 250_000

test.each([256, 37, 52, 1_000_003])('a hundredth of the numbers scaled to %i pass every test', (scale) => {
  const tested = testScale(scale, draws, generatorWords(seed, `scale-${scale}`))
  expect(tested.map(({ test }) => test)).toEqual([
    'chi-square',
    'runs',
    'serial correlation',
    'coupon collector',
    'duplicates',
  ])
  expect(tested.filter(({ deviates }) => Math.abs(deviates) > 2.5758)).toEqual([])
})

const worst = (test: string, next: () => number): number =>
  Math.abs(testScale(37, draws, { next }).find((each) => each.test === test)?.deviates ?? 0)

test('numbers that are not random are found', () => {
  const words = generatorWords(seed)
  const uneven = () => (words.next() % 50 === 0 ? 0 : words.next())
  expect(worst('chi-square', uneven)).toBeGreaterThan(10)
  expect(worst('coupon collector', () => words.next() & 0xf0ffffff)).toBeGreaterThan(10)
  // Every number twice.
  let [again, kept] = [false, 0]
  const twice = () => {
    again = !again
    return (kept = again ? words.next() : kept)
  }
  expect(worst('serial correlation', twice)).toBeGreaterThan(10)
  expect(worst('runs', twice)).toBeGreaterThan(10)
  expect(worst('duplicates', twice)).toBeGreaterThan(10)
})
