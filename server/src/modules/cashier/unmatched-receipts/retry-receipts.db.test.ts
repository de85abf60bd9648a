import { randomUUID } from 'node:crypto'
import { cancelDeposit } from '@croupier/contract/cashier.ts'
import {
  returnUnmatchedReceipt,
  unmatchedReceiptDesk,
  writeOffUnmatchedReceipt,
} from '@croupier/contract/console-unmatched-receipts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { houseBalancesOf } from '#modules/wallet/balances/balances.ts'
import { deskWorld } from '../../../../test/desk.ts'
import { cutOff } from '../../../../test/invalid-transfers.ts'
import { retryReceipts } from './retry-receipts.ts'

const it = await deskWorld()
const { ask, ana, paolo, deps, member, moneyOf, say, want, confirm } = it

/** A payment of another amount, as if its notice had failed. */
const failed = async (paid = '700') => {
  const one = await member()
  const { id } = (await want(one, '700')).value
  await ask(cancelDeposit, { token: one.token, params: { depositId: id } })
  await say({ type: 'payment_received', id, amount: '1', eventId: randomUUID() })
  const { rows } = await sql<{ id: string }>`select id from cashier.unmatched_receipt where about = ${id}`.execute(
    deps.db,
  )
  await sql`update cashier.unmatched_receipt set why = 'not_processed' where id = ${rows[0]!.id}`.execute(deps.db)
  return { one, id, receipt: rows[0]!.id, paid }
}
const whyOf = async (id: string) =>
  (await ask(unmatchedReceiptDesk, { token: ana })).value.list.find((row) => row.id === id)?.why

test('what cannot be credited waits with the reason that there is, however often it is tried', async () => {
  const { one, receipt } = await failed()
  await Promise.all([1, 2, 3].map(() => retryReceipts(deps, { keys: [receipt] })))
  expect(await whyOf(receipt)).toBe('amount_differs')
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
})

test('is credited once, ten times at once', async () => {
  const { one, id, receipt } = await failed()
  await sql`update cashier.deposit set amount = 10000 where id = ${id}`.execute(deps.db)
  await Promise.all(Array.from({ length: 10 }, () => retryReceipts(deps, { keys: [receipt] })))
  expect(await moneyOf(one)).toEqual({ free: '1001.00', held: '0.00' })
  expect(await whyOf(receipt)).toBeUndefined()
})

test('is left alone once it is written off or sent back, each by two, and the ledger has where it went', async () => {
  const [first, second] = [await failed(), await failed()]
  const expected = { amount: '1.00', state: 'open' }
  const body = { reason: 'sender_unknown', note: '', expected }
  const at = (strayId: string) => ({ params: { strayId } })
  const off = await ask(writeOffUnmatchedReceipt, { token: ana, ...at(first.receipt), body })
  expect(off).toMatchObject({ status: 202, extra: { rule: 'stray_written_off' } })
  expect((await confirm(ana, String(off.extra['approvalId']))).errorCode).toBe('own_approval')
  expect((await confirm(paolo, String(off.extra['approvalId']))).status).toBe(200)
  expect((await ask(writeOffUnmatchedReceipt, { token: ana, ...at(first.receipt), body })).errorCode).toBe(
    'stray_not_open',
  )
  const back = await ask(returnUnmatchedReceipt, {
    token: ana,
    ...at(second.receipt),
    body: { reason: 'nobody_found', note: '', bankReference: 'PX 1', expected },
  })
  expect((await confirm(paolo, String(back.extra['approvalId']))).status).toBe(200)

  await retryReceipts(deps, { keys: [first.receipt, second.receipt, randomUUID()] })
  expect(await moneyOf(first.one)).toEqual({ free: '1000.00', held: '0.00' })
  const { rows } = await sql<{ kind: string }>`
    select kind from wallet.transfer where cause = any(array[${first.receipt}, ${second.receipt}]::uuid[]) order by at, kind`.execute(
    deps.db,
  )
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
    'receipt',
    'receipt',
    'receipt_returned',
    'receipt_written_off',
  ])
  expect(await houseBalancesOf(deps.db, 'written_off')).toMatchObject([{ asset: 'PHP', balance: 1_0000n }])
})

test('reasons are those of the list, and who may not decide does not', async () => {
  const { receipt } = await failed()
  const expected = { amount: '1.00', state: 'open' }
  const call = { params: { strayId: receipt }, body: { reason: 'because', note: '', expected } }
  expect((await ask(writeOffUnmatchedReceipt, { token: ana, ...call })).fields).toMatchObject({
    reason: [{ code: 'invalid' }],
  })
  const allowed = { ...call, body: { reason: 'never_came', note: '', expected } }
  expect((await ask(writeOffUnmatchedReceipt, { token: it.mai, ...allowed })).errorCode).toBe('forbidden')
  const stale = { ...allowed, body: { ...allowed.body, expected: { amount: '2.00', state: 'open' } } }
  expect((await ask(writeOffUnmatchedReceipt, { token: ana, ...stale })).errorCode).toBe('case_changed')
  const unknown = { ...allowed, params: { strayId: it.stranger } }
  expect((await ask(writeOffUnmatchedReceipt, { token: ana, ...unknown })).errorCode).toBe('not_found')
})

test('one that fails again keeps no other from being credited, and is credited when it can be', async () => {
  const [guilty, other] = [await failed(), await failed()]
  for (const { id } of [guilty, other])
    await sql`update cashier.deposit set amount = 10000 where id = ${id}`.execute(deps.db)
  const mend = await cutOff(it, 'cashier.deposit', `state <> 'credited' or id <> '${guilty.id}'`)
  const keys = [guilty.receipt, other.receipt]
  await expect(retryReceipts(deps, { keys })).rejects.toThrow('cut_off')
  expect((await moneyOf(other.one)).free).toBe('1001.00')
  // It stays where operators see it.
  expect(await whyOf(guilty.receipt)).toBe('not_processed')
  await mend()
  await retryReceipts(deps, { keys })
  expect((await moneyOf(guilty.one)).free).toBe('1001.00')
  expect((await moneyOf(other.one)).free).toBe('1001.00')
})
