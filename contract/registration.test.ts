import { expect, test } from 'vitest'
import { ageOn } from './registration.ts'

test.each([
  ['2005-11-21', '2026-11-21', 21],
  ['11-22-2005', '2026-11-21', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('an age is counted in full years, whichever way the birthday is written: %s on %s', (birthday, today, years) => {
  expect(ageOn(birthday, today)).toBe(years)
})
