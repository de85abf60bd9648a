import { expect, test } from 'vitest'
import { dayIn, laterDay, momentIn, monthDayOf, weekdayOf } from './zone-time.ts'

test.each([
  ['2026-11-21T16:59:59.999Z', 'Asia/Ho_Chi_Minh', '2026-11-21'],
  ['2026-11-21T17:00:00Z', 'Asia/Ho_Chi_Minh', '2026-11-22'],
  ['2026-11-21T16:00:00Z', 'Asia/Shanghai', '2026-11-22'],
  ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
])('%s in %s is on %s', (moment, timeZone, day) => {
  expect(dayIn(new Date(moment), timeZone)).toBe(day)
})

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-21', 18 * 60 + 15, '2026-11-21T11:15:00.000Z'],
  ['Asia/Shanghai', '2026-11-21', 1440, '2026-11-21T16:00:00.000Z'],
  ['America/New_York', '2026-03-07', 150, '2026-03-07T07:30:00.000Z'],
  // 02:30 is left out on the day on which clocks are set forward, and comes twice where they are set back.
  ['America/New_York', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-03-08', 180, '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01', 120, '2026-11-01T07:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', 135, '2026-10-03T15:45:00.000Z'],
])('%s shows on %s minute %s at %s', (timeZone, day, minute, moment) => {
  expect(momentIn(timeZone, day, minute).toISOString()).toBe(moment)
})

test('days are counted by the calendar', () => {
  expect(laterDay('2026-12-31', 1)).toBe('2027-01-01')
  expect(laterDay('2028-03-01', -1)).toBe('2028-02-29')
  expect([weekdayOf('2026-11-21'), weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([6, 7, 1])
  expect(monthDayOf('2026-11-16')).toBe(16)
})
