import type { Category } from '@croupier/contract/field.ts'
import type { Db } from '#kernel/database.ts'
import { type Day, dayOf, daysAfter, type DayRange } from '#kernel/day.ts'
import { midnight } from '#kernel/period.ts'
import type { Brand } from '../../brand/brand.ts'
import { type PlayWindow, sinceOf } from './rules.ts'
import * as store from './store.ts'

/** What bets that were first settled in a time add up to, with the corrections that were made in it. */
export interface PlaySum {
  readonly bets: number
  readonly wins: number
  readonly losses: number
  readonly stakes: bigint
  readonly turnover: bigint
  /** What was paid out, jackpots included. */
  readonly payouts: bigint
  readonly jackpots: bigint
}

export interface DayPlaySum extends PlaySum {
  /** Whose hierarchy it is. */
  readonly headId: string
  readonly day: Day
  readonly category: Category
}

/** Members by whose brand's clock days begin, and in what they played. */
export interface Players {
  readonly brand: Pick<Brand, 'id' | 'timeZone'>
  readonly asset: string
}

/**
 * What all below each of these members played by business day and category, at any depth, as they stood on the day. What the members
 * played themselves is not among it.
 */
export const playBelowByDay = (
  db: Db,
  { brand, asset }: Players,
  headIds: readonly string[],
  days: DayRange,
): Promise<readonly DayPlaySum[]> => store.sumBelow(db, { ...brand, asset, headIds, days })

/** What a member has played lately. */
export function playOf(db: Db, players: Players, memberId: string, lately: LatePlay): Promise<PlaySum> {
  const { brand, asset } = players
  if (lately.window === 'thirty_days')
    return store.sumMember(db, { memberId, asset, since: midnight(firstOf(brand, lately.now), brand.timeZone) })
  return store.sumRecentOfMember(db, { memberId, asset, since: sinceOf(lately.window, lately.now) })
}

/** What all below a member have played lately. */
export async function playBelow(db: Db, players: Players, headId: string, lately: LatePlay): Promise<PlaySum> {
  const { brand, asset } = players
  if (lately.window === 'thirty_days') {
    const days = { from: firstOf(brand, lately.now), to: dayOf(lately.now, brand.timeZone) }
    return store.sumBelowTogether(db, { ...brand, asset, headIds: [headId], days })
  }
  return store.sumRecentBelow(db, { ...brand, asset, headId, since: sinceOf(lately.window, lately.now) })
}

export interface LatePlay {
  readonly window: PlayWindow
  readonly now: Date
}

const DAYS = 30

/** The first of thirty business days, of which today is the last. */
const firstOf = ({ timeZone }: Players['brand'], now: Date): Day => daysAfter(dayOf(now, timeZone), 1 - DAYS)
