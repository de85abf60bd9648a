import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { countContent, statedOf } from '../test/method-proof.ts'
import { anywhere } from './anywhere-methods.ts'
import { byClass } from './class-methods.ts'
import { readContent, writeContent } from './content.ts'
import { direct, fixedPlaces } from './direct-methods.ts'
import { drawResult } from './draw.ts'
import type { LotteryFamily } from './family.ts'
import { group } from './group-methods.ts'
import type { Lottery } from './lotteries.ts'
import { quickChoices, randomContent } from './pickers.ts'
import { oddsAt, prizeOf } from './price.ts'
import { issueAt, nextIssues } from './schedule.ts'
import { sideRoadOf, twoSidesOf } from './side-roads.ts'
import { sideChoices } from './side-methods.ts'
import { trendFieldsOf, valueTrends } from './trends.ts'
import { readTickets } from './typed-tickets.ts'
import { digitSum } from './value-methods.ts'
import { seededWords } from '../test/words.ts'

const ALL = [0, 1, 2, 3]

/** Four digits, a family that the house does not have: nothing but data. */
const p4: LotteryFamily = {
  key: 'P4',
  draw: { kind: 'digits' },
  prizes: [{ key: 'NUMBER', count: 4, digits: 1 }],
  methods: [
    direct({ key: 'ZX4', group: 'STAR_4' }, ALL),
    group({ key: 'G12', group: 'STAR_4' }, ALL, { times: [2, 1, 1], chance: [3n, 2500n] }),
    fixedPlaces({ key: 'DWD', group: 'PLACES' }, ALL),
    anywhere({ key: 'ANYPOS_1', group: 'ANYWHERE' }, ALL, { together: 1, chance: [3439n, 10_000n] }),
    byClass({ key: 'SUM', group: 'SIDES' }, digitSum(ALL), sideChoices(18)),
  ],
}

const lottery: Lottery = {
  gameCode: 'P4_2M',
  family: 'P4',
  prizeMode: 'Elott',
  accountType: 'ELOTT',
  source: { by: 'chain' },
  schedule: {
    timeZone: 'Asia/Manila',
    cutOffSeconds: 10,
    times: { kind: 'minutes', every: 2, windows: [{ from: '00:02', to: '24:00' }] },
  },
}

const hmac = (link: string, message: string) => createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest()
const results = Array.from({ length: 300 }, (_, n) =>
  drawResult(p4, { link: 'cd'.repeat(32), salt: 's', gameCode: lottery.gameCode, issueNo: `${n}` }, hmac),
)

test('a family that is only data is drawn, bet on, judged and paid', () => {
  const outcomes = Array.from({ length: 10_000 }, (_, n) => Array.from(`${n}`.padStart(4, '0')))
  const words = seededWords(4)
  for (const method of p4.methods) {
    const content = randomContent(method, words)!
    expect([method.key, countContent(method, content, outcomes)]).toEqual([method.key, statedOf(method, content)])
  }
  const [zx4] = p4.methods
  const { content } = readContent(zx4!.form, results[0]!.join('|'))
  const bet = { content: content!, price: 2n, odds: oddsAt(zx4!.tiers, { mode: 1900 }), unit: 1n }
  expect(results.map((result) => prizeOf(zx4!, bet, result)).filter((prize) => prize > 0n)).toContain(19_000n)
})

test('so is its lottery sold by its schedule', () => {
  const now = new Date('2026-11-21T07:01:55Z')
  expect(issueAt(lottery.schedule, now)).toEqual({
    issueNo: '20261121452',
    day: '2026-11-21',
    openAt: new Date('2026-11-21T07:01:50Z'),
    closeAt: new Date('2026-11-21T07:03:50Z'),
    drawAt: new Date('2026-11-21T07:04:00Z'),
  })
  expect(nextIssues(lottery.schedule, now, 100).at(-1)?.issueNo).toBe('20261121551')
})

test('it is picked, typed and has trends and roads without a line of its own', () => {
  const [zx4, g12] = p4.methods
  expect(quickChoices(zx4!.form.positions![0]!, 'BIG')).toEqual(['5', '6', '7', '8', '9'])
  expect(writeContent(readTickets(g12!.form, '2113, 1213; 1234')!.content!)).toBe('1123')
  const fields = trendFieldsOf(p4)
  expect(fields.map(({ key }) => key)).toEqual(['PLACE_0', 'PLACE_1', 'PLACE_2', 'PLACE_3', 'NUMBERS'])
  expect(valueTrends(fields[0]!, results).reduce((sum, { count }) => sum + count, 0)).toBe(300)
  const sides = twoSidesOf(p4)
  expect(sides.map(({ key }) => key)).toEqual(['SUM B', 'SUM O'])
  const road = sideRoadOf(sides[0]!, results)
  expect(road.columns.reduce((sum, column) => sum + column.length, 0)).toBe(300)
})
