import type { Category } from '@croupier/contract/field.ts'
import type { Db } from '#kernel/database.ts'
import * as store from './store.ts'

/** Which bets count: placed in the span, settled, neither void nor a push. */
export interface Contest {
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

/** Who leads in a contest over bets, the best first. */
export const leaderboardOf = (db: Db, contest: Contest): Promise<readonly LeaderboardEntry[]> =>
  store.findLeaderboard(db, contest)

/** Whether a contest still waits for the outcome of a bet. */
export const hasOpenBets = (db: Db, contest: Contest): Promise<boolean> => store.hasOpenBets(db, contest)
