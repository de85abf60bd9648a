import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('change is said in per cent of what was, and not at all where nothing was', () => {
  expect(changeOf('110.00', '100.00')).toBe(10)
  expect(changeOf('-50.00', '-100.00')).toBe(50)
  expect(changeOf('5.00', '0.00')).toBeUndefined()
})
