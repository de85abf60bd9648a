import { expect, test } from 'vitest'
import { periodsAt, firstDayOf } from './period.ts'

const texts = (moment: string, timeZone: string) =>
  Object.fromEntries(
    Object.entries(periodsAt(new Date(moment), timeZone)).map(([name, { from, to }]) => [
      name,
      `${from.toISOString().slice(0, 16)} ${to.toISOString().slice(0, 16)}`,
    ]),
  )

test('day, week from Monday and month begin at midnight of the time zone', () =>
  expect(texts('2026-11-22T20:00:00Z', 'Asia/Manila')).toEqual({
    // It is Monday the 23rd there.
    day: '2026-11-22T16:00 2026-11-23T16:00',
    week: '2026-11-22T16:00 2026-11-29T16:00',
    month: '2026-10-31T16:00 2026-11-30T16:00',
  }))

test('a Sunday belongs to the week that began before it, also over the end of a year', () =>
  expect(texts('2027-01-03T00:00:00Z', 'UTC')).toEqual({
    day: '2027-01-03T00:00 2027-01-04T00:00',
    week: '2026-12-28T00:00 2027-01-04T00:00',
    month: '2027-01-01T00:00 2027-02-01T00:00',
  }))

test('a day on which the clocks are changed has its own length', () =>
  expect(texts('2026-03-29T12:00:00Z', 'Europe/Berlin').day).toBe('2026-03-28T23:00 2026-03-29T22:00'))

test('every moment of a year lies in its periods, and the next ones begin where they end', () => {
  for (let at = Date.UTC(2028, 0, 1, 3, 7); at < Date.UTC(2029, 0, 1); at += 17 * 3_600_000)
    for (const [name, span] of Object.entries(periodsAt(new Date(at), 'America/Sao_Paulo'))) {
      expect(span.from.getTime()).toBeLessThanOrEqual(at)
      expect(span.to.getTime()).toBeGreaterThan(at)
      expect(periodsAt(span.to, 'America/Sao_Paulo')[name as 'day'].from).toEqual(span.to)
    }
})

test.each([
  ['2026-11-21', 'day', '2026-11-21'],
  ['2026-11-21', 'week', '2026-11-16'],
  ['2026-11-16', 'week', '2026-11-16'],
  ['2026-11-15', 'week', '2026-11-09'],
  ['2027-01-01', 'week', '2026-12-28'],
  ['2026-11-21', 'month', '2026-11-01'],
] as const)('%s lies in the %s that begins with %s', (day, by, first) => {
  expect(firstDayOf(day, by)).toBe(first)
})
