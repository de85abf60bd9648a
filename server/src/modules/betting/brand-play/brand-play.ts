import type { Db } from '#kernel/database.ts'
import * as store from './store.ts'

/** What was staked and won in a brand in each of some spans, by hour and category of what was settled. */
export const playByHour = (
  db: Db,
  play: store.Play,
  spans: readonly store.Span[],
): Promise<readonly (readonly store.PlayRow[])[]> => store.sumPlay(db, play, spans)

/** How many members of a brand had a bet settled in each of some spans. */
export const playersOf = (
  db: Db,
  play: store.Play & { readonly timeZone: string },
  spans: readonly store.Span[],
): Promise<readonly number[]> => store.countPlayers(db, play, spans)

/** Bets of a brand that wait for their outcome, and what was staked on them. */
export const openBetsOf = (db: Db, play: store.Play): Promise<store.OpenStakeRow> => store.sumOpen(db, play)

/** The moment up to which all of this is counted: what bets brought since is not among it. Undefined where nothing is counted. */
export const countedTo = (db: Db): Promise<Date | undefined> => store.findComplete(db)
