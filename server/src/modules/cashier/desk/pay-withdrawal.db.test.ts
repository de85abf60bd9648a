import { freezeMember } from '@croupier/contract/console-actions.ts'
import { payWithdrawal, payWithdrawals } from '@croupier/contract/console-withdrawals.ts'
import { expect, test } from 'vitest'
import { deskWorld } from '../../../../test/desk.ts'
import { followPayouts } from '../withdrawals/follow-payouts.ts'
import { findWithdrawal } from '../withdrawals/store.ts'

const it = await deskWorld()
const {
  ask,
  ana,
  paolo,
  jun,
  asked,
  approve,
  pay,
  claim,
  seen,
  hear,
  payments,
  stage,
  actions,
  deps,
  clock,
  moneyOf,
  say,
  several,
  shown,
  stranger,
} = it
const orders = (id: string) => payments.taken.filter(({ path, body }) => path === '/v1/payouts' && body['id'] === id)
const released = async () => {
  const made = await asked()
  await approve(ana, made.id)
  return made
}

test('what is released is not sent by itself; paid by the gateway it is sent once, and paid when the gateway says so', async () => {
  const { one, id } = await released()
  clock.move(120_000)
  await followPayouts(deps)
  await hear()
  expect(orders(id)).toHaveLength(0)
  const twice = await Promise.all([pay(paolo, id), pay(ana, id)])
  expect(new Set(twice.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'withdrawal_not_open']))
  await hear()
  expect(orders(id)).toHaveLength(1)
  expect((await stage(ana, 'pay')).list).toContainEqual(expect.objectContaining({ id, standing: 'sending' }))
  clock.move(600_000)
  expect((await stage(ana, 'pay')).list).toContainEqual(expect.objectContaining({ id, standing: 'no_answer' }))
  expect((await pay(ana, id)).errorCode).toBe('withdrawal_not_open')
  await say({ type: 'payout_paid', id, amount: '2000.00' })
  expect(await seen(one, id)).toMatchObject({ state: 'paid' })
  expect((await actions(id))[0]).toMatchObject({ action: 'withdrawals.pay' })
})

test('paid by hand it needs the bank’s reference, and is paid at once', async () => {
  const { one, id } = await released()
  expect((await pay(paolo, id, { by: 'hand' })).fields).toMatchObject({ bankReference: [{ code: 'required' }] })
  expect((await pay(paolo, id, { by: 'hand', bankReference: 'PX 4471' })).status).toBe(200)
  expect(await seen(one, id)).toMatchObject({ state: 'paid' })
  expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '0.00' })
  await hear()
  expect(orders(id)).toHaveLength(0)
})

test('by hand nobody pays a member who was frozen after the release, until whoever is shown the freeze releases it again', async () => {
  const { one, id } = await released()
  await ask(freezeMember, { token: ana, params: { memberId: one.id }, body: { reason: 'fraud' } })
  const byHand = { by: 'hand', bankReference: 'PX 4473' } as const
  expect((await pay(paolo, id, byHand)).errorCode).toBe('member_frozen')
  expect(await findWithdrawal(deps.db, id)).toMatchObject({ state: 'approved' })

  await pay(paolo, id)
  await hear()
  expect(await findWithdrawal(deps.db, id)).toMatchObject({
    state: 'review',
    flags: expect.arrayContaining(['frozen']),
  })
  await approve(ana, id)
  expect((await pay(paolo, id, byHand)).status).toBe(200)
  expect(await findWithdrawal(deps.db, id)).toMatchObject({ state: 'paid' })
})

test('nobody pays what is not released, is another’s at the moment, unknown, another brand’s, or not theirs to pay', async () => {
  const { id } = await asked()
  expect((await pay(ana, id)).errorCode).toBe('withdrawal_not_open')
  await approve(ana, id)
  await claim(paolo, id)
  expect((await pay(ana, id)).errorCode).toBe('claimed')
  expect((await pay(jun, id)).errorCode).toBe('forbidden')
  expect((await pay(ana, stranger)).errorCode).toBe('not_found')
  const body = { by: 'gateway' as const, ...(await shown(id)) }
  const elsewhere = { params: { withdrawalId: id }, body, headers: { merchant: 'SAMPA' } }
  expect((await ask(payWithdrawal, { token: ana, ...elsewhere })).errorCode).toBe('not_found')
})

test('of several at once each is sent once, and what cannot be paid is named with its reason', async () => {
  const [one, other, open, taken] = [await released(), await released(), await asked(), await released()]
  await claim(paolo, taken.id)
  const ids = [one.id, open.id, other.id, taken.id, stranger, one.id]
  const { value } = await ask(payWithdrawals, { token: ana, body: { withdrawals: await several(ids) } })
  expect(value.paid).toEqual([one.id, other.id])
  expect(value.refused.map(({ id, errorCode }) => [id, errorCode])).toEqual([
    [open.id, 'withdrawal_not_open'],
    [taken.id, 'claimed'],
    [stranger, 'not_found'],
  ])
  const again = await several([taken.id])
  const twice = await Promise.all([1, 2].map(() => ask(payWithdrawals, { token: paolo, body: { withdrawals: again } })))
  expect(twice.flatMap((answer) => answer.value.paid)).toEqual([taken.id])
  await hear()
  expect([one, other, taken].map(({ id }) => orders(id).length)).toEqual([1, 1, 1])
  expect((await ask(payWithdrawals, { token: jun, body: { withdrawals: again } })).errorCode).toBe('forbidden')
})

test('what is not as the screen showed it is not paid, alone or among several, and nobody pays blindly', async () => {
  const { one, id } = await released()
  const { expected } = await shown(id)
  const stale = { ...expected, amount: '20.00' }
  const body = { by: 'hand' as const, bankReference: 'PX 1' }
  const params = { withdrawalId: id }
  expect((await ask(payWithdrawal, { token: ana, params, body: { ...body, expected: stale } })).errorCode).toBe(
    'case_changed',
  )
  const { value } = await ask(payWithdrawals, { token: ana, body: { withdrawals: [{ id, expected: stale }] } })
  expect(value).toMatchObject({ paid: [], refused: [{ id, errorCode: 'case_changed' }] })
  expect((await ask(payWithdrawal, { token: ana, params, raw: body })).fields).toHaveProperty('expected')
  expect((await ask(payWithdrawals, { token: ana, raw: { withdrawals: [{ id }] } })).fields).toHaveProperty([
    'withdrawals.0.expected',
  ])
  expect(await seen(one, id)).toMatchObject({ state: 'approved' })
})
