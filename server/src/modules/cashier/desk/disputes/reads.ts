import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as call from '@croupier/contract/console-disputes.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { deskLink } from '#kernel/files.ts'
import { findApprovals } from '#kernel/four-eyes.ts'
import { periodsAt } from '#kernel/period.ts'
import { must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { memberCardOf } from '#modules/identity/desk/desk.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { findDeposit } from '../../deposits/store.ts'
import { judgeReceived, postingsOf } from '../../matched-transfers/rules.ts'
import { findMatch, type MatchRow } from '../../matched-transfers/store.ts'
import { findWithdrawal } from '../../withdrawals/store.ts'
import { claimView } from '../claims.ts'
import { maskedText } from '../rules.ts'
import { secondOf, waitingIn } from '../second.ts'
import { findClaims } from '../store.ts'
import { findHistory } from '../notes/store.ts'
import * as store from './store.ts'

/** Disputes of a stage, and how many there are in each. */
export async function readDisputeDesk(
  deps: Deps,
  ask: Ask<typeof call.disputeDesk>,
): Promise<ReplyOf<typeof call.disputeDesk>> {
  const { session, brandId, query } = ask
  const [brand, now] = [await brandOf(deps, brandId), deps.now()]
  const second = (await waitingIn(deps, session, 'dispute')).map(({ subjectId }) => subjectId)
  const members = await selectionOf(deps.db, brandId, query.demo)
  const filter = { brandId, members, second, today: periodsAt(now, brand.timeZone).day.from }
  const [lines, counts] = await Promise.all([
    store.findStage(deps.db, query.stage, filter),
    store.countStages(deps.db, filter),
  ])
  const list = await rowsOf(deps, brand, { lines, second: new Set(second), operatorId: session.operatorId })
  return { now: now.toISOString(), counts, list }
}

interface DisputeList {
  readonly lines: readonly store.QueuedDispute[]
  readonly second: ReadonlySet<string>
  readonly operatorId: string
}

async function rowsOf(
  deps: Deps,
  { decimals }: Brand,
  { lines, second, operatorId }: DisputeList,
): Promise<call.DisputeDeskRow[]> {
  const [claims, names] = await Promise.all([
    findClaims(
      deps.db,
      lines.map(({ id }) => id),
    ),
    memberNames(
      deps.db,
      lines.flatMap(({ payerId, receiverId }) => [payerId, receiverId]),
    ),
  ])
  const now = deps.now()
  const text = (units: bigint | null) => (units === null ? null : amountText(units, decimals))
  return lines.map(({ payerId, receiverId, amount, remaining, received, since, ...line }) => ({
    ...line,
    payer: names.get(payerId)?.account ?? '',
    receiver: names.get(receiverId)?.account ?? '',
    amount: amountText(amount, decimals),
    remaining: text(remaining),
    received: text(received),
    second: second.has(line.id),
    claim: claimView(claims.get(line.id), operatorId, now),
    at: since.toISOString(),
  }))
}

/** A dispute with the pictures of both sides and all that a person needs to decide it. */
export async function readDisputeCase(
  deps: Deps,
  ask: Ask<typeof call.disputeCase>,
): Promise<ReplyOf<typeof call.disputeCase>> {
  const { session, brandId, params } = ask
  const line = await store.findLine(deps.db, brandId, params.matchId)
  const match = line && (await findMatch(deps.db, line.id))
  if (!line || !match) throw new Refusal('not_found')
  const brand = await brandOf(deps, brandId)
  const search = { brandId, permissions: session.permissions, subject: `dispute:${match.id}` }
  const [approvals, both, steps] = await Promise.all([
    findApprovals(deps.db, search, { limit: 1, offset: 0 }),
    bothOf(deps, brand, match),
    findHistory(deps.db, match.depositId),
  ])
  const [approval] = approvals.rows
  const second = new Set(approval?.state === 'waiting' ? [match.id] : [])
  const [shown] = await rowsOf(deps, brand, { lines: [line], second, operatorId: session.operatorId })
  const { twoFrom } = brand.settings.cashier.withdrawal
  return {
    ...shown!,
    ...both,
    matchedAt: match.matchedAt.toISOString(),
    payBy: match.payBy.toISOString(),
    reason: match.reason,
    twoFrom: twoFrom === null ? null : amountText(twoFrom, brand.decimals),
    needsTwo: needsSecond(brand, { action: 'payout', amount: match.amount }, session.roles),
    approval: approval ? secondOf(approval, session.operatorId) : null,
    proposed: approval?.state === 'waiting' ? String(approval.facts['arrived']) : null,
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  }
}

interface DisputeSide {
  readonly memberId: string
  readonly of: string
  readonly reference: string
  readonly says: bigint | null
  readonly at: Date | null
  readonly slip: string | null
}

/** Who stands against whom, with what each shows; what is personal is masked. */
async function bothOf(deps: Deps, { decimals }: Brand, match: MatchRow) {
  const [deposit, withdrawal] = await requestsOf(deps, match)
  const sideOf = async ({ memberId, says, at, slip, ...request }: DisputeSide): Promise<call.DisputeSide> => ({
    ...request,
    member: { id: memberId, ...(await memberCardOf(deps.db, memberId)) },
    says: says === null ? null : amountText(says, decimals),
    at: at?.toISOString() ?? null,
    proof: slip === null ? null : deskLink(deps, { brandId: match.brandId, memberId, name: slip }),
    before: await store.countBefore(deps.db, memberId, match.id),
  })
  const { amount, payerId, receiverId, slip, answerSlip, sentAt, answeredAt } = match
  const [payer, receiver] = await Promise.all([
    sideOf({ memberId: payerId, of: deposit.id, reference: deposit.reference, says: amount, at: sentAt, slip }),
    sideOf({
      memberId: receiverId,
      of: withdrawal.id,
      reference: withdrawal.reference,
      says: saidOf(match),
      at: answeredAt,
      slip: answerSlip,
    }),
  ])
  const { providerName, accountName, numberEnd } = withdrawal.payee
  return {
    sides: { payer, receiver },
    paidTo: { provider: providerName, holder: maskedText(accountName), numberEnd },
  }
}

/** How much has arrived, says the receiver. */
function saidOf({ answer, amount, remaining }: MatchRow): bigint | null {
  if (answer === null) return null
  return answer === 'not_received' ? 0n : amount - (remaining ?? 0n)
}

async function requestsOf({ db }: Deps, { id, depositId, withdrawalId }: MatchRow) {
  const [deposit, withdrawal] = await Promise.all([findDeposit(db, depositId), findWithdrawal(db, withdrawalId)])
  if (!deposit || !withdrawal) throw new Error(`part ${id} has lost a side`)
  return [deposit, withdrawal] as const
}

/** What the books would say if so much were found to have arrived. */
export async function readDisputePostings(
  deps: Deps,
  ask: Ask<typeof call.disputePostings>,
): Promise<ReplyOf<typeof call.disputePostings>> {
  const { brandId, params, query } = ask
  const match = await findMatch(deps.db, params.matchId)
  if (!match || match.brandId !== brandId) return must(no('not_found'))
  if (match.state !== 'disputed') return must(no('match_not_open'))
  const { decimals } = await brandOf(deps, brandId)
  const received = unitsOf(query.arrived, decimals)
  if (received === undefined) return must(no('invalid_amount'))
  must(judgeReceived(match.amount, received))

  const [, withdrawal] = await requestsOf(deps, match)
  const names = await memberNames(deps.db, [match.payerId, match.receiverId])
  const nameOf = (memberId: string) => names.get(memberId)?.account ?? null
  const moves = postingsOf(match, withdrawal, received)
  const lines = moves
    .filter(({ to }) => to === 'payer')
    .flatMap(({ from, amount }) => [
      from === 'receiver'
        ? { account: 'hold' as const, member: nameOf(match.receiverId), amount: -amount }
        : { account: 'house' as const, member: null, amount: -amount },
      { account: 'wallet' as const, member: nameOf(match.payerId), amount },
    ])
  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
  const held = moves.filter(({ to }) => to === 'withdrawal').map(({ amount }) => amount)
  return {
    postings: lines.map(({ amount, ...line }) => ({ ...line, amount: amountText(amount, decimals) })),
    sum: amountText(sumOf(lines.map(({ amount }) => amount)), decimals),
    staysHeld: amountText(sumOf(held), decimals),
  }
}
