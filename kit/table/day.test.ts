import { expect, test } from 'vitest'
import { dayAt, lastDays, lengthOf, neighbour } from './day.ts'

test('a business day begins at midnight of the brand’s time zone', () => {
  const lateEvening = Date.parse('2026-11-20T16:00:00Z')
  expect(dayAt(lateEvening, 'Asia/Manila')).toBe('2026-11-21')
  expect(dayAt(lateEvening - 1, 'Asia/Manila')).toBe('2026-11-20')
  expect(dayAt(lateEvening, 'UTC')).toBe('2026-11-20')
})

test('today is a range of one day, and seven days end with today', () => {
  expect(lastDays('2026-11-21', 1)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(lastDays('2026-11-21', 7)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(lengthOf(lastDays('2026-03-02', 30))).toBe(30)
})

test('previous and next move by the length of the range, and never past today', () => {
  const week = lastDays('2026-11-21', 7)
  const before = neighbour(week, -1, '2026-11-21')
  expect(before).toEqual({ from: '2026-11-08', to: '2026-11-14' })
  expect(neighbour(before, 1, '2026-11-21')).toEqual(week)
  expect(neighbour(week, 1, '2026-11-21')).toEqual(week)
  expect(neighbour({ from: '2026-11-10', to: '2026-11-16' }, 1, '2026-11-21')).toEqual(week)
})
