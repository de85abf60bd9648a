import type { Db } from '#kernel/database.ts'
import { houseBalancesOf } from '#modules/wallet/balances/balances.ts'
import { compareSuspense, type SuspenseDifference } from './rules.ts'
import * as store from './store.ts'

/** Suspense accounts that do not hold what their open receipts add up to; none where the books are right. */
export async function differencesOfSuspense(db: Db): Promise<readonly SuspenseDifference[]> {
  const [balances, open] = await Promise.all([houseBalancesOf(db, 'suspense'), store.sumOpen(db)])
  return compareSuspense(balances, open)
}
