import { describe, expect, test } from 'vitest'
import { lotteryOf } from './lotteries.ts'
import {
  type DrawSchedule,
  issueAt,
  issueNumbered,
  issuesBetween,
  issuesOfDay,
  type LotteryIssue,
  nextIssues,
} from './schedule.ts'

const scheduleOf = (gameCode: string): DrawSchedule => lotteryOf(gameCode)!.schedule
const at = (text: string) => new Date(text)
const timesOf = ({ openAt, closeAt, drawAt }: LotteryIssue) =>
  [openAt, closeAt, drawAt].map((moment) => moment.toISOString())
const numbersOf = (issues: readonly LotteryIssue[]) => issues.map(({ issueNo }) => issueNo)

describe('every minute', () => {
  const schedule = scheduleOf('SSC_1M')

  test('a day has 1440 issues, numbered by the minutes of the lottery’s own day', () => {
    const issues = issuesOfDay(schedule, '2026-11-21')
    expect(issues).toHaveLength(1440)
    expect(issues[902]?.issueNo).toBe('202611210903')
    // 15:03 in UTC+8; sale from five seconds before the draw of 15:02 on.
    expect(timesOf(issues[902]!)).toEqual([
      '2026-11-21T07:01:55.000Z',
      '2026-11-21T07:02:55.000Z',
      '2026-11-21T07:03:00.000Z',
    ])
    expect(issues.at(-1)?.issueNo).toBe('202611211440')
    expect(issues.at(-1)?.drawAt).toEqual(at('2026-11-21T16:00:00Z'))
    expect(issues.at(-1)?.day).toBe('2026-11-21')
  })

  test('each issue is sold from the end of the one before, across midnight too', () => {
    const issues = issuesBetween(schedule, { from: at('2026-11-21T15:50:00Z'), to: at('2026-11-21T16:10:00Z') })
    expect(numbersOf(issues)[0]).toBe('202611211430')
    expect(numbersOf(issues).at(-1)).toBe('202611220009')
    expect(issues.slice(1).map(({ openAt }) => openAt)).toEqual(issues.slice(0, -1).map(({ closeAt }) => closeAt))
  })

  test('the issue on sale changes at the moment at which the one before closes', () => {
    expect(issueAt(schedule, at('2026-11-21T07:02:54.999Z'))?.issueNo).toBe('202611210903')
    expect(issueAt(schedule, at('2026-11-21T07:02:55Z'))?.issueNo).toBe('202611210904')
    expect(issueAt(schedule, at('2026-11-21T15:59:56Z'))?.issueNo).toBe('202611220001')
  })

  test('the next ones are those that are not closed', () => {
    expect(numbersOf(nextIssues(schedule, at('2026-11-21T15:57:55Z'), 4))).toEqual([
      '202611211439',
      '202611211440',
      '202611220001',
      '202611220002',
    ])
    expect(nextIssues(schedule, at('2026-11-21T15:57:55Z'), 0)).toEqual([])
  })

  test('a number leads to its issue, and a wrong one to none', () => {
    expect(issueNumbered(schedule, '202611210903')?.drawAt).toEqual(at('2026-11-21T07:03:00Z'))
    for (const wrong of ['202611211441', '202611210000', '20261121903', '20261121', '202602300001', '', 'x'])
      expect(issueNumbered(schedule, wrong)).toBeUndefined()
  })
})

test.each([
  ['HN_5M', '202611210191', '202611211', '20261121191', '2026-11-21T08:55:00.000Z'],
  ['SSC_3M', '202611210480', '20261121481', '20261121480', '2026-11-21T16:00:00.000Z'],
  ['TH_10M', '2026112100', '20261121145', '20261121144', '2026-11-21T17:00:00.000Z'],
])('%s has neither %s nor %s, but %s', (gameCode, padded, beyond, issueNo, drawAt) => {
  const schedule = scheduleOf(gameCode)
  expect(issueNumbered(schedule, padded)).toBeUndefined()
  expect(issueNumbered(schedule, beyond)).toBeUndefined()
  expect(issueNumbered(schedule, issueNo)?.drawAt.toISOString()).toBe(drawAt)
})

