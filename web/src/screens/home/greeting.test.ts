import { expect, test } from 'vitest'
import { greetingAt, hourAt } from './greeting.ts'

test('members are greeted by the hour of the brand’s clock, and late at night it is still evening', () => {
  expect([4, 5, 11, 12, 17, 18, 23, 0].map(greetingAt)).toEqual([
    'good_evening',
    'good_morning',
    'good_morning',
    'good_afternoon',
    'good_afternoon',
    'good_evening',
    'good_evening',
    'good_evening',
  ])
  expect(hourAt(Date.parse('2026-11-21T16:00:00Z'), 'Asia/Manila')).toBe(0)
  expect(hourAt(Date.parse('2026-11-21T06:30:00Z'), 'Asia/Manila')).toBe(14)
})
