import { expect, test } from 'vitest'
import { stepOf } from './draw-curve.ts'

test('an axis is cut by 1, 2 or 5 times a power of ten into about five', () => {
  expect([1, 1.2, 4, 10, 26, 99, 1000].map(stepOf)).toEqual([0.2, 0.5, 1, 2, 10, 20, 200])
})