test('every twenty minutes in two windows is 59 draws, numbered without a gap', () => {
  const issues = issuesOfDay(scheduleOf('SSC_20M'), '2026-11-21')
  expect(numbersOf(issues)).toEqual(Array.from({ length: 59 }, (_, n) => `20261121${`${n + 1}`.padStart(3, '0')}`))
  expect([0, 8, 9, 58].map((n) => issues[n]?.drawAt.toISOString())).toEqual([
    '2026-11-20T16:30:00.000Z',
    '2026-11-20T19:10:00.000Z',
    '2026-11-20T23:30:00.000Z',
    '2026-11-21T15:50:00.000Z',
  ])
  // The first of the morning is sold through the night.
  expect(issues[9]?.openAt).toEqual(issues[8]?.closeAt)
  expect(issueAt(scheduleOf('SSC_20M'), at('2026-11-20T21:00:00Z'))?.issueNo).toBe('20261121010')
})

describe('Vietnamese stations', () => {
  test('the North is sold for a day, until ten minutes before its draw', () => {
    const issue = issueAt(scheduleOf('VN_MB'), at('2026-11-21T08:50:24Z'))!
    expect(issue.issueNo).toBe('20261121')
    expect(timesOf(issue)).toEqual(['2026-11-20T11:05:00.000Z', '2026-11-21T11:05:00.000Z', '2026-11-21T11:15:00.000Z'])
  })

  test('a station is sold from the close of its region’s draw before', () => {
    const schedule = scheduleOf('VN_HCM')
    // Monday and Saturday; the South of Friday and Sunday closes at 16:05.
    expect(numbersOf(nextIssues(schedule, at('2026-11-16T00:00:00Z'), 4))).toEqual([
      '20261116',
      '20261121',
      '20261123',
      '20261128',
    ])
    expect(timesOf(issueNumbered(schedule, '20261121')!)).toEqual([
      '2026-11-20T09:05:00.000Z',
      '2026-11-21T09:05:00.000Z',
      '2026-11-21T09:15:00.000Z',
    ])
    expect(issueAt(schedule, at('2026-11-20T09:04:59Z'))).toBeUndefined()
    expect(issueAt(schedule, at('2026-11-20T09:05:00Z'))?.issueNo).toBe('20261121')
    expect(issueNumbered(schedule, '20261120')).toBeUndefined()
  })

  test('where the region draws nothing the sale begins with its last draw', () => {
    const { region, ...schedule } = scheduleOf('VN_HCM')
    const withHoliday = { ...schedule, region: { ...region!, shifts: { '2026-11-20': null } } }
    expect(issueNumbered(withHoliday, '20261121')?.openAt).toEqual(at('2026-11-19T09:05:00Z'))
  })
})

describe('the first and the sixteenth', () => {
  const schedule = scheduleOf('TH_GLO')

  test('are drawn at three, and sold from the draw before', () => {
    const [issue] = nextIssues(schedule, at('2026-11-21T00:00:00Z'), 1)
    expect(issue?.issueNo).toBe('20261201')
    expect(timesOf(issue!)).toEqual([
      '2026-11-16T07:30:00.000Z',
      '2026-12-01T07:30:00.000Z',
      '2026-12-01T08:00:00.000Z',
    ])
  })

  test('a shift moves a single day, with its number', () => {
    expect(numbersOf(nextIssues(schedule, at('2026-12-02T00:00:00Z'), 5))).toEqual([
      '20261216',
      '20270102',
      '20270117',
      '20270201',
      '20270216',
    ])
    expect(issueNumbered(schedule, '20270101')).toBeUndefined()
    expect(issueNumbered(schedule, '20270201')?.openAt).toEqual(at('2027-01-17T07:30:00Z'))
  })

  test('a shift may be back into the year before, or to no day at all', () => {
    const shifted = { ...schedule, shifts: { '2027-01-01': '2026-12-30', '2027-01-16': null } }
    expect(numbersOf(nextIssues(shifted, at('2026-12-17T00:00:00Z'), 2))).toEqual(['20261230', '20270201'])
    expect(issueNumbered(shifted, '20270201')?.openAt).toEqual(at('2026-12-30T07:30:00Z'))
  })
})

