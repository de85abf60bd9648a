import { randomUUID } from 'node:crypto'
import { takeTimeOut } from '@croupier/contract/limits.ts'
import { chase as readChase, chases } from '@croupier/contract/lottery-chases.ts'
import { placeOrder } from '@croupier/contract/lottery-orders.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { settleIssues } from '../draws/settle-issues.ts'
import { endChases, endChasesOfBarred } from './end-chases.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
const play = await lotteryPlay(here, 'SSC_1M')
const { chase, chaseOf, cancelChase, drawAll, onSale, terms, toDraw } = play

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

test('a win gives back what is not closed, and what was played stands', async () => {
  const one = await member()
  const { value } = await chase(one, [sure], { multiples: [1, 1, 5] })
  expect(await money(one)).toBe('860.00')
  const { items } = await chaseOf(one, value.orderId)
  await toDraw(items[0]?.issueNo ?? '')
  const after = await chaseOf(one, value.orderId)
  expect(after.items.map(({ state }) => state)).toEqual(['won', 'cancelled', 'cancelled'])
  expect(after).toMatchObject({ state: 'stopped', endedIssues: 3, amount: '20.00', played: '20.00', prize: '19.60' })
  expect(await money(one)).toBe('999.60')
  await endChases(deps)
  expect(await money(one)).toBe('999.60')
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

test('issues are taken back one by one or all, stake and rebate as one, the same twice once', async () => {
  const one = await member()
  const line = digitLine('DWD', '1||||', 1, { mode: 1800 })
  const { value } = await chase(one, [line], { multiples: [10, 20, 30] })
  const { items } = await chaseOf(one, value.orderId)
  const [id, second] = [randomUUID(), items[1]?.issueNo ?? '']
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => cancelChase(one, value.orderId, { id, issueNos: [second] })),
  )
  expect(new Set(answers.map(({ value: said }) => JSON.stringify(said)))).toEqual(
    new Set([JSON.stringify(answers[0]?.value)]),
  )
  // 40.00 less the 3.20 that came with it.
  expect(answers[0]?.value).toMatchObject({ issueNos: [second], returned: '36.80' })
  expect((await cancelChase(one, value.orderId, { id })).errorCode).toBe('id_reused')
  expect((await cancelChase(one, value.orderId, { issueNos: ['209901010001'] })).errorCode).toBe('invalid_request')
  expect((await chaseOf(one, value.orderId)).state).toBe('running')
  expect((await cancelChase(one, value.orderId)).value.issueNos).toHaveLength(2)
  expect(await chaseOf(one, value.orderId)).toMatchObject({ state: 'cancelled', amount: '0.00', rebate: '0.00' })
  expect(await money(one)).toBe('1000.00')
  expect((await cancelChase(one, value.orderId)).errorCode).toBe('bets_closed')
})

test('a stranger neither sees nor cancels a chase, and its id is not found', async () => {
  const [one, stranger] = [await member(), await member()]
  const { value } = await chase(one, [never], { multiples: [1, 1] })
  const asked = { token: stranger.token, params: { chaseId: value.orderId } }
  expect((await ask(readChase, asked)).errorCode).toBe('not_found')
  expect((await cancelChase(stranger, value.orderId)).errorCode).toBe('not_found')
  expect((await ask(chases, { token: stranger.token })).value.total).toBe(0)
  expect((await ask(chases, { token: one.token, query: { state: 'running' } })).value.total).toBe(1)
  expect((await ask(chases, { token: one.token, query: { state: 'ended' } })).value.total).toBe(0)
})

test('who takes a break has back what is not closed', async () => {
  const one = await member()
  const { value } = await chase(one, [never], { multiples: [1, 1, 1] })
  const { closeAt } = await onSale()
  clock.set(closeAt)
  await play.draws()
  await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
  await endChasesOfBarred(deps, { topic: 'member_changed', brandId: 1, keys: [one.id] })
  const token = await logIn(one.account, one.password)
  const after = await chaseOf({ ...one, token }, value.orderId)
  expect([after.state, after.items.map(({ state }) => state)]).toEqual([
    'cancelled',
    ['open', 'cancelled', 'cancelled'],
  ])
  expect(await money({ ...one, token })).toBe('998.00')
})

test('a chase that was ended and not given back by a kill is given back by the next pass', async () => {
  const one = await member()
  const { value } = await chase(one, [never], { multiples: [1, 1] })
  await sql`update lottery.chase set ended_by = 'win' where id = ${value.orderId}::uuid`.execute(deps.db)
  await Promise.all([settleIssues(deps), settleIssues(deps), endChases(deps)])
  expect(await money(one)).toBe('1000.00')
  expect((await chaseOf(one, value.orderId)).items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
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
