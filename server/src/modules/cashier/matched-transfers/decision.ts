import { amountText } from '@croupier/engine/money.ts'
import { commandBy, doerOf, record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { checkClaim } from '../desk/claims.ts'
import type { DecidingOperator } from '../desk/deciding-operator.ts'
import { needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { asShown } from '../desk/rules.ts'
import { deleteClaim } from '../desk/store.ts'
import { type MatchSides, findBothForUpdate } from './match-sides.ts'
import { endPart } from './end-part.ts'
import { judgeReceived } from './rules.ts'

/** What an operator has decided about a payment between two members; both read the reason. */
export interface Decision {
  readonly id: string
  /** What has arrived, in stored units: all of it where the payer is right, nothing where the receiver is. */
  readonly received: bigint
  readonly by: string
  readonly reason: string
  /** An operator of the console, whose limits hold; a command decides nothing that needs two people. */
  readonly operator?: DecidingOperator
}

/** Decide a dispute: what has arrived is the payer's, the rest goes back to the receiver's withdrawal. */
export async function decide(tx: Tx, deps: Deps, decision: Decision): Promise<Verdict<undefined>> {
  const { id, received, by, reason, operator } = decision
  const both = await findBothForUpdate(tx, deps, id)
  if (!both || (operator && both.match.brandId !== operator.session.brandId)) return no('not_found')
  if (both.match.state !== 'disputed') return no('match_not_open')
  const may = operator ? await checkClaim(tx, deps, operator.session, id) : yes(undefined)
  if (!may.ok) return may
  const shown = { amount: amountText(both.match.amount, both.brand.decimals), state: both.match.state }
  const seen = operator ? asShown(shown, operator.expected) : yes(undefined)
  if (!seen.ok) return seen
  const fits = judgeReceived(both.match.amount, received)
  if (!fits.ok) return fits

  if (operator) await twoPeople(tx, deps, both, { operator, received })
  else if (needsSecond(both.brand, { action: 'payout', amount: both.match.amount }, []))
    return no('second_person_asked')
  const whole = received === both.match.amount
  const step = whole ? 'received' : received > 0n ? 'partly_received' : 'part_returned'
  await endPart(tx, deps, both, { received, step, by, reason, nothing: 'refused' })
  await noteDown(tx, deps, both, decision)
  return yes(undefined)
}

/** Large ones are decided by two. */
async function twoPeople(
  tx: Tx,
  deps: Deps,
  { brand, match }: MatchSides,
  { operator: { session }, received }: { readonly operator: DecidingOperator; readonly received: bigint },
): Promise<void> {
  const when = needsSecond(brand, { action: 'payout', amount: match.amount }, session.roles)
  const text = (units: bigint) => amountText(units, brand.decimals)
  const facts = { amount: text(match.amount), arrived: text(received), currency: match.asset }
  await needTwo(tx, session, { when, rule: 'dispute_above_limit', subject: subjectOf(match), facts }, deps.now())
}

const subjectOf = ({ id, reference }: MatchSides['match']) => ({ type: 'dispute', id, name: reference })

async function noteDown(
  tx: Tx,
  deps: Deps,
  { brand, match }: MatchSides,
  { received, by, reason, operator }: Decision,
): Promise<void> {
  const text = (units: bigint) => amountText(units, brand.decimals)
  const amount = text(match.amount)
  const { answer } = match
  const askedBy = operator?.session.confirming?.askedBy
  await deleteClaim(tx, match.id)
  await record(
    tx,
    operator ? doerOf(operator) : commandBy(by.replace('operator:', '')),
    {
      brandId: match.brandId,
      action: 'disputes.decide',
      subject: subjectOf(match),
      before: { state: match.state, amount, answer },
      after: {
        state: received > 0n ? 'received' : 'returned',
        amount,
        arrived: text(received),
        ...(askedBy !== undefined && { askedBy }),
      },
      reason: operator?.reason ?? '',
      note: operator?.note ?? reason,
    },
    deps.now(),
  )
}
