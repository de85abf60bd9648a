import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { accountOf, fundsOf, houseAccount, houseFundsOf } from '#modules/wallet/wallet.ts'
import { LUCKY } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { fundTrials, takeBackTrials } from './fund-trials.ts'

const { deps } = await world()

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
