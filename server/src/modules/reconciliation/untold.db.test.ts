import { randomUUID } from 'node:crypto'
import {
  creditUnmatchedReceipt,
  returnUnmatchedReceipt,
  unmatchedReceiptCase,
  unmatchedReceiptDesk,
} from '@croupier/contract/console-unmatched-receipts.ts'
import { expect, test } from 'vitest'
import { houseBalancesOf } from '#modules/wallet/balances/balances.ts'
import { deskWorld } from '../../../test/desk.ts'
import { operatorIn } from '../../../test/operators.ts'
import { expireRequests } from '../../../test/reconciling.ts'
import { reconcile } from './reconcile.ts'
import { findFindings } from './store.ts'

const it = await deskWorld()
const { ask, ana, confirm, member, want, say, moneyOf, payments, clock, deps } = it
const day = deps.now().toISOString().slice(0, 10)
const line = (id: string, amount: string) =>
  [deps.now().toISOString(), 'payment', id, 'DEP0041', amount, 'PHP', 'paid'].join(',')
const run = () => reconcile(deps, { day, by: 'operator:test' })
const unmatched = async () => (await ask(unmatchedReceiptDesk, { token: ana })).value.list
const credit = (strayId: string, account: string) => {
  const body = { reason: 'told_late', account, expected: { amount: '700.00', state: 'open' } }
  return ask(creditUnmatchedReceipt, { token: ana, params: { strayId }, body })
}
const findings = async () => {
  const { rows } = await findFindings(deps.db, { day, state: 'open' }, { pageNo: 1, pageSize: 50 })
  return rows.map(({ subject }) => subject)
}
const expired = async () => {
  const one = await member()
  const { id } = (await want(one, '700')).value
  clock.move(20 * 60_000)
  await expireRequests(deps)
  return { one, id }
}

test('a payment of which only the statement speaks waits at the desk once, and agrees with the statement once it is credited', async () => {
  const { one, id } = await expired()
  const { id: open } = (await want(await member(), '900')).value
  const nobody = randomUUID()
  payments.statement(day, [line(id, '700'), line(open, '900'), line(nobody, '5')])
  await run()
  await run()
  const rows = await unmatched()
  expect(rows.map(({ why, amount, account }) => [why, amount, account])).toEqual(
    expect.arrayContaining([
      ['not_told', '700.00', one.account],
      ['not_told', '5.00', null],
    ]),
  )
  expect(rows).toHaveLength(2)
  const mine = rows.find(({ account }) => account === one.account)!
  expect((await ask(unmatchedReceiptCase, { token: ana, params: { strayId: mine.id } })).value.source).toBe('statement')
  expect(await findings()).toContain(`payment ${id}`)

  expect((await credit(mine.id, one.account)).status).toBe(200)
  await say({ type: 'payment_received', id, amount: '700.00' })
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
  await run()
  expect(await findings()).not.toContain(`payment ${id}`)
})

test('what the company says after its statement credits the deposit, and nobody has to decide on it any more', async () => {
  const { one, id } = await expired()
  payments.statement(day, [line(id, '700')])
  await run()
  const row = (await unmatched()).find(({ account }) => account === one.account)!
  await say({ type: 'payment_received', id, amount: '700.00' })
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
  expect((await credit(row.id, one.account)).errorCode).toBe('stray_not_open')
})

const [told, untold] = [randomUUID(), randomUUID()]
const suspended = async () =>
  (await houseBalancesOf(deps.db, 'suspense')).reduce((sum, { balance }) => sum + balance, 0n)
const ofAmount = async (amount: string) => (await unmatched()).filter((row) => row.amount === amount)
const sendBack = (strayId: string, amount: string) => {
  const body = { reason: 'nobody_found', note: '', bankReference: 'PX 1', expected: { amount, state: 'open' } }
  return ask(returnUnmatchedReceipt, { token: ana, params: { strayId }, body })
}

test('money that nobody asked for stands in suspense once, whether its notice or its line of the statement comes first', async () => {
  const before = await suspended()
  await say({ type: 'payment_received', id: null, amount: '61', eventId: told })
  payments.statement(day, [line(told, '61'), line(untold, '62')])
  await run()
  expect(await ofAmount('61.00')).toMatchObject([{ why: 'unknown' }])
  expect(await ofAmount('62.00')).toMatchObject([{ why: 'not_told' }])
  await say({ type: 'payment_received', id: null, amount: '62', eventId: untold })
  await run()
  expect(await ofAmount('62.00')).toMatchObject([{ why: 'unknown' }])
  expect((await suspended()) - before).toBe(123_0000n)
})

test('once somebody has decided on it, it agrees with its line of the statement', async () => {
  const lea = await operatorIn(it, 'operator05')
  for (const amount of ['61.00', '62.00']) {
    const [row] = await ofAmount(amount)
    const { extra } = await sendBack(row!.id, amount)
    expect((await confirm(lea, String(extra['approvalId']))).status).toBe(200)
  }
  await run()
  const about = await findings()
  for (const id of [told, untold]) expect(about).not.toContain(`payment ${id}`)
  expect(await ofAmount('61.00')).toEqual([])
  expect(await ofAmount('62.00')).toEqual([])
})
