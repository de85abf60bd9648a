import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { accountOf, derivedId, houseAccount } from '#modules/wallet/wallet.ts'
import { fundsOf, houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { v7 } from 'uuid'
import { openMemberAccounts } from '#modules/wallet/wallet.ts'
import { LUCKY } from '../../../test/policy.ts'
import { invalidTransfers } from '../../../test/invalid-transfers.ts'
import { world } from '../../../test/world.ts'
import { creditOnce } from './credit-once.ts'
import { takeBackTrial, takeBackTrials } from './take-back-trials.ts'

const here = await world()
const { clock, deps } = here
const { spoil, mend } = invalidTransfers(here)

const fun = async (memberId: string) =>
  (await fundsOf(deps.db, [accountOf(memberId, 'FUN')])).get(accountOf(memberId, 'FUN'))?.balance

/** Play money as it is given to trial accounts. */
const funded = (count: number) =>
  inTransaction(deps.db, async (tx) => {
    const memberIds = Array.from({ length: count }, () => v7())
    const accounts = memberIds.map((memberId) => ({ brandId: LUCKY, memberId, currency: 'FUN' }))
    await openMemberAccounts(tx, accounts, deps.now())
    const gift = { kind: 'trial_credit', from: 'trial', asset: 'FUN', amount: 100_000_000n }
    await creditOnce(tx, { ...gift, brandId: LUCKY, memberIds }, deps.now())
    return memberIds
  })

test('heard several times at once what is left is taken back once, and the house is even', async () => {
  const keys = await funded(1)
  expect(await fun(keys[0]!)).toBe(100_000_000n)
  await Promise.all(Array.from({ length: 3 }, () => takeBackTrials(deps, { brandId: LUCKY, keys })))
  await takeBackTrials(deps, { brandId: LUCKY, keys })
  expect(await fun(keys[0]!)).toBe(0n)
  expect(await houseFundsOf(deps.db, houseAccount(LUCKY, 'trial', 'FUN'))).toBe(0n)
})

test('a trial account that the ledger takes nothing from keeps no other waiting', async () => {
  const keys = await funded(5)
  const [poisoned = '', ...others] = keys
  await spoil(derivedId(poisoned, 'trial_over'))
  await takeBackTrials(deps, { brandId: LUCKY, keys })
  expect(await fun(poisoned)).toBe(100_000_000n)
  for (const one of others) expect(await fun(one)).toBe(0n)
  expect(await keysAside(deps.db, takeBackTrial)).toEqual([poisoned])
  await mend()
  clock.move(60_000)
  await retryTasks(deps, [takeBackTrial])
  expect(await fun(poisoned)).toBe(0n)
  expect(await houseFundsOf(deps.db, houseAccount(LUCKY, 'trial', 'FUN'))).toBe(0n)
})
