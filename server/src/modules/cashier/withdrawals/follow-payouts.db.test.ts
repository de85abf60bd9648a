import { withdrawal } from '@croupier/contract/cashier.ts'
import { describe, expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { followPayouts } from './follow-payouts.ts'
import { sendPayouts } from './send-payouts.ts'

const { ask, payments, payee, withdraw, deps, clock, moneyOf } = await cashierWorld()

const stateOf = async ({ token }: { token: string }, withdrawalId: string) =>
  (await ask(withdrawal, { token, params: { withdrawalId } })).value
const asked = async (amount = '2000') => {
  const one = await payee()
  return { one, id: (await withdraw(one, amount)).value.id }
}
const handedOver = (id: string) =>
  payments.taken.filter(({ path, body }) => path === '/v1/payouts' && body['id'] === id)

describe('the gateway', () => {
  test('that was down gets it later, under one id however often it is handed over', async () => {
    const { one, id } = await asked()
    payments.answer(503)
    await expect(sendPayouts(deps, { keys: [id] })).rejects.toThrow('503')
    payments.answer(200)
    payments.report(undefined)
    clock.move(61_000)
    await followPayouts(deps)
    await followPayouts(deps)
    expect(await stateOf(one, id)).toMatchObject({ state: 'sending' })
    expect(new Set(handedOver(id).map(({ body }) => body['id']))).toEqual(new Set([id]))
    payments.report('sending')
  })

  test('is asked after what it never spoke of: paid is gone, failed is given back', async () => {
    const paid = await asked()
    await sendPayouts(deps, { keys: [paid.id] })
    clock.move(61_000)
    payments.report('sending')
    await followPayouts(deps)
    expect(await stateOf(paid.one, paid.id)).toMatchObject({ state: 'sending' })
    payments.report('paid')
    await followPayouts(deps)
    expect(await stateOf(paid.one, paid.id)).toMatchObject({ state: 'paid' })
    expect(await moneyOf(paid.one)).toEqual({ free: '4000.00', held: '0.00' })

    const failed = await asked()
    await sendPayouts(deps, { keys: [failed.id] })
    clock.move(61_000)
    payments.report('failed')
    await followPayouts(deps)
    expect(await stateOf(failed.one, failed.id)).toMatchObject({ state: 'refused', reason: 'payout_failed' })
    expect(await moneyOf(failed.one)).toEqual({ free: '6000.00', held: '0.00' })
  })
})
