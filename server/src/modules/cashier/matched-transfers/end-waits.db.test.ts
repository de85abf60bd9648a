import { expect, test } from 'vitest'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { matchWorld } from '../../../../test/matches.ts'
import { cutOff } from '../../../../test/invalid-transfers.ts'
import { decideWithdrawal } from '../withdrawals/decide-withdrawal.ts'
import { followPayouts } from '../withdrawals/follow-payouts.ts'
import { endWait, endWaits } from './end-waits.ts'

const here = await matchWorld({ waitMinutes: 60 })
const { deps, hear, member, moneyOf, pass, policy, say, waiting, withdrawalOf, pay, partsOf, prove, answer } = here
const paidOut = (id: string) =>
  here.payments.taken
    .filter(({ path, body }) => path === '/v1/payouts' && body['id'] === id)
    .map(({ body }) => body['amount'])

/** A withdrawal of which a member has paid so much. */
const paidInPart = async (amount: string, part: string) => {
  const receiver = await waiting(amount)
  const payer = await member()
  const [one] = await partsOf(payer, (await pay(payer, part)).value.id)
  await prove(payer, one!.id)
  await answer(receiver, one!.id, { answer: 'received' })
  return receiver
}

test('what nobody has paid when the wait is over the house pays, and not before; told twice, once', async () => {
  const one = await waiting('515')
  await pass(59, one)
  await endWaits(deps)
  expect(await withdrawalOf(one)).toMatchObject({ state: 'matching' })
  await pass(1, one)
  await Promise.all([endWaits(deps), endWaits(deps)])
  await hear()
  expect(await withdrawalOf(one)).toMatchObject({ state: 'sending', matched: '0.00' })
  expect(paidOut(one.withdrawalId)).toEqual(['500.00'])
  expect((await pay(await member(), '500')).errorCode).toBe('no_match')
  await say({ type: 'payout_paid', id: one.withdrawalId, amount: '500.00' })
  expect(await moneyOf(one)).toEqual({ free: '9485.00', held: '0.00' })
})

test('what nobody has paid the house pays no sooner than after the wait for a change of password, released again or not', async () => {
  const one = await waiting('515')
  const id = one.withdrawalId
  await policy({ waitMinutes: 60 }, 0, { afterPasswordChangeMinutes: 120 })
  await pass(60, one)
  await endWaits(deps)
  await hear()
  expect(await withdrawalOf(one)).toMatchObject({ state: 'review' })
  await decideWithdrawal(deps, { id, approved: true, by: 'operator:anna', reason: 'Seen' })
  await hear()
  await pass(59, one)
  await followPayouts(deps)
  expect(paidOut(id)).toEqual([])
  await pass(1, one)
  await followPayouts(deps)
  await followPayouts(deps)
  expect(paidOut(id)).toEqual(['500.00'])
  await policy({ waitMinutes: 60 })
})

test('of a withdrawal that is paid in part the house pays the rest', async () => {
  const one = await paidInPart('1015', '400')
  await pass(60, one)
  await endWaits(deps)
  await hear()
  expect(paidOut(one.withdrawalId)).toEqual(['600.00'])
  await say({ type: 'payout_paid', id: one.withdrawalId, amount: '600.00' })
  expect(await withdrawalOf(one)).toMatchObject({ state: 'paid', matched: '400.00', reason: null })
  expect(await moneyOf(one)).toEqual({ free: '8985.00', held: '0.00' })
})

test('a rest that the bank does not take comes back, and what members have paid stays paid', async () => {
  const one = await paidInPart('1015', '400')
  await pass(60, one)
  await endWaits(deps)
  await hear()
  await say({ type: 'payout_failed', id: one.withdrawalId, amount: '600.00' })
  expect(await withdrawalOf(one)).toMatchObject({ state: 'paid', matched: '400.00', reason: 'rest_returned' })
  expect(await moneyOf(one)).toEqual({ free: '9600.00', held: '0.00' })
})

test('a brand may give back what nobody has paid, all of it or the rest, and takes no fee for it', async () => {
  await policy({ rest: 'return', waitMinutes: 60 })
  const part = await paidInPart('1015', '400')
  const whole = await waiting('315')
  await pass(60, whole, part)
  await endWaits(deps)
  expect(await withdrawalOf(whole)).toMatchObject({ state: 'refused', reason: 'not_matched' })
  expect(await moneyOf(whole)).toEqual({ free: '10000.00', held: '0.00' })
  const shown = await withdrawalOf(part)
  expect(shown).toMatchObject({ state: 'paid', matched: '400.00', reason: 'rest_returned' })
  expect(shown.steps.at(-1)?.step).toBe('rest_returned')
  expect(await moneyOf(part)).toEqual({ free: '9600.00', held: '0.00' })
  await policy({ waitMinutes: 60 })
})

test('what a member is about to pay is waited for, longer than the wait', async () => {
  const receiver = await waiting('715')
  await pass(50, receiver)
  const payer = await member()
  const [part] = await partsOf(payer, (await pay(payer, '500')).value.id)
  await pass(15, receiver, payer)
  await endWaits(deps)
  expect(await withdrawalOf(receiver)).toMatchObject({ state: 'matching' })
  expect((await pay(await member(), '200')).errorCode).toBe('no_match')
  await prove(payer, part!.id)
  await answer(receiver, part!.id, { answer: 'received' })
  await hear()
  expect(await withdrawalOf(receiver)).toMatchObject({ state: 'sending', matched: '500.00' })
  expect(paidOut(receiver.withdrawalId)).toEqual(['200.00'])
})

test('a wait that cannot be ended keeps no other from it, and ends when it can', async () => {
  const [guilty, other] = [await waiting('515'), await waiting('515')]
  const mend = await cutOff(here, 'cashier.withdrawal', `state = 'matching' or id <> '${guilty.withdrawalId}'`)
  await pass(60, guilty, other)
  await endWaits(deps)
  await hear()
  expect(await withdrawalOf(guilty)).toMatchObject({ state: 'matching' })
  expect(await withdrawalOf(other)).toMatchObject({ state: 'sending' })
  expect(await keysAside(deps.db, endWait)).toEqual([guilty.withdrawalId])
  await mend()
  await pass(1, guilty)
  await retryTasks(deps, [endWait])
  await hear()
  expect(await withdrawalOf(guilty)).toMatchObject({ state: 'sending' })
})
