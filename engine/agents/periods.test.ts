import { expect, test } from 'vitest'
import { cutPeriod, isNextInMonth, nextPeriod, nextStart, noticeEnd, periodOf, previousPeriod } from './periods.ts'

test('periods are the day, the week from Monday, the halves of a month, and the month', () => {
  expect(periodOf('D', '2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-11-29' })
  expect(periodOf('W', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(periodOf('W', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-12-06' })
  expect(periodOf('H', '2026-11-15')).toEqual({ from: '2026-11-01', to: '2026-11-15' })
  expect(periodOf('H', '2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-30' })
  expect(periodOf('H', '2026-02-28')).toEqual({ from: '2026-02-16', to: '2026-02-28' })
  expect(periodOf('H', '2028-02-16')).toEqual({ from: '2028-02-16', to: '2028-02-29' })
  expect(periodOf('M', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('periods follow each other without a gap, across months and years', () => {
  expect(nextPeriod('H', '2026-12-20')).toEqual({ from: '2027-01-01', to: '2027-01-15' })
  expect(previousPeriod('H', '2026-03-02')).toEqual({ from: '2026-02-16', to: '2026-02-28' })
  expect(previousPeriod('M', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(previousPeriod('W', '2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  for (const code of ['D', 'W', 'H', 'M'] as const) {
    let day = '2026-01-01'
    for (let count = 0; count < 60; count++) {
      const next = nextPeriod(code, day)
      expect(previousPeriod(code, next.to)).toEqual(periodOf(code, day))
      day = next.from
    }
  }
})

test('a period is cut at the days between which a contract holds', () => {
  const half = { from: '2026-11-01', to: '2026-11-15' }
  expect(cutPeriod(half, { from: '2026-10-01', until: '2026-11-08' })).toEqual({ from: '2026-11-01', to: '2026-11-07' })
  expect(cutPeriod(half, { from: '2026-11-08' })).toEqual({ from: '2026-11-08', to: '2026-11-15' })
  expect(cutPeriod(half, { from: '2026-10-01' })).toEqual(half)
  expect(cutPeriod(half, { from: '2026-10-01', until: '2026-12-01' })).toEqual(half)
  expect(cutPeriod(half, { from: '2026-10-01', until: '2026-11-01' })).toBeUndefined()
  expect(cutPeriod(half, { from: '2026-11-16' })).toBeUndefined()
})

test('whether the next period begins in the same month', () => {
  expect(isNextInMonth('H', periodOf('H', '2026-01-03'))).toBe(true)
  expect(isNextInMonth('H', periodOf('H', '2026-01-20'))).toBe(false)
  expect(isNextInMonth('D', periodOf('D', '2026-01-30'))).toBe(true)
  expect(isNextInMonth('D', periodOf('D', '2026-01-31'))).toBe(false)
  expect(isNextInMonth('M', periodOf('M', '2026-01-31'))).toBe(false)
  // 23–29 November and 30 November: the same month; the week after begins in December.
  expect(isNextInMonth('W', periodOf('W', '2026-11-29'))).toBe(true)
  expect(isNextInMonth('W', periodOf('W', '2026-11-30'))).toBe(false)
})

test('a contract begins with the next period of its code, by the clock of the brand', () => {
  const manila = 'Asia/Manila'
  const moment = new Date('2026-11-07T07:03:00Z') // 15:03 in Manila
  const starts = (['slot', 'hour', 'D', 'W', 'H', 'M'] as const).map((step) =>
    nextStart(step, moment, manila).toISOString(),
  )
  expect(starts).toEqual([
    '2026-11-07T07:05:00.000Z',
    '2026-11-07T08:00:00.000Z',
    '2026-11-07T16:00:00.000Z',
    '2026-11-08T16:00:00.000Z',
    '2026-11-15T16:00:00.000Z',
    '2026-11-30T16:00:00.000Z',
  ])
  // At a beginning, what is accepted now begins with the one after.
  expect(nextStart('hour', new Date('2026-11-07T08:00:00Z'), manila).toISOString()).toBe('2026-11-07T09:00:00.000Z')
  // Half an hour beside Greenwich, hours and slots are those of the clock on the wall.
  expect(nextStart('hour', moment, 'Asia/Kolkata').toISOString()).toBe('2026-11-07T07:30:00.000Z')
})

test('a notice ends a contract with the first period that ends thirty days later', () => {
  const end = (step: 'slot' | 'hour' | 'D' | 'H' | 'M', at: string) =>
    noticeEnd(step, new Date(at), 'Asia/Manila').toISOString()
  expect(end('M', '2026-11-07T07:00:00Z')).toBe('2026-12-31T16:00:00.000Z')
  expect(end('H', '2026-11-07T07:00:00Z')).toBe('2026-12-15T16:00:00.000Z')
  expect(end('D', '2026-11-07T07:00:00Z')).toBe('2026-12-07T16:00:00.000Z')
  expect(end('hour', '2026-11-07T07:00:00Z')).toBe('2026-12-07T07:00:00.000Z')
  expect(end('slot', '2026-11-07T07:03:00Z')).toBe('2026-12-07T07:05:00.000Z')
  // A month that ends thirty days after the notice to the millisecond, and one that ends a millisecond too early.
  expect(end('M', '2026-10-31T16:00:00.000Z')).toBe('2026-11-30T16:00:00.000Z')
  expect(end('M', '2026-10-31T16:00:00.001Z')).toBe('2026-12-31T16:00:00.000Z')
})
