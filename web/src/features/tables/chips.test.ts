import { expect, test } from 'vitest'
import { chipsFrom, stackOf, sumOfStakes, withStakes } from './chips.ts'

const whole = (units: number) => BigInt(units) * 10_000n

test('the ladder begins at the least round worth that reaches the table’s smallest limit', () => {
  expect(chipsFrom(whole(10_000)).map(({ worth }) => worth)).toEqual(
    [10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000].map(whole),
  )
  expect(chipsFrom(whole(20))[0]).toEqual({ worth: whole(20), tone: 'pearl' })
  expect(chipsFrom(whole(30))[0]?.worth).toBe(whole(50))
  expect(chipsFrom(whole(60))[0]?.worth).toBe(whole(100))
  expect(chipsFrom(5000n)[0]?.worth).toBe(whole(1))
})

test('a stack is drawn with the largest chips first and never with more than five', () => {
  const chips = chipsFrom(whole(10))
  expect(stackOf(whole(160), chips)).toEqual(['blue', 'red', 'pearl'])
  expect(stackOf(whole(40), chips)).toEqual(['pearl', 'pearl', 'pearl', 'pearl'])
  expect(stackOf(whole(999_990), chips)).toHaveLength(5)
  expect(stackOf(whole(3), chips)).toEqual(['pearl'])
  expect(stackOf(0n, chips)).toEqual([])
})

test('stakes on the same spot add up', () => {
  const stakes = withStakes(new Map([['banker', 5n]]), [
    ['banker', 7n],
    ['tie', 1n],
  ])
  expect([...stakes]).toEqual([
    ['banker', 12n],
    ['tie', 1n],
  ])
  expect(sumOfStakes(stakes)).toBe(13n)
})
