import { approveWithdrawals, payWithdrawals } from '@croupier/contract/console-withdrawals.ts'
import { changePassword } from '@croupier/contract/mfa.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deskWorld } from '../../../../test/desk.ts'
import { followPayouts } from './follow-payouts.ts'
import { sendPayouts } from './send-payouts.ts'
import { findWithdrawal } from './store.ts'

const WAIT_MS = 10 * 60_000
const BY_HAND = { by: 'hand', bankReference: 'PX 4471' } as const

const it = await deskWorld()
const { ask, ana, approve, asked, clock, deps, hear, moneyOf, pay, payments, policy, seen, several, stage } = it
const orders = (id: string) => payments.taken.filter(({ path, body }) => path === '/v1/payouts' && body['id'] === id)

/** Payouts go this way, and none within ten minutes after a change of password. */
const payouts = (payout: 'automatic' | 'by_hand') =>
  policy({ withdrawal: { reviewFrom: null, twoFrom: '3000', payout, afterPasswordChangeMinutes: 10 } })
beforeEach(() => payouts('by_hand'))
afterEach(() => policy({}))

/** Somebody's withdrawal, asked for before the brand waited, and long after they set their payment password. */
const calm = async () => {
  await policy({ withdrawal: { reviewFrom: null } })
  const made = await asked()
  clock.move(WAIT_MS)
  return made
}
/** They change the password that they log in with. */
const change = async ({ token, password }: Awaited<ReturnType<typeof asked>>['one']) => {
  const fresh = { newPassword: 'Another2027pass', confirmNewPassword: 'Another2027pass' }
  const { value, errorCode } = await ask(changePassword, { token, body: { oldPassword: password, ...fresh } })
  expect(errorCode).toBeUndefined()
  return { token: value.token }
}
/** The same, released to be paid by somebody. */
const released = async () => {
  const made = await calm()
  await payouts('by_hand')
  expect((await approve(ana, made.id)).status).toBe(200)
  return made
}

test('by hand nobody is paid whose payment password has just been set', async () => {
  await policy({ withdrawal: { reviewFrom: null, payout: 'by_hand' } })
  const { one, id } = await asked()
  expect((await approve(ana, id)).status).toBe(200)
  await payouts('by_hand')
  expect((await pay(ana, id, BY_HAND)).errorCode).toBe('password_just_changed')
  expect(await seen(one, id)).toMatchObject({ state: 'approved' })
})

test('by hand nothing is paid within the wait after a change of password, and once after it', async () => {
  const { one: before, id } = await released()
  const one = await change(before)
  expect(await pay(ana, id, BY_HAND)).toMatchObject({ status: 409, errorCode: 'password_just_changed' })
  clock.move(WAIT_MS - 1)
  expect((await pay(ana, id, BY_HAND)).errorCode).toBe('password_just_changed')
  expect((await stage(ana, 'pay')).list).toContainEqual(expect.objectContaining({ id, standing: 'ready' }))
  expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '2000.00' })

  clock.move(1)
  const twice = await Promise.all([pay(ana, id, BY_HAND), pay(ana, id, BY_HAND)])
  expect(new Set(twice.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'withdrawal_not_open']))
  expect(await seen(one, id)).toMatchObject({ state: 'paid' })
  expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '0.00' })
})

test('by the gateway the desk pays nothing within the wait, alone or among several, and once after it', async () => {
  const [alone, among] = [await released(), await released()]
  for (const { one } of [alone, among]) await change(one)
  expect((await pay(ana, alone.id)).errorCode).toBe('password_just_changed')
  const body = { withdrawals: await several([among.id]) }
  expect((await ask(payWithdrawals, { token: ana, body })).value).toMatchObject({
    paid: [],
    refused: [{ id: among.id, errorCode: 'password_just_changed' }],
  })
  await hear()
  await followPayouts(deps)
  expect([...orders(alone.id), ...orders(among.id)]).toEqual([])

  clock.move(WAIT_MS)
  expect((await pay(ana, alone.id)).status).toBe(200)
  expect((await ask(payWithdrawals, { token: ana, body })).value.paid).toEqual([among.id])
  await hear()
  expect([orders(alone.id).length, orders(among.id).length]).toEqual([1, 1])
})

test('released among several, and released again within the wait, it goes by itself after the wait, once', async () => {
  const { one: before, id } = await calm()
  await payouts('automatic')
  const one = await change(before)
  const body = { withdrawals: await several([id]) }
  expect((await ask(approveWithdrawals, { token: ana, body })).value.approved).toEqual([id])
  await hear()
  expect(await findWithdrawal(deps.db, id)).toMatchObject({ state: 'review', flags: ['every', 'password_changed'] })

  expect((await approve(ana, id)).status).toBe(200)
  await hear()
  clock.move(WAIT_MS - 1)
  await followPayouts(deps)
  expect(await seen(one, id)).toMatchObject({ state: 'approved' })
  expect(orders(id)).toEqual([])

  clock.move(1)
  await Promise.all([followPayouts(deps), sendPayouts(deps, { keys: [id] })])
  expect(await seen(one, id)).toMatchObject({ state: 'sending' })
  expect(new Set(orders(id).map((order) => JSON.stringify(order.body))).size).toBe(1)
})

test('what the gateway has not taken is not handed over again within the wait, and once after it', async () => {
  const { one: before, id } = await calm()
  await payouts('automatic')
  payments.answer(503)
  expect((await approve(ana, id)).status).toBe(200)
  await expect(sendPayouts(deps, { keys: [id] })).rejects.toThrow('503')
  payments.answer(200)
  payments.report(undefined)
  const one = await change(before)
  clock.move(WAIT_MS - 1)
  await sendPayouts(deps, { keys: [id] })
  await followPayouts(deps)
  expect(orders(id)).toEqual([])

  clock.move(1)
  await followPayouts(deps)
  expect(orders(id)).toHaveLength(1)
  payments.report('paid')
  await followPayouts(deps)
  await followPayouts(deps)
  expect(await seen(one, id)).toMatchObject({ state: 'paid' })
  expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '0.00' })
  payments.report('sending')
})
