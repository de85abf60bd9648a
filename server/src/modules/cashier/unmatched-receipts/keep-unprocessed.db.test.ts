import { randomUUID } from 'node:crypto'
import { cancelDeposit, deposit, requestDeposit } from '@croupier/contract/cashier.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { refuseDeposit } from '@croupier/contract/console-deposits.ts'
import { unmatchedReceiptCase, unmatchedReceiptDesk } from '@croupier/contract/console-unmatched-receipts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountOf, derivedId, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { houseBalancesOf } from '#modules/wallet/balances/balances.ts'
import { inTransaction } from '#kernel/database.ts'
import { deskWorld } from '../../../../test/desk.ts'
import { retryReceipts } from './retry-receipts.ts'

const it = await deskWorld()
const { ask, ana, deps, member, moneyOf, payments, say, want, hear } = it

const received = (id: string | null, amount = '700') => ({ type: 'payment_received', id, amount }) as const
const list = async () => (await ask(unmatchedReceiptDesk, { token: ana })).value.list
const outcomes = async (eventId: string) => {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from cashier.notice where event_id = ${eventId}`.execute(deps.db)
  return rows.map(({ outcome }) => outcome)
}
const suspense = async () =>
  (await houseBalancesOf(deps.db, 'suspense')).reduce((sum, { balance }) => sum + balance, 0n)
const whyOf = async (reference: string) =>
  (await list()).filter((row) => row.reference === reference).map(({ why, amount }) => `${why} ${amount}`)
const take = (memberId: string, id: string, kind: 'stake' | 'deposit') =>
  inTransaction(deps.db, (tx) =>
    transfer(
      tx,
      [
        {
          id,
          kind,
          debit: accountOf(memberId, 'PHP'),
          credit: houseAccount(1, 'game:DICE', 'PHP'),
          amount: 100n,
        },
      ],
      deps.now(),
    ),
  )
/** A transfer under the very id that a credit has, which nobody can ask for: it stands in its way. */
const block = async (memberId: string, id: string) =>
  expect(await take(memberId, derivedId(id, 'paid'), 'deposit')).toMatchObject([{ ok: true }])

test('a transfer under the id of a credit does not make its payment vanish: it stands in suspense, and shows why', async () => {
  const one = await member()
  const { value } = await want(one, '700')
  await block(one.id, value.id)
  const before = await suspense()
  const eventId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => say({ ...received(value.id), eventId })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await say({ ...received(value.id), eventId })).status).toBe(200)
  expect(await outcomes(eventId)).toEqual(['not_processed'])
  expect(await suspense()).toBe(before + 700_0000n)
  const row = (await list()).find(({ account }) => account === one.account)!
  expect(row).toMatchObject({ why: 'not_processed', amount: '700.00' })
  expect((await ask(unmatchedReceiptCase, { token: ana, params: { strayId: row.id } })).value).toMatchObject({
    fault: 'id_reused',
    suspense: { account: 'suspense:QRPH' },
  })
  await expect(retryReceipts(deps, { keys: [row.id] })).rejects.toMatchObject({ code: 'id_reused' })
  expect(await whyOf('DEP0040000')).toContain('not_processed 700.00')
})

test('no transfer but its own is made under the id of an open deposit', async () => {
  const one = await member()
  const { value } = await want(one, '700')
  await expect(take(one.id, value.id, 'stake')).rejects.toMatchObject({ code: 'id_reused' })
  expect((await say(received(value.id))).status).toBe(200)
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
})

test('of a hundred payments at once, one of which cannot be processed, all others are credited', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => member()))
  const ids = await Promise.all(people.map(async (one) => (await want(one, '700')).value.id))
  const [guilty, guiltyId] = [people[7]!, ids[7]!]
  await block(guilty.id, guiltyId)
  const events = ids.map((id) => ({ id, eventId: randomUUID() }))
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => events.map(({ id, eventId }) => say({ ...received(id), eventId }))).flat(),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const one of people) expect((await moneyOf(one)).free).toBe(one === guilty ? '999.99' : '1700.00')
  expect(await outcomes(events[7]!.eventId)).toEqual(['not_processed'])
})

test('what failed for a moment is credited by itself as soon as it can be', async () => {
  const one = await member()
  const { value } = await want(one, '700')
  await sql`create function cashier.fail() returns trigger language plpgsql as
            $$ begin raise exception 'nothing can be credited'; end $$`.execute(deps.db)
  await sql`create trigger fails before update on cashier.deposit for each row execute function cashier.fail()`.execute(
    deps.db,
  )
  const eventId = randomUUID()
  expect((await say({ ...received(value.id), eventId })).status).toBe(200)
  expect(await outcomes(eventId)).toEqual(['not_processed'])
  expect((await list()).find(({ account }) => account === one.account)).toMatchObject({ why: 'not_processed' })
  await sql`drop trigger fails on cashier.deposit`.execute(deps.db)
  await sql`drop function cashier.fail`.execute(deps.db)
  await hear()
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
  expect((await ask(deposit, { token: one.token, params: { depositId: value.id } })).value.state).toBe('credited')
  expect((await list()).find(({ account }) => account === one.account)).toBeUndefined()
})

test('where nothing can be written, the company is told so and nothing is kept: it sends the notice again', async () => {
  const one = await member()
  const { value } = await want(one, '700')
  await sql`create function cashier.fail() returns trigger language plpgsql as
            $$ begin raise exception 'nothing can be written'; end $$`.execute(deps.db)
  await sql`create trigger fails before insert on cashier.notice for each row execute function cashier.fail()`.execute(
    deps.db,
  )
  const eventId = randomUUID()
  expect((await say({ ...received(value.id), eventId })).status).toBeGreaterThanOrEqual(500)
  expect(await outcomes(eventId)).toEqual([])
  await sql`drop trigger fails on cashier.notice`.execute(deps.db)
  await sql`drop function cashier.fail`.execute(deps.db)
  expect((await say({ ...received(value.id), eventId })).status).toBe(200)
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
})

test('every other payment that is not credited stands in suspense: unknown, twice, refused, of another amount or currency', async () => {
  const before = await suspense()
  const one = await member()
  const paid = await it.payIn(one, '100')
  await say(received(paid, '100'))
  const differs = (await want(one, '200')).value.id
  await say(received(differs, '190'))
  await say(received(differs, '190'))
  const body = { reason: 'not_arrived', note: '', expected: { amount: '200.00', state: 'review' } }
  expect((await ask(refuseDeposit, { token: ana, params: { depositId: differs }, body })).status).toBe(200)
  await say(received(differs, '200'))
  const gone = (await want(one, '300')).value.id
  await ask(cancelDeposit, { token: one.token, params: { depositId: gone } })
  await say({ ...received(gone, '300'), currency: 'VND' })
  await say({ ...received(null, '5'), currency: 'XYZ' })
  await say(received(randomUUID(), '6.0001'))
  const mine = (await list()).filter(({ account }) => account === one.account)
  expect(mine.map(({ why, amount, asset }) => [why, amount, asset])).toEqual([
    ['twice', '100.00', 'PHP'],
    ['amount_differs', '190.00', 'PHP'],
    ['amount_differs', '190.00', 'PHP'],
    ['was_refused', '200.00', 'PHP'],
    ['amount_differs', '300.00', 'VND'],
  ])
  expect((await list()).slice(-2).map(({ amount, asset, account }) => [amount, asset, account])).toEqual([
    ['5.00', 'XYZ', null],
    ['6.0001', 'PHP', null],
  ])
  expect((await suspense()) - before).toBe(100_0000n + 380_0000n + 200_0000n + 300_0000n + 5_0000n + 6_0001n)
})

test('a payment under a name that is none of ours, or with words that no database keeps, is kept all the same', async () => {
  const now = deps.now()
  const payload = {
    iat: Math.floor(now.getTime() / 1000),
    jti: randomUUID(),
    type: 'payment_received',
    id: 'INVOICE 77',
    reference: `from\u0000 \ud800 ${'far '.repeat(50)}`,
    amount: '12.00',
    currency: 'PHP',
    at: now.toISOString(),
  }
  expect((await ask(hearNotice, { body: { notice: await payments.sign(payload) } })).status).toBe(200)
  const row = (await list()).find(({ amount }) => amount === '12.00')
  expect(row).toMatchObject({ why: 'unknown', account: null })
  expect(row?.reference.startsWith('from  \ufffd far')).toBe(true)
})

test('a payment for a deposit that members pay each other is not credited by the company’s word', async () => {
  const one = await member()
  const { value } = await ask(requestDeposit, {
    token: one.token,
    body: { id: randomUUID(), channel: 'QRPH', amount: '700' },
  })
  await sql`update cashier.deposit set rail = 'matched' where id = ${value.id}`.execute(deps.db)
  await say(received(value.id))
  expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  expect((await list()).find(({ account }) => account === one.account)).toMatchObject({ why: 'unknown' })
})
