import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { proveFigures } from './proof/prove-figures.ts'
import type { Play, Span } from '../brand-play/store.ts'
import * as store from './store.ts'

/** How many bets were settled on each game of a brand in a span. */
export const playsByGame = (db: Db, span: Pick<Play, 'brandId'> & Span): Promise<readonly store.GamePlays[]> =>
  store.countByGame(db, span)

/** What is staked on bets of every brand that wait for their outcome, round by round, after one of them. */
export const openStakes = (
  tx: Tx,
  after: store.OpenBetRow | null,
  most: number,
): Promise<readonly store.OpenBetRow[]> => store.findOpen(tx, after, most)

/** What a member has played since a moment: staked, counted, and what came of it. */
export const playedSince = (db: Db, memberId: string, asset: string, since: Date): Promise<store.MemberPlayRow> =>
  store.sumMemberPlay(db, memberId, asset, since)

/** What a member has staked since a moment that counts, of bets that are settled. */
export const turnoverSince = (db: Db, memberId: string, asset: string, since: Date): Promise<bigint> =>
  store.sumTurnover(db, memberId, asset, since)

/** What a member played last, each game once. */
export const recentGames = (db: Db, memberId: string, limit: number): Promise<readonly store.RecentGameRow[]> =>
  store.findRecentGames(db, memberId, limit)

/** What was staked on the bets that were settled, each once, however often it is resettled: they are read once and none is listed. */
export const settledStakes = (db: Db, span: store.SettledSpan): Promise<bigint> => store.sumSettled(db, span)

/** The bet with which so much has been staked, in the order they were settled. */
export const betReaching = (db: Db, span: store.SettledSpan, staked: bigint): Promise<store.SettledRow | undefined> =>
  store.findReaching(db, span, staked)

/** Bets placed since a moment that belong to none of these brands, or to another one than their round. */
export const brandMismatches = (
  db: Db,
  brandIds: readonly number[],
  since: Date,
): Promise<readonly store.BrandMismatchRow[]> => store.findBrandMismatches(db, brandIds, since)

/** The days since a moment on which figures are not what they are counted from, in words; the first day first. */
export const figureFaults = async (deps: Deps, since: Date): Promise<readonly string[]> =>
  (await proveFigures(deps, since)).map(({ text }) => text)
