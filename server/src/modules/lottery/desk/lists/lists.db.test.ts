import { randomUUID } from 'node:crypto'
import { deskChases, deskIssues, deskOrderLines, deskLotteries } from '@croupier/contract/console-lotteries.ts'
import { deskDraws } from '@croupier/contract/console-draws.ts'
import { exportList } from '@croupier/contract/lists.ts'
import { describe, expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../../test/lotteries.ts'
import { officialPlay } from '../../../../../test/official-draws.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { world } from '../../../../../test/world.ts'

const here = await world()
const { ask, clock, member } = here
await officialPlay(here)
const play = await lotteryPlay(here, 'SSC_10M')
const [winner, waiter, chaser] = [await member(), await member(), await member()]
/** Every digit at the last place: one of ten tickets wins 9.80 times its price of 2.00. */
const sure = digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10)
const never = digitLine('ZX5', '0|0|0|0|0', 1)
const { issueNo } = await play.onSale()
const { orderId: wonId } = (await play.place(winner, [sure, never])).value
const { orderId: backId } = (await play.place(waiter, [never])).value
await play.cancel(waiter, backId)
const { chaseId } = (await play.chase(chaser, [sure], { multiples: [1, 2, 1] })).value
clock.set((await play.issue(issueNo)).drawAt)
await play.draws()
const { issueNo: nextNo } = await play.onSale()
const { orderId: openId } = (await play.place(waiter, [digitLine('DWD', '1||||', 1)])).value
// The clock has ended nobody's session yet: operators come last.
const token = await operatorIn(here)
const teller = await operatorIn(here, 'operator02')
const far = { headers: { merchant: 'SAMPA' } }

const issues = async (query = {}, more = {}) => (await ask(deskIssues, { token, query, ...more })).value
const lines = async (query = {}, more = {}) => (await ask(deskOrderLines, { token, query, ...more })).value
const chases = async (query = {}, more = {}) => (await ask(deskChases, { token, query, ...more })).value
const lotteries = async (query = {}) => (await ask(deskLotteries, { token, query })).value

describe('lotteries', () => {
  test('each has what it is, when it draws and what closes next', async () => {
    const { list } = await lotteries({ search: 'ssc_10m' })
    expect(list).toMatchObject([
      {
        code: 'SSC_10M',
        family: 'SSC',
        prizeMode: 'Elott',
        drawnBy: 'house',
        sale: 'open',
        issueNo: nextNo,
        schedule: { every: 10, at: null, weekdays: [], cutOffSeconds: expect.any(Number) },
      },
    ])
    expect(list[0]?.readyTo).not.toBeNull()
  })

  test('filters narrow, pages cut, and nothing is counted twice', async () => {
    const all = await lotteries()
    expect((await lotteries({ drawnBy: 'official' })).list.map(({ code }) => code)).toContain('VN_MB')
    expect((await lotteries({ family: 'SSC' })).list.every(({ family }) => family === 'SSC')).toBe(true)
    expect((await lotteries({ prizeMode: 'SEA' })).list.every(({ prizeMode }) => prizeMode === 'SEA')).toBe(true)
    const pages = await Promise.all([1, 2].map((pageNo) => lotteries({ pageNo, pageSize: 2 })))
    expect(pages.flatMap(({ list }) => list)).toEqual(all.list.slice(0, 4))
    expect(pages[0]?.total).toBe(all.total)
  })
})

describe('issues', () => {
  test('say what the brand took and paid; another brand took nothing', async () => {
    // Of the sure line and the chase's first issue 19.60 each; a line was given back.
    const own = { lines: 3, stakes: '42.00', prizes: '39.20', result: '2.80', status: 'settled' }
    const one = (await issues({ gameCode: 'SSC_10M' })).list.find((row) => row.issueNo === issueNo)
    expect(one).toMatchObject(own)
    const theirs = (await issues({ gameCode: 'SSC_10M' }, far)).list.find((row) => row.issueNo === issueNo)
    expect(theirs).toMatchObject({ lines: 0, prizes: '0', status: 'settled' })
  })

  test('by status, lottery and day, the latest first; what is to come where it is asked for', async () => {
    expect((await issues({ gameCode: 'SSC_10M', status: 'open' })).list.map((row) => row.issueNo)).toEqual([nextNo])
    const shown = await issues({ gameCode: 'SSC_10M' })
    expect(shown.list[0]?.issueNo).toBe(nextNo)
    expect(shown.list.map(({ drawAt }) => drawAt)).toEqual(
      shown.list.map(({ drawAt }) => drawAt).toSorted((one, other) => (one < other ? 1 : -1)),
    )
    const pending = await issues({ gameCode: 'SSC_10M', status: 'pending' })
    expect(pending.list.every(({ openAt }) => new Date(openAt) > here.deps.now())).toBe(true)
    expect(pending.total).toBeGreaterThan(0)
    const day = (await issues({ gameCode: 'VN_MB', day: '2031-02-28' })).total
    expect(day).toBe(0)
    expect((await ask(deskIssues, { token, query: { day: '2026-02-30' } })).fields).toHaveProperty('day')
  })
})

