import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Bet } from '../betting.ts'
import type { LockedBets } from '../book.ts'
import { decideBets } from '../decide-bets.ts'
import { isSettled } from '../rules.ts'
import { type AdjustmentRow, findAdjustments, insertAdjustments } from '../store.ts'
import * as store from './store.ts'

/** A settled or void bet that comes open again, because its result was taken back. */
export interface Rollback {
  /** Made by whoever asks; also of the transfer. */
  readonly id: string
  readonly betId: string
  readonly reason: string
}

/**
 * Reopen bets: what their ends paid is taken back, as far as the members have it, and the rest is owed; parts that were cashed out before
 * stay paid. Their rounds are open again, and the bets can be settled anew. The same again changes nothing, even after the bet was settled
 * anew; the same id for another bet is `id_reused`, and a bet that is not settled is `bet_not_settled`.
 */
export async function reopenBets(tx: Tx, rollbacks: readonly Rollback[], now: Date): Promise<readonly Verdict<Bet>[]> {
  let known: Map<string, AdjustmentRow> | undefined
  const written: AdjustmentRow[] = []
  const roundIds = new Set<string>()
  const verdicts = await decideBets(tx, rollbacks, now, async (book, { id, betId, reason }) => {
    const before = book.bet(betId)
    if (!before) return no('bet_not_settled')
    // Asked behind the locks: whoever sent the same before has committed by then.
    known ??= new Map(
      await findAdjustments(
        tx,
        rollbacks.map((one) => one.id),
      ),
    )
    const repeated = known.get(id)
    if (repeated) return repeated.betId === betId && repeated.statusAfter === 'open' ? yes(before) : no('id_reused')
    const verdict = reopen(book, before, id, now)
    if (!verdict.ok) return verdict
    const { payout, status } = verdict.value
    const was = { payoutBefore: before.payout, statusBefore: before.status }
    const row = {
      id,
      betId,
      reason,
      ...was,
      payoutAfter: payout,
      statusAfter: status,
      endPayout: payout,
      endStatus: status,
    }
    known.set(id, row)
    written.push(row)
    roundIds.add(before.roundId)
    return verdict
  })
  if (written.length > 0) {
    await insertAdjustments(tx, written, now)
    await store.reopenRounds(tx, [...roundIds])
  }
  return verdicts
}

/** A bet of a book comes open again: it has paid what its parts did. */
export function reopen(book: LockedBets, bet: Bet, id: string, now: Date): Verdict<Bet> {
  book.mustBeUnwritten(bet.id)
  if (!isSettled(bet.status)) return no('bet_not_settled')
  book.moveDifference(bet, bet.cashedPaid, id)
  const soFar = { payout: bet.cashedPaid, jackpot: 0n, validTurnover: bet.cashedTurnover }
  return yes(book.become(bet, { ...soFar, status: 'open', changedAt: now, reopenedBy: id }))
}
