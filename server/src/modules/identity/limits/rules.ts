import type { IdentityState, LimitKind, LimitPeriod } from '@croupier/contract/limits.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { PERIODS, type Span } from '#kernel/period.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

export type ByPeriod<T> = Readonly<Record<LimitPeriod, T>>
export type BarKind = 'timed_out' | 'self_excluded'

/** Out until that moment; for good without one. */
export interface Bar {
  readonly kind: BarKind
  readonly until: Date | null
}

/** In stored units; null for no limit. */
export interface MoneyLimits {
  readonly stake: ByPeriod<bigint | null>
  readonly loss: ByPeriod<bigint | null>
}

/** What holds a member back. */
export interface Standing extends MoneyLimits {
  readonly memberId: string
  readonly memberSince: Date
  readonly bar: Bar | null
  readonly asset: string | null
  /** What is staked and lost is counted. */
  readonly counted: boolean
  readonly verified: boolean
  /** Kept out by the house, until somebody there says otherwise. */
  readonly frozen: boolean
  /** Looks like somebody who is excluded, until then; for good without a moment. */
  readonly alike: { readonly until: Date | null } | null
  readonly staySince: Date | null
  /** Minutes, where the member has chosen. */
  readonly checkEvery: number | null
  readonly checkDueAt: Date | null
}

/** What of a brand's policy matters at a bet. */
export interface PlayRules {
  readonly timeZone: string
  /** No round while a reality check waits. */
  readonly checked: boolean
  /** Whoever came before this moment must have shown who they are. */
  readonly verifiedFrom: Date | null
}

/** The bar that stands now, if any. */
export const standingBar = ({ bar }: Pick<Standing, 'bar'>, now: Date): Bar | null =>
  bar !== null && (bar.until === null || now < bar.until) ? bar : null

/** Whether a member must show who they are because they look like somebody who stays out. */
export const mustShowWho = ({ alike, verified }: Pick<Standing, 'alike' | 'verified'>, now: Date): boolean =>
  alike !== null && !verified && (alike.until === null || now < alike.until)

/** The no of a bar, with its end. */
const barred = ({ kind, until }: Bar) => no(kind, { value: { until: until?.toISOString() ?? null } })

/** May this member play now at all? How much is another question. */
export function judgePlay(standing: Standing, rules: PlayRules, now: Date): Verdict<undefined> {
  if (standing.frozen) return no('account_frozen')
  const bar = standingBar(standing, now)
  if (bar) return barred(bar)
  if (mustShowWho(standing, now)) return no('identity_unverified')
  if (rules.verifiedFrom !== null && !standing.verified && standing.memberSince <= rules.verifiedFrom)
    return no('identity_unverified')
  if (rules.checked && standing.checkDueAt !== null && standing.checkDueAt <= now) return no('reality_check_due')
  return yes(undefined)
}

/** A new bar beside the one that stands: never shorter, and a time-out never in place of an exclusion. */
export function barAfter(before: Bar | null, asked: Bar): Verdict<Bar> {
  if (before === null) return yes(asked)
  if (before.kind === 'self_excluded' && asked.kind === 'timed_out') return barred(before)
  if (before.until === null || asked.until === null) return yes({ ...asked, until: null })
  return yes(before.until > asked.until ? { ...asked, until: before.until } : asked)
}

/** The same day so many months later; the last of the month where it has no such day. */
export function monthsAfter(at: Date, months: number): Date {
  const moment = new Date(at)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() + months)
  if (moment.getUTCDate() !== day) moment.setUTCDate(0)
  return moment
}

/** A line of what was ever said about a limit. */
export interface LimitChange {
  readonly id: number
  readonly author: 'member' | 'house'
  readonly kind: LimitKind | 'check'
  readonly period: LimitPeriod | 'stay'
  readonly change: 'set' | 'asked' | 'withdrawn'
  /** Stored units; minutes for session and check. */
  readonly value: bigint | null
  readonly dueAt: Date | null
  readonly lapsesAt: Date | null
}

export interface Pending {
  readonly value: bigint | null
  readonly from: Date
  readonly until: Date
}

export interface LimitState {
  readonly own: bigint | null
  readonly house: bigint | null
  /** The stricter of both. */
  readonly holds: bigint | null
  readonly pending: Pending | null
}

