import { withdrawal } from '@croupier/contract/cashier.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { sendPayouts } from './send-payouts.ts'

const { ask, payee, withdraw, deps, payments } = await cashierWorld()

test('what is released is handed over with what the member receives, and is on its way from then on, told twice too', async () => {
  const one = await payee()
  const { id, reference } = (await withdraw(one, '2000')).value
  await Promise.all([sendPayouts(deps, { keys: [id] }), sendPayouts(deps, { keys: [id] })])
  const shown = (await ask(withdrawal, { token: one.token, params: { withdrawalId: id } })).value
  expect(shown.state).toBe('sending')
  expect(shown.steps.map(({ step }) => step)).toEqual(['requested', 'approved', 'sending'])
  const orders = payments.taken.filter(({ path, body }) => path === '/v1/payouts' && body['id'] === id)
  expect(new Set(orders.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(orders[0]?.body).toMatchObject({ reference: reference.replaceAll(' ', ''), amount: '2000.00' })
})
