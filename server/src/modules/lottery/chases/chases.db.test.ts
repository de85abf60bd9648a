import { randomUUID } from 'node:crypto'
import { chases } from '@croupier/contract/lottery-chases.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { settleIssues } from '../draws/settle-issues.ts'

const here = await world()
const { ask, clock, deps, member } = here
const play = await lotteryPlay(here, 'SSC_1M')
const { chase, chaseOf, drawAll, terms } = play

const money = async ({ token }: TestMember) => (await ask(balance, { token })).value.sumBalance
/** Every digit at the last place: one of ten tickets wins 9.80 times its price of 2.00. */
const sure = digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10)
/** Five digits in their order. */
const never = digitLine('ZX5', '0|0|0|0|0', 1)

test('a chase is paid at once, each issue so many times', async () => {
  const one = await member()
  const { value } = await chase(one, [never, digitLine('DWD', '1||||', 1, { mode: 1800 })], { multiples: [1, 2, 4] })
  // Two tickets of 2.00, seven times; of the second a mode of 1800 gives 8 % back.
  expect(value).toMatchObject({ amount: '28.00', rebate: '1.12', balance: '973.12', chaseId: value.orderId })
  expect(await money(one)).toBe('973.12')
  const { next } = await terms()
  const seen = await chaseOf(one, value.orderId)
  expect(seen).toMatchObject({ state: 'running', issues: 3, endedIssues: 0, amount: '28.00', played: '0.00' })
  expect(
    seen.items.map(({ issueNo, multiple, amount, cancellable }) => [issueNo, multiple, amount, cancellable]),
  ).toEqual([
    [next[0]?.issueNo, 1, '4.00', true],
    [next[1]?.issueNo, 2, '8.00', true],
    [next[2]?.issueNo, 4, '16.00', true],
  ])
})

test('without a stop, or without a win, every issue is played in its order', async () => {
  const [goes, loses] = [await member(), await member()]
  const first = await chase(goes, [sure], { multiples: [1, 2], stopOnWin: false })
  const second = await chase(loses, [digitLine('DWD', '0||||', 1)], { multiples: [1, 1, 1], stopOnWin: false })
  const { items } = await chaseOf(loses, second.value.orderId)
  // Nobody was there: all three are closed and drawn in one go.
  clock.set(items[2]?.drawAt ?? '')
  await play.draws()
  expect(await chaseOf(goes, first.value.orderId)).toMatchObject({
    state: 'ended',
    items: [
      { state: 'won', prize: '19.60' },
      { state: 'won', prize: '39.20' },
    ],
  })
  expect(await chaseOf(loses, second.value.orderId)).toMatchObject({ state: 'ended', endedIssues: 3, amount: '6.00' })
})

test('ten times at once under one id it is one chase; other content is refused', async () => {
  const one = await member()
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => chase(one, [never], { id, multiples: [1, 2] })))
  expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
  expect(await money(one)).toBe('994.00')
  expect((await chase(one, [never], { id, multiples: [1, 3] })).errorCode).toBe('id_reused')
  expect((await chase(one, [never], { id, multiples: [1, 2], stopOnWin: false })).errorCode).toBe('id_reused')
})

test('a chase is taken whole or not at all', async () => {
  const one = await member()
  const dear = digitLine('DWD', '1||||', 1, { multiple: 200 })
  expect((await chase(one, [dear], { multiples: [1, 1, 1] })).errorCode).toBe('insufficient_funds')
  expect(await money(one)).toBe('1000.00')
  expect((await ask(chases, { token: one.token })).value.total).toBe(0)
  const many = await Promise.all(Array.from({ length: 6 }, () => chase(one, [dear], { multiples: [1, 1] })))
  expect(many.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1)
  expect(await money(one)).toBe('200.00')
})

test('what cannot be had is refused at its row, and nothing moves', async () => {
  const one = await member()
  const { next } = await terms()
  const at = (place: number) => next[place]?.issueNo ?? ''
  const asked = (issues: readonly { issueNo: string; multiple: number }[], issueNo = at(0)) =>
    ask(placeOrder, {
      token: one.token,
      body: {
        id: randomUUID(),
        gameCode: 'SSC_1M',
        issueNo,
        lines: [never],
        chase: { issues: [...issues], stopOnWin: true },
      },
    })
  const row = (place: number, multiple = 1) => ({ issueNo: at(place), multiple })
  // 98,000 × 2.00 × 51 = 9,996,000.00 is the most below 10,000,000.00.
  const tooMuch = await asked([row(0), row(1, 52)])
  expect(tooMuch.errorCode).toBe('stake_too_large')
  expect(tooMuch.fields['chase.issues.1.multiple']).toMatchObject([{ code: 'too_large' }])
  expect((await asked([row(0), row(2), row(1)])).fields).toHaveProperty(['chase.issues.2.issueNo'])
  expect((await asked([row(0), row(0)])).fields).toHaveProperty(['chase.issues.1.issueNo'])
  expect((await asked([row(1), row(2)])).fields).toHaveProperty(['chase.issues.0.issueNo'])
  expect((await asked([row(0), { issueNo: '209901010001', multiple: 1 }])).fields).toHaveProperty([
    'chase.issues.1.issueNo',
  ])
  // Sale of what comes later need not have begun.
  expect((await asked([row(1), row(2)], at(1))).errorCode).toBeUndefined()
  expect(await money(one)).toBe('996.00')
})

test('an issue waits for the earlier ones of its chase', async () => {
  const one = await member()
  const { value } = await chase(one, [never], { multiples: [1, 1] })
  const { items } = await chaseOf(one, value.orderId)
  clock.set(items[1]?.drawAt ?? '')
  await drawAll()
  const first = sql`issue_no = ${items[0]?.issueNo ?? ''} and lottery = 'SSC_1M'`
  await sql`update lottery.issue set status = 'closed', drawn_at = null where ${first}`.execute(deps.db)
  await settleIssues(deps)
  expect((await chaseOf(one, value.orderId)).items.map(({ state }) => state)).toEqual(['open', 'open'])
  await sql`update lottery.issue set status = 'drawn', drawn_at = now() where ${first}`.execute(deps.db)
  await settleIssues(deps)
  expect(await chaseOf(one, value.orderId)).toMatchObject({ state: 'ended', endedIssues: 2 })
})
