import type { Db, Tx } from '#kernel/database.ts'
import { houseBalancesOf } from '../../wallet/balances/balances.ts'
import { accountOf, openBook } from '../../wallet/wallet.ts'
import type { Bet } from '../betting.ts'
import { compareOwed, type OwedDifference } from './rules.ts'
import { ShortfallBook } from './shortfall-book.ts'
import * as store from './store.ts'

/** What members still owe of these bets, because a correction took back more than they had; bets of which nothing is owed are left out. */
export const owedOfBets = (db: Db, betIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> =>
  store.findOwed(db, betIds)

/** House accounts that do not stand in for exactly what members owe; none where the books are right. */
export async function differencesOfShortfalls(db: Db): Promise<readonly OwedDifference[]> {
  const [balances, owed] = await Promise.all([houseBalancesOf(db, 'shortfall'), store.sumOwed(db)])
  return compareOwed(balances, owed)
}

/** What a member was given beside a bet, and gives back with it. */
export interface ReturnedRebate {
  /** Of the transfer. */
  readonly id: string
  readonly bet: Bet
  /** The house's account that gave it. */
  readonly to: string
  readonly amount: bigint
}

/** Rebates return with the stakes of bets that are void: from their members as far as they have them, the rest is owed. */
export async function returnRebates(tx: Tx, rebates: readonly ReturnedRebate[], now: Date): Promise<void> {
  if (rebates.length === 0) return
  const money = await openBook(
    tx,
    rebates.map(({ bet }) => accountOf(bet.memberId, bet.asset)),
  )
  const shortfalls = await ShortfallBook.open(tx, money, { betIds: rebates.map(({ bet }) => bet.id), roundIds: [] })
  for (const { id, bet, to, amount } of rebates)
    shortfalls.takeBack(bet, { id, kind: 'rebate_returned', credit: to, amount })
  await money.write(now)
  await shortfalls.write(tx, now)
}