test('some weekdays are sold from one to the next', () => {
  const schedule = scheduleOf('LA_PATTANA')
  const week = issuesBetween(schedule, { from: at('2026-11-16T00:00:00Z'), to: at('2026-11-23T00:00:00Z') })
  expect(numbersOf(week)).toEqual(['20261116', '20261118', '20261120'])
  expect(timesOf(week[1]!)).toEqual([
    '2026-11-16T13:20:00.000Z',
    '2026-11-18T13:20:00.000Z',
    '2026-11-18T13:30:00.000Z',
  ])
})

test('a moment that is drawn at belongs to what begins with it', () => {
  const schedule = scheduleOf('VN_MB')
  const draw = at('2026-11-21T11:15:00Z')
  const dayLater = at('2026-11-22T11:15:00Z')
  expect(numbersOf(issuesBetween(schedule, { from: draw, to: dayLater }))).toEqual(['20261121'])
  expect(issuesBetween(schedule, { from: dayLater, to: draw })).toEqual([])
})

describe('where clocks are set', () => {
  const hourly: DrawSchedule = {
    timeZone: 'America/New_York',
    cutOffSeconds: 60,
    times: { kind: 'minutes', every: 60, windows: [{ from: '01:00', to: '24:00' }] },
  }
  const nightly: DrawSchedule = { ...hourly, times: { kind: 'days', at: '02:30' } }

  test.each([
    ['2026-03-07', 24],
    ['2026-03-08', 23],
    ['2026-11-01', 25],
  ])('%s has %s draws, an hour apart and numbered without a gap', (day, count) => {
    const issues = issuesOfDay(hourly, day)
    expect(numbersOf(issues)).toEqual(
      Array.from({ length: count }, (_, n) => day.replaceAll('-', '') + `${n + 1}`.padStart(3, '0')),
    )
    const first = issues[0]!.drawAt.getTime()
    expect(issues.map(({ drawAt }) => (drawAt.getTime() - first) / 3_600_000)).toEqual(issues.map((_, n) => n))
    expect(issues.slice(1).map(({ openAt }) => openAt)).toEqual(issues.slice(0, -1).map(({ closeAt }) => closeAt))
  })

  test('a time that is left out is drawn as much later, one that comes twice only once', () => {
    const days = issuesBetween(nightly, { from: at('2026-03-07T00:00:00Z'), to: at('2026-03-10T00:00:00Z') })
    expect(days.map(({ drawAt }) => drawAt.toISOString())).toEqual([
      '2026-03-07T07:30:00.000Z',
      '2026-03-08T07:30:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ])
    const early: DrawSchedule = { ...hourly, times: { kind: 'days', at: '01:30' } }
    expect(issuesOfDay(early, '2026-11-01').map(({ drawAt }) => drawAt.toISOString())).toEqual([
      '2026-11-01T05:30:00.000Z',
    ])
  })
})

test('a schedule that has come to its end has no next issue, and its first one opens with its day', () => {
  const none: DrawSchedule = { timeZone: 'UTC', cutOffSeconds: 0, times: { kind: 'days', at: '12:00', weekdays: [] } }
  expect(nextIssues(none, at('2026-11-21T00:00:00Z'), 3)).toEqual([])
  const once: DrawSchedule = { ...none, shifts: { '2026-11-01': '2026-11-22' } }
  expect(nextIssues(once, at('2026-11-21T00:00:00Z'), 3).map(timesOf)).toEqual([
    ['2026-11-22T00:00:00.000Z', '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'],
  ])
})

test('a time that no day has is refused', () => {
  const wrong: DrawSchedule = { timeZone: 'UTC', cutOffSeconds: 0, times: { kind: 'days', at: '24:30' } }
  expect(() => issuesOfDay(wrong, '2026-11-21')).toThrow('24:30 is no time of a day')
})
