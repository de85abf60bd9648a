import { randomUUID } from 'node:crypto'
import { cancelDeposit, deposit, withdrawal } from '@croupier/contract/cashier.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { readLimits, setLimit } from '@croupier/contract/limits.ts'
import { lines } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cashierWorld } from '../../../test/cashier.ts'
import { expireDeposits } from './deposits/expire-deposits.ts'
import { sendPayouts } from './withdrawals/send-payouts.ts'

const { ask, member, payments, say, want, deps, clock, moneyOf, payee, withdraw } = await cashierWorld()

const stateOf = async ({ token }: { token: string }, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value
const outcomeOf = async (eventId: string) => {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from cashier.notice where event_id = ${eventId}`.execute(deps.db)
  return rows.map(({ outcome }) => outcome)
}
const heard = async (said: Parameters<typeof say>[0]) => {
  const eventId = randomUUID()
  expect((await say({ ...said, eventId })).status).toBe(200)
  return (await outcomeOf(eventId))[0]
}

describe('a payment that has arrived', () => {
  test('is in the balance at once, fee taken, and the record shows both', async () => {
    const one = await member()
    const { value } = await want(one, '1000', { channel: 'CARD' })
    expect(await heard({ type: 'payment_received', id: value.id, amount: '1000.00' })).toBe('credited')
    expect(await stateOf(one, value.id)).toMatchObject({
      state: 'credited',
      credited: '985.00',
      fee: '15.00',
      pay: null,
      steps: [{ step: 'requested' }, { step: 'paid' }, { step: 'credited' }],
    })
    expect(await moneyOf(one)).toEqual({ free: '1985.00', held: '0.00' })
    const { list } = (await ask(lines, { token: one.token })).value
    expect(list.slice(0, 2)).toMatchObject([
      { kind: 'deposit_fee', amount: '-15.00', after: '1985.00', cause: value.id, counterpart: 'fees' },
      { kind: 'deposit', amount: '1000.00', after: '2000.00', cause: value.id, counterpart: 'cashier:CARD' },
    ])
  })

  test('is credited once, however often and at once it is said, and however many notices say it', async () => {
    const one = await member()
    const { value } = await want(one, '700')
    const said = { type: 'payment_received', id: value.id, amount: '700.00' } as const
    const eventId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => say({ ...said, eventId })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await outcomeOf(eventId)).toEqual(['credited'])
    expect(await heard(said)).toBe('twice')
    expect(await moneyOf(one)).toEqual({ free: '1700.00', held: '0.00' })
  })

  test('late, or after the request was taken back, is credited all the same and counts against the limits again', async () => {
    const one = await member()
    const late = await want(one, '300')
    clock.move(16 * 60_000)
    await expireDeposits(deps)
    expect(await stateOf(one, late.value.id)).toMatchObject({ state: 'expired' })
    expect(await heard({ type: 'payment_received', id: late.value.id, amount: '300' })).toBe('credited_late')

    const back = await want(one, '200')
    await ask(cancelDeposit, { token: one.token, params: { depositId: back.value.id } })
    expect(await heard({ type: 'payment_received', id: back.value.id, amount: '200' })).toBe('credited_late')
    expect(await moneyOf(one)).toEqual({ free: '1500.00', held: '0.00' })
    const { limits } = (await ask(readLimits, { token: one.token })).value
    expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used).toBe('500.00')
  })

  test.each([
    ['another amount', { amount: '699.99' }],
    ['another currency', { amount: '700', currency: 'VND' }],
  ])('with %s waits for a person, and nothing is credited', async (_, arrived) => {
    const one = await member()
    const { value } = await want(one, '700')
    expect(await heard({ type: 'payment_received', id: value.id, ...arrived })).toBe('amount_differs')
    expect(await stateOf(one, value.id)).toMatchObject({ state: 'review', reason: 'amount_differs', credited: null })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  })

  test('for nothing that we know is kept, and moves nothing', async () => {
    expect(await heard({ type: 'payment_received', id: randomUUID(), amount: '5' })).toBe('unknown')
    expect(await heard({ type: 'payment_received', id: null, amount: '5' })).toBe('unknown')
    expect(await heard({ type: 'payout_paid', id: randomUUID(), amount: '5' })).toBe('unknown')
  })

  test('over a limit that was set meanwhile is the member’s all the same', async () => {
    const one = await member()
    const { value } = await want(one, '700')
    await ask(setLimit, { token: one.token, body: { kind: 'deposit', period: 'day', amount: '100' } })
    expect(await heard({ type: 'payment_received', id: value.id, amount: '700' })).toBe('credited')
  })
})

test('a payment that failed ends the request', async () => {
  const one = await member()
  const { value } = await want(one, '700')
  expect(await heard({ type: 'payment_failed', id: value.id, amount: '700' })).toBe('cancelled')
  expect(await stateOf(one, value.id)).toMatchObject({ state: 'cancelled', reason: 'payment_failed' })
  expect(await heard({ type: 'payment_failed', id: value.id, amount: '700' })).toBe('deposit_not_open')
  expect((await want(one, '700')).status).toBe(200)
})

describe('a notice', () => {
  test('that somebody else signed, or nobody, is refused and not kept', async () => {
    const { value } = await want(await member(), '700')
    const said = { type: 'payment_received', id: value.id, amount: '700', eventId: randomUUID() } as const
    expect(await say(said, 'not the secret')).toMatchObject({ status: 401, errorCode: 'notice_signature' })
    expect(await outcomeOf(said.eventId)).toEqual([])
  })

  test('that is old is refused', async () => {
    const one = await member()
    const { value } = await want(one, '700')
    const then = new Date(deps.now().getTime() - 6 * 60_000)
    const notice = await payments.notice({ type: 'payment_received', id: value.id, amount: '700' }, then)
    expect(await ask(hearNotice, { body: { notice } })).toMatchObject({ status: 401, errorCode: 'notice_expired' })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
  })
})

describe('a payout', () => {
  const sent = async () => {
    const one = await payee()
    const { value } = await withdraw(one, '2000')
    await sendPayouts(deps, { keys: [value.id] })
    return { one, id: value.id }
  }
  const stateNow = async ({ token }: { token: string }, withdrawalId: string) =>
    (await ask(withdrawal, { token, params: { withdrawalId } })).value

  test('that was paid takes what was held', async () => {
    const { one, id } = await sent()
    expect(await heard({ type: 'payout_paid', id, amount: '2000' })).toBe('paid')
    expect(await stateNow(one, id)).toMatchObject({ state: 'paid' })
    expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '0.00' })
    const { list } = (await ask(lines, { token: one.token })).value
    expect(list[0]).toMatchObject({ kind: 'withdrawal', amount: '-2000.00', after: '4000.00', cause: id })
    expect(await heard({ type: 'payout_paid', id, amount: '2000' })).toBe('was_paid')
    expect(await heard({ type: 'payout_failed', id, amount: '2000' })).toBe('was_paid')
    expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '0.00' })
  })

  test('that failed gives it back, and the member is told why', async () => {
    const { one, id } = await sent()
    expect(await heard({ type: 'payout_failed', id, amount: '2000' })).toBe('refused')
    expect(await stateNow(one, id)).toMatchObject({ state: 'refused', reason: 'payout_failed' })
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })
    expect(await heard({ type: 'payout_paid', id, amount: '2000' })).toBe('was_refused')
  })
})
