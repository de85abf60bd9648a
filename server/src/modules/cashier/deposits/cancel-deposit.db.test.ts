import { cancelDeposit } from '@croupier/contract/cashier.ts'
import { readLimits } from '@croupier/contract/limits.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'

const { ask, member, want, payIn, hear, payments } = await cashierWorld()
const cancel = ({ token }: { token: string }, depositId: string) => ask(cancelDeposit, { token, params: { depositId } })

test('a request is taken back: it counts no longer, the gateway hears of it, another can be made', async () => {
  const one = await member()
  const { value } = await want(one, '700')
  expect((await cancel(one, value.id)).value).toMatchObject({ state: 'cancelled', pay: null })
  const { limits } = (await ask(readLimits, { token: one.token })).value
  expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used).toBe('0.00')
  await hear()
  expect(payments.taken.at(-1)).toMatchObject({ path: `/v1/payments/${value.id}/close` })
  expect((await want(one, '700')).status).toBe(200)
})

test('twice at once it is taken back once', async () => {
  const one = await member()
  const { value } = await want(one, '700')
  const answers = await Promise.all([cancel(one, value.id), cancel(one, value.id)])
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['deposit_not_open', undefined]))
})

test('what is credited, or somebody else’s, is not', async () => {
  const one = await member()
  expect((await cancel(one, await payIn(one, '700'))).errorCode).toBe('deposit_not_open')
  const { value } = await want(one, '800')
  expect((await cancel(await member(), value.id)).errorCode).toBe('not_found')
})
