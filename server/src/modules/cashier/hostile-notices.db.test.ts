import { randomUUID } from 'node:crypto'
import { deposit, withdrawal } from '@croupier/contract/cashier.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { lines } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../test/cashier.ts'
import type { TestMember } from '../../../test/world.ts'
import { decideDeposit } from './deposits/decide-deposit.ts'
import { expireDeposits } from './deposits/expire-deposits.ts'
import { sendPayouts } from './withdrawals/send-payouts.ts'

const { ask, member, payments, say, want, deps, clock, moneyOf, payee, withdraw, withdrawn } = await hostileWorld()

async function hostileWorld() {
  const here = await cashierWorld()
  const withdrawn = async (one: Pick<TestMember, 'token'>, withdrawalId: string) =>
    (await here.ask(withdrawal, { token: one.token, params: { withdrawalId } })).value
  return { ...here, withdrawn }
}

const NOTHING = { free: '1000.00', held: '0.00' }
const received = (id: string | null, amount = '700') => ({ type: 'payment_received', id, amount }) as const
const hear = (notice: string) => ask(hearNotice, { body: { notice } })
const outcomes = async (eventId: string) => {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from cashier.notice where event_id = ${eventId}`.execute(deps.db)
  return rows.map(({ outcome }) => outcome)
}
const heard = async (said: Parameters<typeof say>[0]) => {
  const eventId = randomUUID()
  expect((await say({ ...said, eventId })).status).toBe(200)
  return (await outcomes(eventId))[0]
}
const waiting = async () => {
  const one = await member()
  return { one, id: (await want(one, '700')).value.id }
}
const stateOf = async ({ token }: Pick<TestMember, 'token'>, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value
const credits = async ({ token }: Pick<TestMember, 'token'>) =>
  (await ask(lines, { token })).value.list.filter(({ kind }) => kind === 'deposit')

test('wrong signature: refused, kept nowhere, and the deposit goes on waiting', async () => {
  const { one, id } = await waiting()
  const eventId = randomUUID()
  expect(await say({ ...received(id), eventId }, 'not the secret')).toMatchObject({
    status: 401,
    errorCode: 'notice_signature',
  })
  expect(await outcomes(eventId)).toEqual([])
  expect(await stateOf(one, id)).toMatchObject({ state: 'waiting' })
  expect(await moneyOf(one)).toEqual(NOTHING)
})

test.each([
  ['no algorithm at all', { alg: 'none' }],
  ['a key of another kind', { alg: 'RS256' }],
])('wrong signature: a notice that names %s is refused', async (_, header) => {
  const { one, id } = await waiting()
  const [, payload, signature] = (await payments.notice(received(id), deps.now())).split('.')
  const forged = [Buffer.from(JSON.stringify(header)).toString('base64url'), payload, signature].join('.')
  expect(await hear(forged)).toMatchObject({ status: 401, errorCode: 'notice_signature' })
  expect(await hear(`${forged.split('.', 2).join('.')}.`)).toMatchObject({ errorCode: 'notice_signature' })
  expect(await moneyOf(one)).toEqual(NOTHING)
})

test.each([
  ['six minutes old', -6],
  ['from six minutes ahead', 6],
])('old timestamp: a notice %s is refused, however well it is signed', async (_, minutes) => {
  const { one, id } = await waiting()
  const then = new Date(deps.now().getTime() + minutes * 60_000)
  expect(await hear(await payments.notice(received(id), then))).toMatchObject({
    status: 401,
    errorCode: 'notice_expired',
  })
  expect(await moneyOf(one)).toEqual(NOTHING)
})

test('replay: the very same notice again is answered as before and credits nothing; once it is old it is refused', async () => {
  const { one, id } = await waiting()
  const notice = await payments.notice(received(id), deps.now())
  expect((await hear(notice)).status).toBe(200)
  expect((await hear(notice)).status).toBe(200)
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
  clock.move(6 * 60_000)
  expect(await hear(notice)).toMatchObject({ status: 401, errorCode: 'notice_expired' })
  expect(await credits(one)).toHaveLength(1)
})

test('unknown reference: money that nobody asked for is kept for a person, and is nobody’s', async () => {
  const { one } = await waiting()
  expect(await heard(received(randomUUID()))).toBe('unknown')
  expect(await heard(received(null))).toBe('unknown')
  expect(await heard({ type: 'payment_failed', id: randomUUID(), amount: '700' })).toBe('not_found')
  expect(await heard({ type: 'payout_failed', id: randomUUID(), amount: '700' })).toBe('unknown')
  expect(await moneyOf(one)).toEqual(NOTHING)
})

test('amount or currency changed on the way: the signature no longer fits', async () => {
  const { one, id } = await waiting()
  const [header, payload = '', signature] = (await payments.notice(received(id), deps.now())).split('.')
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString())
  for (const change of [{ amount: '70000' }, { currency: 'VND' }, { id: randomUUID() }]) {
    const changed = Buffer.from(JSON.stringify({ ...said, ...change })).toString('base64url')
    expect(await hear([header, changed, signature].join('.'))).toMatchObject({ errorCode: 'notice_signature' })
  }
  expect(await moneyOf(one)).toEqual(NOTHING)
})

test.each([
  ['less', { amount: '699.99' }],
  ['more', { amount: '7000' }],
  ['another currency', { currency: 'VND' }],
])('amount or currency changed by whoever paid: %s waits for a person', async (_, arrived) => {
  const { one, id } = await waiting()
  expect(await heard({ ...received(id), ...arrived })).toBe('amount_differs')
  expect(await stateOf(one, id)).toMatchObject({ state: 'review', reason: 'amount_differs' })
  expect(await moneyOf(one)).toEqual(NOTHING)
})

test('amount of a payout changed: the money stays set aside until somebody knows what was paid', async () => {
  const one = await payee()
  const { value } = await withdraw(one, '2000')
  await sendPayouts(deps, { keys: [value.id] })
  expect(await heard({ type: 'payout_paid', id: value.id, amount: '1999' })).toBe('amount_differs')
  expect(await heard({ type: 'payout_failed', id: value.id, amount: '2000', currency: 'VND' })).toBe('amount_differs')
  expect(await withdrawn(one, value.id)).toMatchObject({ state: 'sending' })
  expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '2000.00' })
  expect(await heard({ type: 'payout_paid', id: value.id, amount: '2000' })).toBe('paid')
})

test('arriving before the redirect returns: credited at once, and the answer that comes after it changes nothing', async () => {
  const one = await member()
  payments.meanwhile(async (id) => expect(await heard(received(id, '1000'))).toBe('credited'))
  const { value, status } = await want(one, '1000', { channel: 'CARD' })
  expect(status).toBe(200)
  expect(await stateOf(one, value.id)).toMatchObject({ state: 'credited', credited: '985.00', pay: null })
  expect(await moneyOf(one)).toEqual({ free: '1985.00', held: '0.00' })
})

test('after expiry: the money is the member’s all the same, once', async () => {
  const { one, id } = await waiting()
  clock.move(16 * 60_000)
  await expireDeposits(deps)
  expect(await heard(received(id))).toBe('credited_late')
  expect(await heard(received(id))).toBe('twice')
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
})

test('after refusal: kept for a person, and nothing is credited', async () => {
  const { one, id } = await waiting()
  expect(await heard(received(id, '650'))).toBe('amount_differs')
  await decideDeposit(deps, { id, arrived: undefined, by: 'operator:test', reason: 'sent back' })
  expect(await heard(received(id))).toBe('was_refused')
  expect(await stateOf(one, id)).toMatchObject({ state: 'refused' })
  expect(await moneyOf(one)).toEqual(NOTHING)
})

test('out of order: a failure that comes after the payment, or before it, takes nothing from the member', async () => {
  const first = await waiting()
  expect(await heard(received(first.id))).toBe('credited')
  expect(await heard({ type: 'payment_failed', id: first.id, amount: '700' })).toBe('deposit_not_open')
  expect(await stateOf(first.one, first.id)).toMatchObject({ state: 'credited' })

  const second = await waiting()
  expect(await heard({ type: 'payment_failed', id: second.id, amount: '700' })).toBe('cancelled')
  expect(await heard(received(second.id))).toBe('credited_late')
  expect(await moneyOf(second.one)).toEqual({ free: '1700.00', held: '0.00' })
})

test('out of order: what is said of a payout before it was sent, or after its end, moves nothing', async () => {
  const one = await payee()
  const { value } = await withdraw(one, '2000')
  expect(await heard({ type: 'payout_paid', id: value.id, amount: '2000' })).toBe('was_approved')
  await sendPayouts(deps, { keys: [value.id] })
  expect(await heard({ type: 'payout_failed', id: value.id, amount: '2000' })).toBe('refused')
  expect(await heard({ type: 'payout_paid', id: value.id, amount: '2000' })).toBe('was_refused')
  expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })
})

test('duplicated tenfold at once, for many payments of few members: each is credited once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => member()))
  const asked = await Promise.all(
    people.flatMap((one) => ['QRPH', 'CARD'].map(async (channel) => (await want(one, '700', { channel })).value.id)),
  )
  const notices = await Promise.all(
    asked.flatMap((id) => {
      const eventId = randomUUID()
      return Array.from({ length: 10 }, () => payments.notice({ ...received(id), eventId }, deps.now()))
    }),
  )
  const answers = await Promise.all(notices.toSorted((one, other) => (one.at(-1)! < other.at(-1)! ? -1 : 1)).map(hear))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const one of people) expect(await moneyOf(one)).toEqual({ free: '2389.50', held: '0.00' })
  for (const one of people) expect(await credits(one)).toHaveLength(2)
})

test('ten notices that differ say the same of one payment at once: one credits, nine are one payment too many', async () => {
  const { one, id } = await waiting()
  const eventIds = Array.from({ length: 10 }, () => randomUUID())
  await Promise.all(eventIds.map((eventId) => say({ ...received(id), eventId })))
  const said = (await Promise.all(eventIds.map(outcomes))).flat()
  expect(said.toSorted()).toEqual(['credited', ...Array(9).fill('twice')])
  expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
})
