import { cancelWithdrawal } from '@croupier/contract/cashier.ts'
import { describe, expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { sendPayouts } from './send-payouts.ts'

const { ask, policy, payments, payee, withdraw, deps, hear, moneyOf } = await cashierWorld()

const cancel = ({ token }: { token: string }, withdrawalId: string) =>
  ask(cancelWithdrawal, { token, params: { withdrawalId } })
const asked = async (amount = '2000') => {
  const one = await payee()
  return { one, id: (await withdraw(one, amount)).value.id }
}
const handedOver = (id: string) =>
  payments.taken.filter(({ path, body }) => path === '/v1/payouts' && body['id'] === id)

describe('a member', () => {
  test('takes one back that has not been sent, once, where the brand allows it', async () => {
    await policy({ withdrawal: { cancellable: true } })
    const { one, id } = await asked()
    const answers = await Promise.all([cancel(one, id), cancel(one, id)])
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['withdrawal_not_open', undefined]))
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })
    await hear()
    expect(handedOver(id)).toHaveLength(0)

    const sent = await asked()
    await sendPayouts(deps, { keys: [sent.id] })
    expect((await cancel(sent.one, sent.id)).errorCode).toBe('withdrawal_not_open')
    expect((await cancel(one, sent.id)).errorCode).toBe('not_found')
    await policy({ withdrawal: { cancellable: false } })
    expect((await cancel((await asked()).one, sent.id)).errorCode).toBe('not_found')
    expect((await cancel(sent.one, sent.id)).errorCode).toBe('forbidden')
  })
})