const stricter = (one: bigint | null, other: bigint | null): bigint | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** How a limit stands now. */
export function limitState(
  changes: readonly LimitChange[],
  kind: LimitKind,
  period: LimitPeriod,
  now: Date,
): LimitState {
  const lines = changes.filter((one) => one.kind === kind && one.period === period)
  const set = (author: LimitChange['author']) => lines.find((one) => one.author === author && one.change === 'set')
  const own = set('member')
  const asked = lines.find((one) => one.author === 'member' && one.change === 'asked')
  const values = { own: own?.value ?? null, house: set('house')?.value ?? null }
  return {
    ...values,
    holds: stricter(values.own, values.house),
    pending: asked && asked.id > (own?.id ?? 0) ? pendingOf(asked, now) : null,
  }
}

function pendingOf({ value, dueAt, lapsesAt }: LimitChange, now: Date): Pending | null {
  if (dueAt === null || lapsesAt === null || lapsesAt <= now) return null
  return { value, from: dueAt, until: lapsesAt }
}

/** Does this hold at once? What holds a member back less is asked for first. */
export const holdsAtOnce = (current: bigint | null, asked: bigint | null): boolean =>
  current === null ? true : asked !== null && asked <= current

/** What is asked for may be confirmed from the one moment to the other. */
export function confirmSpan(
  policy: { readonly raiseAfterHours: number; readonly confirmWithinHours: number },
  now: Date,
): { readonly dueAt: Date; readonly lapsesAt: Date } {
  const dueAt = after(now, policy.raiseAfterHours * HOUR_MS)
  return { dueAt, lapsesAt: after(dueAt, policy.confirmWithinHours * HOUR_MS) }
}

/** May what was asked for be confirmed now? */
export function judgeConfirm({ pending }: LimitState, now: Date): Verdict<bigint | null> {
  if (pending === null) return no('limit_not_asked')
  if (now < pending.from) return no('limit_not_due', { value: { from: pending.from.toISOString() } })
  return yes(pending.value)
}

export interface SessionTime {
  /** Minutes; null for no limit. */
  readonly limit: bigint | null
  readonly usedSeconds: number
  readonly span: Span
}

/** When a session that begins now must end, and until when there is none to begin; both undefined without limits. */
export function sessionEnd(
  times: readonly SessionTime[],
  now: Date,
): { readonly endsAt?: Date; readonly overUntil?: Date } {
  const limited = times.flatMap(({ limit, ...one }) =>
    limit === null ? [] : [{ ...one, limitMs: Number(limit) * MINUTE_MS }],
  )
  const over = limited.filter(({ limitMs, usedSeconds }) => usedSeconds * 1000 >= limitMs).map(({ span }) => span.to)
  if (over.length > 0) return { overUntil: latest(over) }

  const ends = limited.map(({ limitMs, usedSeconds, span }) => {
    const end = after(now, limitMs - usedSeconds * 1000)
    // What is left reaches into the next period, which has time of its own.
    return end < span.to ? end : after(span.to, limitMs)
  })
  return ends.length > 0 ? { endsAt: earliest(ends) } : {}
}

const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map((one) => one.getTime())))
const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map((one) => one.getTime())))

export const checkDue = (from: Date, everyMinutes: number): Date => after(from, everyMinutes * MINUTE_MS)

/** Would this deposit go over a limit? The first that it goes over is named, with the moment it starts afresh. */
export function judgeDeposit(
  amount: bigint,
  limits: ByPeriod<{ readonly holds: bigint | null; readonly used: bigint; readonly span: Span }>,
): Verdict<undefined> {
  for (const period of PERIODS) {
    const { holds, used, span } = limits[period]
    if (holds !== null && used + amount > holds)
      return no('limit_reached', { value: { limit: 'deposit', period, resetsAt: span.to.toISOString() } })
  }
  return yes(undefined)
}

const STEPS: Readonly<Record<IdentityState, readonly IdentityState[]>> = {
  unverified: ['pending', 'verified'],
  pending: ['verified', 'refused'],
  verified: ['pending', 'refused'],
  refused: ['pending', 'verified'],
}

/** Does the one state follow the other? */
export const identityFollows = (from: IdentityState, to: IdentityState): boolean => STEPS[from].includes(to)
