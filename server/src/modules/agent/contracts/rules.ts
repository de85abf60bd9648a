import type { ContractState } from '@croupier/contract/agent-contracts.ts'
import { stepOf, type ContractTerms } from '@croupier/engine/agents/contract-terms.ts'
import { contractTop, type TimedContract } from '@croupier/engine/agents/contract-top.ts'
import { nextStart, noticeEnd } from '@croupier/engine/agents/periods.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { ContractRow } from './store.ts'
import { termsOf } from './terms.ts'

const HOUR_MS = 3_600_000
const OFFER_HOURS = 168

/** When an offer lapses that is made now. */
export const lapseOf = (now: Date): Date => new Date(now.getTime() + OFFER_HOURS * HOUR_MS)

type ContractMoments = Pick<ContractRow, 'state' | 'lapsesAt' | 'fromAt' | 'untilAt'>

/** Where a contract stands at a moment; what never took effect has ended. */
export function stateOf({ state, lapsesAt, fromAt, untilAt }: ContractMoments, now: Date): ContractState {
  if (state === 'offered') return lapsesAt && lapsesAt <= now ? 'lapsed' : 'offered'
  if (state !== 'accepted' || !fromAt) return state
  if (untilAt && (untilAt <= now || untilAt <= fromAt)) return 'ended'
  return fromAt <= now ? 'in_force' : 'accepted'
}

/** Which of the two of a contract somebody is; strangers are neither, and what was never offered is its giver's alone. */
export function sideOf(
  { aboveId, belowId, offeredAt }: Pick<ContractRow, 'aboveId' | 'belowId' | 'offeredAt'>,
  memberId: string,
): 'given' | 'own' | undefined {
  if (aboveId === memberId) return 'given'
  return belowId === memberId && offeredAt !== null ? 'own' : undefined
}

/** Whether two groups of categories have one in common. */
const groupsOverlap = (one: string, other: string): boolean => one === other || one === 'CONS' || other === 'CONS'

/** Whether an offer may stand beside what there is between the same two. */
export function judgeOffer(
  { id, group }: Pick<ContractRow, 'id' | 'group'>,
  standing: readonly ContractRow[],
  from: Date,
): Verdict<undefined> {
  const others = standing.filter((one) => one.id !== id)
  const isOffered = others.some((one) => one.state === 'offered' && groupsOverlap(one.group, group))
  return isOffered ? no('contract_stands') : judgeStart({ id, group }, others, from)
}

/** Whether a contract may begin beside those of other groups between the same two; of its own group it takes the place. */
export function judgeStart(
  { id, group }: Pick<ContractRow, 'id' | 'group'>,
  standing: readonly ContractRow[],
  from: Date,
): Verdict<undefined> {
  const holds = ({ state, fromAt, untilAt }: ContractRow) =>
    state === 'accepted' && (!untilAt || (untilAt > from && (!fromAt || untilAt > fromAt)))
  const isHeld = standing.some(
    (one) => one.id !== id && one.group !== group && groupsOverlap(one.group, group) && holds(one),
  )
  return isHeld ? no('contract_stands') : yes(undefined)
}

/** An accepted version for the arithmetic of what falls. */
export function timedContract(row: ContractRow, decimals: number): TimedContract {
  if (!row.fromAt) throw new Error(`contract ${row.id} was never accepted`)
  return {
    id: row.id,
    kind: row.kind,
    group: row.group,
    aboveId: row.aboveId ?? undefined,
    belowId: row.belowId,
    top: contractTop(termsOf(row.terms, decimals)),
    from: row.fromAt,
    until: row.untilAt ?? undefined,
  }
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** When a contract ends whose end is asked for now: a notice runs no sooner than it begins. */
export const endByNotice = (terms: ContractTerms, from: Date, { now, timeZone }: BrandMoment): Date =>
  noticeEnd(stepOf(terms), later(now, from), timeZone)

/** When a contract ends of which both agree now that it does: with the period that runs, or before it begins. */
export const endByAgreement = (terms: ContractTerms, from: Date, { now, timeZone }: BrandMoment): Date =>
  from > now ? from : nextStart(stepOf(terms), now, timeZone)

export interface BrandMoment {
  readonly now: Date
  readonly timeZone: string
}
