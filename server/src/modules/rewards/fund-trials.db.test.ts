import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { accountOf, followerOf, fundsOf, houseAccount, houseFundsOf } from '#modules/wallet/wallet.ts'
import { LUCKY } from '../../../test/policy.ts'
import { spoilt } from '../../../test/spoilt.ts'
import { world } from '../../../test/world.ts'
import { fundTrial, fundTrials, takeBackTrial, takeBackTrials } from './fund-trials.ts'

const here = await world()
const { clock, deps } = here
const { spoil, mend } = spoilt(here)

const fun = async (memberId: string) =>
  (await fundsOf(deps.db, [accountOf(memberId, 'FUN')])).get(accountOf(memberId, 'FUN'))?.balance

test('heard ten times at once the play money is given once and taken back once, and the house is even', async () => {
  const keys = [v7()]
  const heard = { brandId: LUCKY, keys }
  await Promise.all(Array.from({ length: 10 }, () => fundTrials(deps, heard)))
  expect(await fun(keys[0]!)).toBe(100_000_000n)
  await Promise.all(Array.from({ length: 3 }, () => takeBackTrials(deps, heard)))
  await takeBackTrials(deps, heard)
  expect(await fun(keys[0]!)).toBe(0n)
  expect(await houseFundsOf(deps.db, houseAccount(LUCKY, 'trial', 'FUN'))).toBe(0n)
})

test('a trial account that the ledger takes nothing for keeps no other waiting, at its beginning and at its end', async () => {
  const keys = Array.from({ length: 5 }, () => v7())
  const [poisoned = '', ...others] = keys
  const heard = { brandId: LUCKY, keys }
  await spoil(followerOf(poisoned, 'trial_credit'), followerOf(poisoned, 'trial_over'))
  await fundTrials(deps, heard)
  expect(await fun(poisoned)).toBeUndefined()
  for (const one of others) expect(await fun(one)).toBe(100_000_000n)
  expect(await keysAside(deps.db, fundTrial)).toEqual([poisoned])
  await mend()
  clock.move(60_000)
  await retryTasks(deps, [fundTrial])
  expect(await fun(poisoned)).toBe(100_000_000n)

  await spoil(followerOf(poisoned, 'trial_over'))
  await takeBackTrials(deps, heard)
  expect(await fun(poisoned)).toBe(100_000_000n)
  for (const one of others) expect(await fun(one)).toBe(0n)
  expect(await keysAside(deps.db, takeBackTrial)).toEqual([poisoned])
  await mend()
  clock.move(60_000)
  await retryTasks(deps, [takeBackTrial])
  expect(await fun(poisoned)).toBe(0n)
  expect(await houseFundsOf(deps.db, houseAccount(LUCKY, 'trial', 'FUN'))).toBe(0n)
})
