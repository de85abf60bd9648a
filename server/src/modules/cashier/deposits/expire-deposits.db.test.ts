import { deposits } from '@croupier/contract/cashier.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { expireDeposits } from './expire-deposits.ts'

const { ask, member, want, deps, clock } = await cashierWorld()
const statesOf = async ({ token }: { token: string }) =>
  (await ask(deposits, { token })).value.list.map(({ channel, state }) => `${channel} ${state}`)

test('requests end when their time is over, and not before; those of a bank wait longer', async () => {
  const [one, other] = [await member(), await member()]
  await want(one, '700')
  await want(other, '700', { channel: 'BANK' })
  clock.move(15 * 60_000 - 1)
  await expireDeposits(deps)
  expect(await statesOf(one)).toEqual(['QRPH waiting'])
  clock.move(1)
  await Promise.all([expireDeposits(deps), expireDeposits(deps)])
  expect(await statesOf(one)).toEqual(['QRPH expired'])
  expect(await statesOf(other)).toEqual(['BANK waiting'])
  expect((await want(one, '700')).status).toBe(200)
})
