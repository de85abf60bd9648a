import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Bet, Settlement } from './betting.ts'
import { change } from './change.ts'
import * as store from './store.ts'

export interface Adjustment extends Settlement {
  /** Made by whoever adjusts. */
  readonly id: string
  readonly betId: string
  readonly reason: string
}

/** Settle settled bets anew, either way. A lower payout is taken back only as far as the balance covers it: else `insufficient_funds`. */
export async function adjustBets(
  tx: Tx,
  adjustments: readonly Adjustment[],
  now: Date,
): Promise<readonly Verdict<Bet>[]> {
  const written: store.AdjustmentRow[] = []
  const done = new Map<string, store.AdjustmentRow>()
  const verdicts = await change(tx, adjustments, now, async (book, adjustment) => {
    const before = book.bet(adjustment.betId)
    const repeated = done.get(adjustment.id) ?? (await store.findAdjustments(tx, [adjustment.id])).get(adjustment.id)
    if (repeated) return before && sameAdjustment(repeated, adjustment) ? yes(before) : no('id_reused')
    const verdict = book.resettle(adjustment.id, adjustment.betId, adjustment)
    if (!verdict.ok || !before) return verdict
    const row = {
      id: adjustment.id,
      betId: before.id,
      reason: adjustment.reason,
      payoutBefore: before.payout,
      payoutAfter: adjustment.payout,
      statusBefore: before.status,
      statusAfter: adjustment.status,
    }
    done.set(row.id, row)
    written.push(row)
    return verdict
  })
  if (written.length > 0) await store.insertAdjustments(tx, written, now)
  return verdicts
}

const sameAdjustment = (row: store.AdjustmentRow, { betId, payout, status }: Adjustment) =>
  row.betId === betId && row.payoutAfter === payout && row.statusAfter === status
