import { type answerMatch as call, type Match } from '@croupier/contract/matched-transfers.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { keepSlip } from '../slip.ts'
import { recordSteps } from '../history.ts'
import { findBothForUpdate } from './match-sides.ts'
import { endPart } from './end-part.ts'
import { ownMatch } from './reads.ts'
import { judgeAnswer } from './rules.ts'
import { settleDeposit } from './settle.ts'
import { matchViews } from './view.ts'
import * as store from './store.ts'

/** The receiver says whether a payment has arrived. A yes pays it out; whatever else they say, a person decides with both pictures. */
export async function answerMatch(deps: Deps, ask: Ask<typeof call>): Promise<Match> {
  const { session, brandId, file, params, body } = ask
  const { memberId } = session
  const row = must(await ownMatch(deps.db, memberId, params.matchId))
  if (row.receiverId !== memberId) return must(no('not_found'))
  if (row.state !== 'sent') return must(no('match_not_open'))

  const { decimals } = await brandOf(deps, brandId)
  const remaining = body.remaining === undefined ? undefined : unitsOf(body.remaining, decimals)
  if (body.remaining !== undefined && !remaining) return must(atField('remaining', 'invalid_amount'))
  must(judgeAnswer(row.amount, { answer: body.answer, remaining, shown: file !== undefined }))
  const answerSlip = file === undefined ? null : (await keepSlip(deps, { brandId, memberId }, file)).slip

  const answered = { answer: body.answer, remaining: remaining ?? null, answerSlip }
  const answer = must(await inTransaction(deps.db, (tx) => take(tx, deps, row.id, answered)))
  const [shown] = await matchViews(deps, [answer], memberId)
  return shown!
}

async function take(tx: Tx, deps: Deps, id: string, answered: store.MatchReply): Promise<Verdict<store.MatchRow>> {
  const now = deps.now()
  const both = await findBothForUpdate(tx, deps, id)
  if (!both) return no('not_found')
  const { match, deposit } = both
  if (match.state !== 'sent') return no('match_not_open')
  await store.updateAnswer(tx, id, answered, now)
  if (answered.answer === 'received') {
    const end = { received: match.amount, step: 'received', by: 'member', nothing: 'refused' } as const
    await endPart(tx, deps, both, end)
    return yes({ ...match, ...answered, state: 'received', received: match.amount, answeredAt: now })
  }

  const step = answered.answer === 'partly' ? ('partly_received' as const) : ('not_received' as const)
  const { brandId, payerId, receiverId, depositId, withdrawalId } = match
  const sides = [
    { brandId, by: 'member', memberId: payerId, requestId: depositId },
    { brandId, by: 'member', memberId: receiverId, requestId: withdrawalId },
  ]
  await recordSteps(
    tx,
    sides.flatMap((side) => [
      { ...side, step },
      { ...side, step: 'in_review' },
    ]),
    now,
  )
  await settleDeposit(tx, deps, deposit, { by: 'member', nothing: 'refused' })
  return yes({ ...match, ...answered, state: 'disputed', answeredAt: now })
}
