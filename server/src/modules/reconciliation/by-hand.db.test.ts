import { randomUUID } from 'node:crypto'
import { withdrawal } from '@croupier/contract/cashier.ts'
import { creditDeposit, depositCase } from '@croupier/contract/console-deposits.ts'
import { creditUnmatchedReceipt, unmatchedReceiptDesk } from '@croupier/contract/console-unmatched-receipts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deskWorld } from '../../../test/desk.ts'
import { reconcile } from './reconcile.ts'
import { findFindings } from './store.ts'

const it = await deskWorld()
const { ask, ana, paolo, asked, approve, pay, confirm, member, want, say, moneyOf, payments, deps } = it
const day = deps.now().toISOString().slice(0, 10)
const line = (kind: string, id: string, amount: string) =>
  [deps.now().toISOString(), kind, id, 'WD0041', amount, 'PHP', 'paid'].join(',')
const run = () => reconcile(deps, { day, by: 'operator:test' })
const findings = async (id: string) => {
  const { rows } = await findFindings(deps.db, { day, state: 'open' }, { pageNo: 1, pageSize: 100 })
  return rows.filter(({ subject }) => subject.endsWith(id)).map(({ kind, ours, theirs }) => ({ kind, ours, theirs }))
}

test('a payout by hand is not missing at the company; one that the company pays as well is missing at us', async () => {
  const { one, id } = await asked()
  expect((await approve(ana, id)).status).toBe(200)
  expect((await pay(paolo, id, { by: 'hand', bankReference: 'PX 4471' })).status).toBe(200)
  const shown = (await ask(withdrawal, { token: one.token, params: { withdrawalId: id } })).value
  expect(shown.steps.at(-1)?.step).toBe('paid_by_hand')
  payments.statement(day, [])
  await run()
  expect(await findings(id)).toEqual([])
  payments.statement(day, [line('payout', id, '2000')])
  await run()
  expect(await findings(id)).toEqual([{ kind: 'missing_at_us', ours: null, theirs: 2000_0000n }])
})

test('a deposit credited by hand is matched with the line that says it, and what came beside it with what became of that', async () => {
  const one = await member()
  const { id } = (await want(one, '700')).value
  await say({ type: 'payment_received', id, amount: '650', eventId: randomUUID() })
  expect((await ask(depositCase, { token: ana, params: { depositId: id } })).value.receipts).toMatchObject([
    { amount: '650.00', source: 'notice' },
  ])
  const body = { arrived: '650', expected: { amount: '700.00', state: 'review' } }
  expect((await ask(creditDeposit, { token: ana, params: { depositId: id }, body })).status).toBe(200)
  payments.statement(day, [line('payment', id, '650')])
  await run()
  expect(await findings(id)).toEqual([])

  payments.statement(day, [line('payment', id, '650'), line('payment', id, '650')])
  await run()
  expect(await findings(id)).toEqual([{ kind: 'duplicate', ours: 650_0000n, theirs: 1300_0000n }])
  const again = (await ask(unmatchedReceiptDesk, { token: ana })).value.list.find(
    ({ account }) => account === one.account,
  )!
  expect(again).toMatchObject({ why: 'twice', amount: '650.00' })
  const expected = { amount: '650.00', state: 'open' }
  const credit = { reason: 'payment_found', note: '', account: one.account, expected }
  expect((await ask(creditUnmatchedReceipt, { token: ana, params: { strayId: again.id }, body: credit })).status).toBe(
    200,
  )
  await run()
  expect(await findings(id)).toEqual([])
  expect((await moneyOf(one)).free).toBe('2300.00')
})

test('less than came is credited by two, and the rest waits for a person', async () => {
  const one = await member()
  const { id } = (await want(one, '700')).value
  await say({ type: 'payment_received', id, amount: '900', eventId: randomUUID() })
  const body = { arrived: '700', reason: 'statement', expected: { amount: '700.00', state: 'review' } }
  const first = await ask(creditDeposit, { token: ana, params: { depositId: id }, body })
  expect(first).toMatchObject({ status: 202, extra: { rule: 'deposit_without_line' } })
  expect((await confirm(paolo, String(first.extra['approvalId']))).status).toBe(200)
  expect((await moneyOf(one)).free).toBe('1700.00')
  const rest = (await ask(unmatchedReceiptDesk, { token: ana })).value.list.filter(
    ({ account }) => account === one.account,
  )
  expect(rest).toMatchObject([{ why: 'amount_differs', amount: '200.00' }])
})

test('a suspense account that does not hold its open receipts is found', async () => {
  await say({ type: 'payment_received', id: null, amount: '77', eventId: randomUUID() })
  const off = await sql<{ id: string }>`
    update cashier.unmatched_receipt set amount = amount + 1 where amount = 770000 returning id`.execute(deps.db)
  payments.statement(day, [])
  await run()
  const found = await findings('suspense:UNMATCHED PHP')
  expect(found.map(({ kind }) => kind)).toEqual(['suspense_differs'])
  expect(found[0]!.theirs! - found[0]!.ours!).toBe(1n)
  await sql`update cashier.unmatched_receipt set amount = amount - 1 where id = ${off.rows[0]!.id}`.execute(deps.db)
})
