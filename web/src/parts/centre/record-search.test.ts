import { expect, test } from 'vitest'
import { oneOf, pageIn, rangeIn } from './record-search.ts'

const today = '2026-11-21'
const week = { from: '2026-11-15', to: today }

test('a record opens with the last seven days', () => {
  expect(rangeIn({}, today)).toEqual(week)
})

test('an address names the range that a member sent to a friend', () => {
  expect(rangeIn({ fromDay: '2026-10-01', toDay: '2026-10-30' }, today)).toEqual({
    from: '2026-10-01',
    to: '2026-10-30',
  })
})

test.each([
  ['half a range', { fromDay: '2026-10-01' }],
  ['the wrong way round', { fromDay: '2026-10-30', toDay: '2026-10-01' }],
  ['a day to come', { fromDay: '2026-11-20', toDay: '2026-11-22' }],
  ['no days at all', { fromDay: 'x', toDay: 7 }],
  ['days that the calendar does not have', { fromDay: '2026-13-01', toDay: '2026-13-02' }],
])('an address with %s falls back to seven days', (_, search) => {
  expect(rangeIn(search, today)).toEqual(week)
})

test('a page is a whole number from one', () => {
  expect([pageIn({ recordPage: 3 }), pageIn({ recordPage: 0 }), pageIn({ recordPage: '2' }), pageIn({})]).toEqual([
    3, 1, 1, 1,
  ])
})

test('an unknown filter is no filter', () => {
  expect(oneOf(['won', 'lost'], 'won')).toBe('won')
  expect(oneOf(['won', 'lost'], 'bribed')).toBeUndefined()
})
