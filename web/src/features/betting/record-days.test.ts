import { expect, test } from 'vitest'
import { byDay } from './record-days.ts'

test('a record is cut where the day changes, in its own order', () => {
  const groups = byDay(['21 b', '21 a', '20 z'], (one) => one.slice(0, 2))
  expect(groups).toEqual([
    { day: '21', list: ['21 b', '21 a'] },
    { day: '20', list: ['20 z'] },
  ])
  expect(byDay([], String)).toEqual([])
})
