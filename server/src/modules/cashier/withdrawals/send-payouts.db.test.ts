import { withdrawal } from '@croupier/contract/cashier.ts'
import { freezeMember } from '@croupier/contract/console-actions.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { inTransaction } from '#kernel/database.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { sendPayouts } from './send-payouts.ts'
import { findWithdrawal, updateWithdrawal } from './store.ts'

const here = await cashierWorld()
const { ask, payee, withdraw, deps, payments } = here

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

test('what is released waits for a person once its member is frozen, and goes when that person has released it again', async () => {
  const one = await payee()
  const token = await operatorIn(here)
  const { id } = (await withdraw(one, '2000')).value
  await ask(freezeMember, { token, params: { memberId: one.id }, body: { reason: 'fraud' } })
  await Promise.all([sendPayouts(deps, { keys: [id] }), sendPayouts(deps, { keys: [id] })])
  expect(await findWithdrawal(deps.db, id)).toMatchObject({ state: 'review', flags: ['frozen'] })
  expect(payments.taken.filter(({ body }) => body['id'] === id)).toEqual([])

  await inTransaction(deps.db, (tx) => updateWithdrawal(tx, id, { state: 'approved', ended: false }, deps.now()))
  await sendPayouts(deps, { keys: [id] })
  expect((await findWithdrawal(deps.db, id))?.state).toBe('sending')
})

test('what is released waits for a person where a password has been changed since, and the brand waits after that', async () => {
  const one = await payee()
  const { id } = (await withdraw(one, '2000')).value
  await here.policy({ withdrawal: { afterPasswordChangeMinutes: 10 } })
  await sendPayouts(deps, { keys: [id] })
  expect(await findWithdrawal(deps.db, id)).toMatchObject({ state: 'review', flags: ['password_changed'] })
  expect(payments.taken.filter(({ body }) => body['id'] === id)).toEqual([])
  await here.policy({})
})
