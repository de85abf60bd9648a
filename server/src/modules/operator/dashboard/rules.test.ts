import { expect, test } from 'vitest'
import { hoursOf, spansOf } from './rules.ts'

const now = new Date('2026-11-21T06:30:00Z') // 14:30 in Manila

test('today begins at the brand’s midnight, and is compared with as much of yesterday', () => {
  expect(spansOf('today', now, 'Asia/Manila')).toMatchObject({
    shown: { from: new Date('2026-11-20T16:00:00Z'), to: new Date('2026-11-21T16:00:00Z') },
    before: { from: new Date('2026-11-19T16:00:00Z'), to: new Date('2026-11-20T06:30:00Z') },
  })
})

test('a week is today and the six days before, and compared with the seven before those', () => {
  const { shown, before } = spansOf('week', now, 'Asia/Manila')
  expect(shown.from).toEqual(new Date('2026-11-14T16:00:00Z'))
  expect(before).toEqual({ from: new Date('2026-11-07T16:00:00Z'), to: new Date('2026-11-14T06:30:00Z') })
})

test('hours to come have no figure, and the mean is over the weeks that had any play', () => {
  const { shown: day } = spansOf('today', now, 'Asia/Manila')
  const at = (hour: number, week = 0) => new Date(day.from.getTime() + (hour - week * 7 * 24) * 3_600_000)
  const row = (moment: Date, stakes: bigint, payouts: bigint) => ({ at: moment, stakes, payouts })
  const hours = hoursOf(day, [row(at(2), 100n, 30n)], [[row(at(2, 1), 50n, 0n)], [row(at(3, 2), 10n, 20n)], []], now)
  expect(hours).toHaveLength(24)
  expect(hours[2]).toEqual({ hour: 2, ggr: 70n, mean: 25n })
  expect(hours[3]).toEqual({ hour: 3, ggr: 0n, mean: -5n })
  expect(hours[14]).toMatchObject({ ggr: 0n })
  expect(hours[15]).toMatchObject({ ggr: null })
})
