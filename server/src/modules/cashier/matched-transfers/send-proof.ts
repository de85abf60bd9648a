import type { Match, sendProof as call } from '@croupier/contract/matched-transfers.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { keepSlip, type Slip } from '../slip.ts'
import { recordSteps } from '../history.ts'
import { type MatchSides, findBothForUpdate } from './match-sides.ts'
import { endPart } from './end-part.ts'
import { ownMatch } from './reads.ts'
import { mayProve } from './rules.ts'
import { settleDeposit } from './settle.ts'
import { matchViews } from './view.ts'
import * as store from './store.ts'

const MINUTE_MS = 60_000

/** Take the picture of a payment to another member: the receiver is asked. One that comes too late is looked at by a person. */
export async function sendProof(deps: Deps, ask: Ask<typeof call>): Promise<Match> {
  const { session, brandId, file, params } = ask
  const { memberId } = session
  const row = must(await ownMatch(deps.db, memberId, params.matchId))
  const { matching } = (await brandOf(deps, brandId)).settings.cashier
  if (row.payerId !== memberId) return must(no('not_found'))
  if (!mayProve(row, matching, deps.now())) return must(no('match_not_open'))

  const slip = await keepSlip(deps, { brandId, memberId }, file)
  const taken = must(await inTransaction(deps.db, (tx) => take(tx, deps, row.id, slip)))
  const [shown] = await matchViews(deps, [taken], memberId)
  return shown!
}

async function take(tx: Tx, deps: Deps, id: string, { slip, hash }: Slip): Promise<Verdict<store.MatchRow>> {
  const now = deps.now()
  const both = await findBothForUpdate(tx, deps, id)
  if (!both) return no('not_found')
  const { matching } = both.brand.settings.cashier
  const may = mayProve(both.match, matching, now)
  if (!may) return no('match_not_open')
  const late = may === 'late'
  // The time was over, and nobody had noticed yet.
  if (late && both.match.state === 'waiting')
    await endPart(tx, deps, both, { received: 0n, step: 'part_returned', by: 'clock', nothing: 'expired' })

  const answerBy = late ? null : new Date(now.getTime() + matching.confirmMinutes * MINUTE_MS)
  // Thrown, because a part may have gone back above.
  if (!(await store.updateProof(tx, both.match, { slip, hash, late, answerBy }, now))) must(no('slip_used'))
  await tell(tx, deps, both, late)
  if (!late) await settleDeposit(tx, deps, both.deposit, { by: 'member', nothing: 'expired' })
  const { match } = both
  return yes({ ...match, slip, late, answerBy, sentAt: now, state: late ? 'disputed' : 'sent' })
}

/** Both hear of it; of what comes late only its payer, because nothing is asked of the other. */
async function tell(tx: Tx, deps: Deps, { match }: MatchSides, late: boolean): Promise<void> {
  const { brandId, payerId, receiverId, depositId, withdrawalId } = match
  const sent = { brandId, by: 'member', step: 'slip_sent' } as const
  const paid = { memberId: payerId, requestId: depositId }
  await recordSteps(
    tx,
    late
      ? [
          { ...sent, ...paid },
          { ...sent, ...paid, step: 'in_review' },
        ]
      : [
          { ...sent, ...paid },
          { ...sent, memberId: receiverId, requestId: withdrawalId },
        ],
    deps.now(),
  )
}
