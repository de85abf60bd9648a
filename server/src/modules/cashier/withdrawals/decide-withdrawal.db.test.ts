import { withdrawal } from '@croupier/contract/cashier.ts'
import { describe, expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'

const { ask, policy, payments, payee, withdraw, deps, hear, moneyOf } = await cashierWorld()

const stateOf = async ({ token }: { token: string }, withdrawalId: string) =>
  (await ask(withdrawal, { token, params: { withdrawalId } })).value
const asked = async (amount = '2000') => {
  const one = await payee()
  return { one, id: (await withdraw(one, amount)).value.id }
}
const by = { by: 'operator:anna', reason: 'Seen' }
const handedOver = (id: string) =>
  payments.taken.filter(({ path, body }) => path === '/v1/payouts' && body['id'] === id)

describe('a person', () => {
  test('releases a withdrawal, which is then sent', async () => {
    await policy({ withdrawal: { reviewFrom: '1' } })
    const { one, id } = await asked()
    expect(await stateOf(one, id)).toMatchObject({ state: 'review' })
    await decideWithdrawal(deps, { id, approved: true, ...by })
    await hear()
    expect(await stateOf(one, id)).toMatchObject({ state: 'sending' })
    expect(handedOver(id)).toHaveLength(1)
    await expect(decideWithdrawal(deps, { id, approved: false, ...by })).rejects.toMatchObject({
      code: 'withdrawal_not_open',
    })
  })

  test('refuses one: the money is free again, and the member reads why', async () => {
    const { one, id } = await asked()
    await decideWithdrawal(deps, { id, approved: false, ...by, reason: 'The name differs' })
    expect(await stateOf(one, id)).toMatchObject({ state: 'refused', reason: 'The name differs' })
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })
  })

  test('releases nothing by a command that needs two people; refusing needs one', async () => {
    await policy({ withdrawal: { reviewFrom: '1', twoFrom: '2000' } })
    const { one, id } = await asked()
    await expect(decideWithdrawal(deps, { id, approved: true, ...by })).rejects.toMatchObject({
      code: 'second_person_asked',
    })
    expect(await stateOf(one, id)).toMatchObject({ state: 'review' })
    await decideWithdrawal(deps, { id, approved: false, ...by })
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })
    await policy({ withdrawal: { reviewFrom: '1' } })
  })

  test('decides once, of two at once too', async () => {
    const { id } = await asked()
    const answers = await Promise.allSettled([
      decideWithdrawal(deps, { id, approved: true, ...by }),
      decideWithdrawal(deps, { id, approved: false, ...by }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await policy({})
  })
})
