import type { Day } from '#kernel/day.ts'
import type { Db } from '#kernel/database.ts'
import type { Play, Span } from '../brand-play/store.ts'
import * as store from './store.ts'

/** What a game took and gave, with the sums that its interval is computed from. */
export interface GameReturn {
  readonly vendor: string
  readonly gameCode: string
  readonly bets: number
  readonly stakes: bigint
  readonly payouts: bigint
  readonly stakesSquared: bigint
  readonly products: bigint
  readonly payoutsSquared: bigint
  readonly since: Date
}

/** What the games of a brand took and gave in one asset over whole hours, as far as they have been counted. */
export const returnsOf = (db: Db, span: Play & Span): Promise<readonly GameReturn[]> => store.sumGames(db, span)

/** The same of a business day. */
export interface DayReturn extends GameReturn {
  readonly day: Day
}

/** What the games of a brand took and gave on each day of a span, by the brand's clock. */
export const dailyReturnsOf = (
  db: Db,
  span: Play & Span & { readonly timeZone: string },
): Promise<readonly DayReturn[]> => store.sumDays(db, span)
