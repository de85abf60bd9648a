import type { Category } from '@croupier/contract/field.ts'
import type { Db, Tx } from '#kernel/database.ts'
import * as store from './store.ts'

/** Which bets count: placed in the span, settled, neither void nor a push. */
export interface Contest {
  readonly id: string
  readonly brandId: number
  readonly asset: string
  readonly from: Date
  readonly to: Date
  /** Null for every category. */
  readonly category: Category | null
  /** Empty for all games of it. */
  readonly games: readonly string[]
  readonly stakeMin: bigint
  readonly metric: 'turnover' | 'multiplier'
}

export interface LeaderboardEntry {
  readonly memberId: string
  /** Stored units of turnover, or ten-thousandths of a stake. */
  readonly score: bigint
}

export interface ContestProgress {
  /** What bets brought before this moment is counted; null where nothing is yet. */
  readonly countedTo: Date | null
  /** Whether a bet that would count has no outcome yet, of those that are counted. */
  readonly waits: boolean
}

/** Keep who stands where in a contest, from its first bet on, also where that was placed before. */
export const openContest = (tx: Tx, contest: Contest): Promise<void> => store.insertContest(tx, contest)

/** Keep it no longer. */
export const closeContest = (tx: Tx, id: string): Promise<void> => store.deleteContest(tx, id)

/** Who leads in a contest, the best first, as it is counted; of equal scores who reached it first. */
export const leaderboardOf = (db: Db, id: string): Promise<readonly LeaderboardEntry[]> => store.findLeaderboard(db, id)

/** How far a contest is counted, and whether it waits for bets. */
export const progressOf = (db: Db, id: string): Promise<ContestProgress> => store.findProgress(db, id)
