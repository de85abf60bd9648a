import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import type { BetEnd } from '../betting.ts'
import { decideBets } from '../decide-bets.ts'
import * as store from './store.ts'

/** How one of many bets ends: won or half of it with its amount, lost, given back. */
export type BulkBetEnd = Pick<BetEnd, 'betId' | 'payout' | 'status' | 'turnover'>

/**
 * End bets together. Who is paid is paid behind the lock of their account; what is lost is written as lost, and nobody's account is locked
 * or read for it. The same end again changes nothing; answers the bets that are unknown or have ended otherwise.
 */
export async function endBets(tx: Tx, ends: readonly BulkBetEnd[], now: Date): Promise<readonly string[]> {
  const lost = ends.filter(isLost)
  const others = ends.filter((end) => !isLost(end))
  const verdicts = await decideBets(tx, others, now, (book, end) =>
    end.status === 'void' ? book.cancel(end.betId) : book.settle(end.betId, end),
  )
  const refused = others.filter((_, at) => !verdicts[at]?.ok).map(({ betId }) => betId)
  if (lost.length === 0 || (await store.loseBets(tx, lost, now)) === lost.length) return refused
  const ids = lost.map(({ betId }) => betId)
  return [...refused, ...(await store.findNotLost(tx, ids))]
}

const isLost = ({ status, payout }: BulkBetEnd) => status === 'lost' && payout === 0n

/** How a member's bet ends. */
export interface MemberEnd extends BulkBetEnd {
  readonly memberId: string
}

/** A bet's place among those of its round. */
export type BetPlace = Pick<MemberEnd, 'memberId' | 'betId'>

/** How the bets of a round end. */
export interface RoundEnding {
  readonly roundId: string
  /** A query of `bet_id`, `payout`, `status` and `turnover`, which may be null: how these bets end. */
  readonly named?: RawBuilder<unknown>
  /** How all the others end. */
  readonly others: 'lost' | 'void'
}

const PART: store.PartSize = { bets: 2000, bytes: 2_000_000 }

/**
 * The next bets of a round that wait for their end, in the order of their members, and how each ends: a part that one transaction can
 * end. Pending bets are not among them: whoever decides on those does so before the round ends. None waits any more where it is empty;
 * asked from the beginning again, after a kill too, it goes on with those that wait.
 */
export const nextEnds = (
  db: Db,
  round: RoundEnding,
  after: BetPlace | null,
  size = PART,
): Promise<readonly MemberEnd[]> => store.findEnds(db, round, after, size)
