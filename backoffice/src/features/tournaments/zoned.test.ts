import { expect, test } from 'vitest'
import { fieldOf, momentOf } from './zoned.ts'

test.each([
  ['2026-11-22T00:30:00.000Z', 'Asia/Manila', '2026-11-22T08:30'],
  ['2026-11-21T20:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-22T03:00'],
  ['2026-07-01T12:00:00.000Z', 'Europe/London', '2026-07-01T13:00'],
  ['2026-10-25T01:30:00.000Z', 'Europe/London', '2026-10-25T01:30'],
])('%s is read in %s as %s and written back', (moment, timeZone, field) => {
  expect(fieldOf(moment, timeZone)).toBe(field)
  expect(momentOf(field, timeZone)).toBe(moment)
})

test('what is no day and time means no moment', () => {
  expect(momentOf('', 'Asia/Manila')).toBe('')
  expect(momentOf('tomorrow', 'Asia/Manila')).toBe('')
})
