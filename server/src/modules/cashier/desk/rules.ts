import type { Finding } from '@croupier/contract/console-withdrawals.ts'
import type { RiskCheck } from '@croupier/contract/risk-check.ts'
import type { WithdrawalState } from '@croupier/contract/cashier.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'

type Risk = Brand['settings']['risk']

/** What is known when somebody asks to be paid. */
export interface RiskFacts {
  readonly amount: bigint
  readonly now: Date
  readonly payee: { readonly boundAt: Date; readonly sharedWith: readonly string[]; readonly paidBefore: boolean }
  readonly sameDevice: readonly string[]
  readonly sameAddress: readonly string[]
  readonly watched: boolean
  /** Withdrawals that were paid: how many, and how much on average. */
  readonly paid: { readonly count: number; readonly usual: bigint }
  /** Since the last payment, or for as long as the checks look back. */
  readonly played: { readonly staked: bigint; readonly counted: bigint; readonly bets: number }
  readonly depositedSince: bigint
}

type Evidence = Omit<Finding, 'check'>
type Check = (facts: RiskFacts, policy: Risk, text: (units: bigint) => string) => Evidence

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const shared = (members: readonly string[]): Evidence => ({
  found: members.length > 0,
  evidence: { count: members.length },
  members: [...members],
})

/** The share of a whole in whole per cent, rounded down. */
const percentOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 100n) / whole))

/** How often one amount holds another, with one decimal, rounded down. */
function timesText(amount: bigint, usual: bigint): string {
  const tenths = usual === 0n ? 0n : (amount * 10n) / usual
  return `${tenths / 10n}.${tenths % 10n}`
}

const CHECKS: Readonly<Record<RiskCheck, Check>> = {
  shared_device: ({ sameDevice }) => shared(sameDevice),
  shared_address: ({ sameAddress }) => shared(sameAddress),
  shared_payee: ({ payee }) => shared(payee.sharedWith),
  new_payee({ payee, now }, { newPayeeHours }) {
    const age = now.getTime() - payee.boundAt.getTime()
    const found = !payee.paidBefore && age < newPayeeHours * HOUR_MS
    return { found, evidence: { minutes: Math.floor(age / MINUTE_MS), hours: newPayeeHours }, members: [] }
  },
  opposite_bets({ played }, { oppositePercent }, text) {
    const percent = percentOf(played.staked - played.counted, played.staked)
    const evidence = { percent, staked: text(played.staked), counted: text(played.counted), bets: played.bets }
    return { found: played.staked > 0n && percent >= oppositePercent, evidence, members: [] }
  },
  unusual_amount({ amount, paid }, { unusualTimes }, text) {
    // One or two payments are no habit.
    const found = paid.count >= 3 && paid.usual > 0n && amount >= paid.usual * BigInt(unusualTimes)
    return {
      found,
      evidence: { times: timesText(amount, paid.usual), usual: text(paid.usual), count: paid.count },
      members: [],
    }
  },
  first_withdrawal: ({ paid }) => ({ found: paid.count === 0, evidence: { count: paid.count }, members: [] }),
  no_play({ played, depositedSince }, { playPercent }, text) {
    const percent = percentOf(played.counted, depositedSince)
    const evidence = { percent, deposited: text(depositedSince), counted: text(played.counted) }
    return { found: depositedSince > 0n && percent < playPercent, evidence, members: [] }
  },
  watched: ({ watched }) => ({ found: watched, evidence: {}, members: [] }),
}

/** What each check that the brand wants finds, in the order of the brand's list. */
export const assess = (facts: RiskFacts, policy: Risk, text: (units: bigint) => string): Finding[] =>
  policy.on.map((check) => ({ check, ...CHECKS[check](facts, policy, text) }))

/** The checks that have found something. */
export const flagsIn = (findings: readonly Finding[]): RiskCheck[] =>
  findings.filter(({ found }) => found).map(({ check }) => check)

export interface HeldClaim {
  readonly operatorId: string
  readonly name: string
  readonly until: Date
}

/** May somebody decide on it now? Not while somebody else is at work on it. */
export function mayDecide(claim: HeldClaim | undefined, operatorId: string, now: Date): Verdict<undefined> {
  if (claim === undefined || claim.operatorId === operatorId || claim.until <= now) return yes(undefined)
  return no('claimed', { value: { by: claim.name } })
}

/** Does the case still stand as it was shown to whoever decides? */
export const asShown = (now: CaseState, expected: CaseState): Verdict<undefined> =>
  expected.amount === now.amount && expected.state === now.state ? yes(undefined) : no('case_changed')

interface CaseState {
  readonly amount: string
  readonly state: string
}

export type WithdrawalStage =
  | 'review'
  | 'aside'
  | 'second'
  | 'ready'
  | 'matching'
  | 'sending'
  | 'no_answer'
  | 'paid'
  | 'refused'
  | 'cancelled'

interface StageFacts {
  readonly state: WithdrawalState
  readonly toPay: boolean
  /** When it was handed to the gateway. */
  readonly sentAt: Date | null
  readonly waitsForSecond: boolean
  /** Until when it is laid aside. */
  readonly asideUntil: Date | null
}

const ANSWER_MS = 10 * MINUTE_MS

/** How a withdrawal stands for the desk. */
export function standingOf(
  { state, toPay, sentAt, waitsForSecond, asideUntil }: StageFacts,
  now: Date,
): WithdrawalStage {
  if (state === 'review' && waitsForSecond) return 'second'
  if (state === 'review') return isSnoozed(asideUntil, now) ? 'aside' : 'review'
  if (state === 'approved') return toPay ? 'ready' : 'sending'
  const silent = state === 'sending' && sentAt !== null && now.getTime() - sentAt.getTime() >= ANSWER_MS
  return silent ? 'no_answer' : state
}

/** So long a masked value stays open. */
export const OPEN_S = 60

/** Is it laid aside at this moment? */
export const isSnoozed = (until: Date | null, now: Date): boolean => until !== null && until > now

/** A name or a number, as it is shown to those who may not see it: its first letters, and dots. */
export const maskedText = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${word.slice(0, 1)}${'•'.repeat(Math.max(1, Math.min(word.length - 1, 6)))}`)
    .join(' ')
