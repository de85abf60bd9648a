import type { Db } from '#kernel/database.ts'
import { houseBalancesOf } from '../../wallet/balances/balances.ts'
import { compareOwed, type OwedDifference } from './rules.ts'
import * as store from './store.ts'

/** What members still owe of these bets, because a correction took back more than they had; bets of which nothing is owed are left out. */
export const owedOfBets = (db: Db, betIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> =>
  store.findOwed(db, betIds)

/** House accounts that do not stand in for exactly what members owe; none where the books are right. */
export async function differencesOfShortfalls(db: Db): Promise<readonly OwedDifference[]> {
  const [balances, owed] = await Promise.all([houseBalancesOf(db, 'shortfall'), store.sumOwed(db)])
  return compareOwed(balances, owed)
}
