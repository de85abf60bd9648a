import { expect, test } from 'vitest'
import { flooredText } from './rules.ts'

test('a score that is finer than a board shows is cut off', () => {
  expect(flooredText(1_9849n, 2)).toBe('1.98')
  expect(flooredText(250n, 2)).toBe('0.02')
  expect(flooredText(12_5000n, 0)).toBe('12')
  expect(flooredText(100_0000n, 2)).toBe('100.00')
})
