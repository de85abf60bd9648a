import { deposits } from '@croupier/contract/cashier.ts'
import { expect, test } from 'vitest'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { cashierWorld } from '../../../../test/cashier.ts'
import { cutOff } from '../../../../test/invalid-transfers.ts'
import { expireDeposit, expireDeposits } from './expire-deposits.ts'

const here = await cashierWorld()
const { ask, member, want, deps, clock } = here
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

test('one that cannot be ended keeps no other open, is left alone for a while, and ends when it can', async () => {
  const people = [await member(), await member(), await member()]
  const ids: string[] = []
  for (const one of people) {
    ids.push((await want(one, '700')).value.id)
    clock.move(1)
  }
  const mend = await cutOff(here, 'cashier.deposit', `state <> 'expired' or id <> '${ids[0]}'`)
  clock.move(15 * 60_000)
  await expireDeposits(deps)
  await expireDeposits(deps)
  const states = async () => (await Promise.all(people.map(statesOf))).flat()
  expect(await states()).toEqual(['QRPH waiting', 'QRPH expired', 'QRPH expired'])
  expect(await keysAside(deps.db, expireDeposit)).toEqual([ids[0]])

  await mend()
  clock.move(60_000)
  await retryTasks(deps, [expireDeposit])
  expect(await states()).toEqual(['QRPH expired', 'QRPH expired', 'QRPH expired'])
})