test.each(['https://play.example/launch', '"', '{nobody}', 'nobody'])(
  'nothing is whose account is %s',
  async (search) => {
    expect((await lines({ search })).total).toBe(0)
    expect((await chases({ search })).total).toBe(0)
  },
)

describe('lines', () => {
  test('each with whose it is, how it was taken and how it stands', async () => {
    const { list, total, more, sums } = await lines({ search: winner.account })
    expect({ total, more, sums }).toEqual({ total: 2, more: false, sums: { amount: '22.00' } })
    expect(list).toMatchObject([
      { orderId: wonId, account: winner.account, method: 'DWD', tickets: 10, amount: '20.00', mode: 1960 },
      { orderId: wonId, method: 'ZX5', content: '0|0|0|0|0', state: 'lost', prize: '0.00', chaseId: null },
    ])
    expect(list[0]).toMatchObject({ state: 'won', prize: '19.60', issueNo, odds: [{ odds: '9.8000' }] })
  })

  test.each([
    ['won', { search: winner.account }, 1],
    ['lost', { search: winner.account }, 1],
    ['open', { search: waiter.account }, 1],
    ['cancelled', { search: waiter.account }, 1],
    ['corrected', {}, 0],
  ] as const)('%s ones alone', async (state, query, total) => {
    const found = await lines({ ...query, state })
    expect(found.total).toBe(total)
    expect(found.list.every((line) => line.state === state)).toBe(true)
  })

  test('by lottery, issue, method, id and days', async () => {
    const ofIssue = await lines({ gameCode: 'SSC_10M', issueNo: nextNo })
    expect(ofIssue.list.every((line) => line.issueNo === nextNo)).toBe(true)
    expect(ofIssue.list.map(({ orderId }) => orderId)).toContain(openId)
    expect((await lines({ gameCode: 'VN_MB' })).total).toBe(0)
    expect((await lines({ issueNo: '202001010001' })).total).toBe(0)
    expect((await lines({ method: 'ZX5' })).list.every(({ method }) => method === 'ZX5')).toBe(true)
    expect((await lines({ search: openId })).list.map(({ lineId }) => lineId)).toEqual([openId])
    expect((await lines({ from: '2031-01-01' })).total).toBe(0)
    expect((await lines({ to: '2031-01-01' })).total).toBe((await lines()).total)
    expect((await lines({ search: 'nobody.there' })).total).toBe(0)
    expect((await ask(deskOrderLines, { token, query: { from: '2026-02-30' } })).fields).toHaveProperty('from')
  })

  test('pages cut them, each line once', async () => {
    const all = (await lines()).list.map(({ lineId }) => lineId)
    const pages = await Promise.all([1, 2, 3].map((pageNo) => lines({ pageNo, pageSize: 2 })))
    expect(pages.flatMap(({ list }) => list.map(({ lineId }) => lineId))).toEqual(all.slice(0, 6))
    expect(new Set(all).size).toBe(all.length)
  })

  test('of another brand nobody sees any, whatever id they name', async () => {
    for (const query of [{}, { search: openId }, { search: winner.account }, { gameCode: 'SSC_10M', issueNo }])
      expect((await lines(query, far)).total).toBe(0)
  })
})

describe('chases', () => {
  test('each with what is done, left, spent and won, and what ended it', async () => {
    const [one] = (await chases({ search: chaser.account })).list
    expect(one).toMatchObject({
      chaseId,
      account: chaser.account,
      issues: 3,
      stopOnWin: true,
      spent: '20.00',
      prize: '19.60',
      state: 'stopped',
      endedBy: 'win',
    })
    expect((one?.done ?? 0) + (one?.left ?? 0)).toBe(3)
  })

  test('by state, lottery, id and days; none of another brand', async () => {
    expect((await chases({ state: 'stopped' })).total).toBe(1)
    expect((await chases({ state: 'running' })).total).toBe(0)
    expect((await chases({ gameCode: 'VN_MB' })).total).toBe(0)
    expect((await chases({ search: String(chaseId) })).total).toBe(1)
    expect((await chases({ search: randomUUID() })).total).toBe(0)
    expect((await chases({ from: '2031-01-01' })).total).toBe(0)
    for (const query of [{}, { search: String(chaseId) }]) expect((await chases(query, far)).total).toBe(0)
  })
})

test('paid draws of the last day stand at the desk with what is left of them, the latest first', async () => {
  const { list } = (await ask(deskDraws, { token, query: { tab: 'settled', gameCode: 'SSC_10M' } })).value
  const one = list.find((draw) => draw.issueNo === issueNo)
  expect(one).toMatchObject({ stakes: '42.00', paid: { prizes: '39.20', result: '2.80', margin: '6.66' } })
  expect(list[0]?.issueNo).toBe(issueNo)
})

test('each list becomes a file, and who may not read draws sees none of them', async () => {
  const calls = [deskLotteries, deskIssues, deskOrderLines, deskChases]
  for (const call of calls) {
    expect((await ask(call, { token: teller })).errorCode).toBe('forbidden')
    const body = { path: call.path, query: {}, columns: [{ key: 'name', head: 'Lottery' }], format: 'csv' as const }
    const { value } = await ask(exportList, { token, body })
    expect(value.rows).toBe((await ask(call, { token, query: { pageSize: 1 } })).value.total)
  }
})
