import type { Db } from '#kernel/database.ts'
import { nextCorrections } from '../../../betting/corrections/corrections.ts'
import type { BetPlace, MemberEnd } from '../../../betting/endings/endings.ts'
import { endsOf } from '../../draws/settle-issues.ts'
import type { OrderEnd } from '../../draws/store.ts'
import type { IssueRound } from './issue-rounds.ts'
import { endsBy, findRoundLines } from './order-lines/store.ts'

/** What becomes of an issue: every stake returns, or its lines end by these numbers. */
export interface IssueChange {
  readonly issueId: string
  readonly lottery: string
  readonly family: string
  /** Null where it is void. */
  readonly numbers: readonly string[] | null
}

/**
 * The next bets of a round that do not stand as they are to end, their orders, and the place that this reaches; none where nothing is
 * left.
 */
export interface ChangedPart {
  readonly ends: readonly MemberEnd[]
  readonly orders: readonly OrderEnd[]
  readonly upto: BetPlace | undefined
}

/** So many lines are judged at once, and so much of that is changed. */
const PART = { seen: 5000, bets: 2000, bytes: 2_000_000 }

/** The next part of a round behind a place. Nothing is written. */
export async function nextPart(
  db: Db,
  { issueId, lottery, family, numbers }: IssueChange,
  { roundId, brandId, asset }: IssueRound,
  place: BetPlace,
): Promise<ChangedPart> {
  if (numbers === null)
    return { ...(await nextCorrections(db, { place }, { roundId, others: 'void' }, PART)), orders: [] }

  const lines = await findRoundLines(db, { issueId, brandId, asset }, place, PART.seen)
  const judged = endsOf({ family, numbers, lottery }, lines)
  // What members took back is void and stays so; every other bet has its end by name.
  const found = await nextCorrections(db, { place }, { roundId, named: endsBy(judged), others: 'void' }, PART)
  const known = new Set(judged.map(({ betId }) => betId))
  for (const { betId } of found.ends)
    if (!known.has(betId)) throw new Error(`bet ${betId} on ${lottery} has no line to be judged by`)

  const changed = new Set(found.ends.map(({ betId }) => betId))
  const orders = [...Map.groupBy(judged, ({ line }) => line.orderId)].flatMap(([orderId, own]): OrderEnd[] => {
    if (!own.some(({ betId }) => changed.has(betId))) return []
    const prize = own.reduce((sum, { payout }) => sum + payout, 0n)
    return [{ orderId, state: prize > 0n ? 'won' : 'lost', prize }]
  })
  return { ...found, orders }
}
