import type { LimitKind, LimitPeriod } from '@croupier/contract/limits.ts'
import { PERIODS, type Span } from '#kernel/period.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Bar, PeriodRecord } from '#modules/standing/standing.ts'

const HOUR_MS = 3_600_000
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** A new bar beside the one that stands: never shorter, and a time-out never in place of an exclusion. */
export function barAfter(before: Bar | null, asked: Bar): Verdict<Bar> {
  if (before === null) return yes(asked)
  if (before.kind === 'self_excluded' && asked.kind === 'timed_out')
    return no(before.kind, { value: { until: before.until?.toISOString() ?? null } })
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

export interface PendingLimit {
  readonly value: bigint | null
  readonly from: Date
  readonly until: Date
}

export interface LimitState {
  readonly own: bigint | null
  readonly house: bigint | null
  /** The stricter of both. */
  readonly holds: bigint | null
  readonly pending: PendingLimit | null
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

function pendingOf({ value, dueAt, lapsesAt }: LimitChange, now: Date): PendingLimit | null {
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

/** Would this deposit go over a limit? The first that it goes over is named, with the moment it starts afresh. */
export function judgeDeposit(
  amount: bigint,
  limits: PeriodRecord<{ readonly holds: bigint | null; readonly used: bigint; readonly span: Span }>,
): Verdict<undefined> {
  for (const period of PERIODS) {
    const { holds, used, span } = limits[period]
    if (holds !== null && used + amount > holds)
      return no('limit_reached', { value: { limit: 'deposit', period, resetsAt: span.to.toISOString() } })
  }
  return yes(undefined)
}
