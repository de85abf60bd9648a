import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import { findBothForUpdate } from './both.ts'
import { endPart } from './end-part.ts'
import { judgeReceived } from './rules.ts'

/** What an operator has decided about a payment between two members; both read the reason. */
export interface Decision {
  readonly id: string
  /** What has arrived, in stored units: all of it where the payer is right, nothing where the receiver is. */
  readonly received: bigint
  readonly by: string
  readonly reason: string
}

/** Decide a dispute: what has arrived is the payer's, the rest goes back to the receiver's withdrawal. */
export async function decideDispute(deps: Deps, decision: Decision): Promise<void> {
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
}

async function decide(tx: Tx, deps: Deps, { id, received, by, reason }: Decision): Promise<Verdict<undefined>> {
  const both = await findBothForUpdate(tx, deps, id)
  if (!both) return no('not_found')
  if (both.match.state !== 'disputed') return no('match_not_open')
  const fits = judgeReceived(both.match.amount, received)
  if (!fits.ok) return fits

  const whole = received === both.match.amount
  const step = whole ? 'received' : received > 0n ? 'partly_received' : 'part_returned'
  await endPart(tx, deps, both, { received, step, by, reason, nothing: 'refused' })
  return yes(undefined)
}
