import type { DashboardRange } from '@croupier/contract/dashboard.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { midnight } from '#kernel/period.ts'

/** From its first moment until before its last. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface Spans {
  readonly shown: Span
  /** As much of the span before as has passed of this one. */
  readonly before: Span
  readonly barSeconds: number
}

const DAYS: Readonly<Record<DashboardRange, { readonly first: number; readonly days: number; readonly bar: number }>> =
  {
    today: { first: 0, days: 1, bar: 1800 },
    yesterday: { first: -1, days: 1, bar: 1800 },
    week: { first: -6, days: 7, bar: 21_600 },
    month: { first: -29, days: 30, bar: 86_400 },
  }

/** What a range means now, in the brand's business days. */
export function spansOf(range: DashboardRange, now: Date, timeZone: string): Spans {
  const { first, days, bar } = DAYS[range]
  const today = dayOf(now, timeZone)
  const at = (day: number) => midnight(daysAfter(today, day), timeZone)
  const shown = { from: at(first), to: at(first + days) }
  const passed = Math.min(now.getTime(), shown.to.getTime()) - shown.from.getTime()
  const from = at(first - days)
  return { shown, before: { from, to: new Date(from.getTime() + passed) }, barSeconds: bar }
}

const HOUR_MS = 3_600_000
const WEEKS = 4

/** A span without what follows its last whole hour. */
export const toWholeHours = ({ from, to }: Span): Span => ({
  from,
  to: new Date(from.getTime() + Math.floor((to.getTime() - from.getTime()) / HOUR_MS) * HOUR_MS),
})

export interface HourSum {
  readonly at: Date
  readonly stakes: bigint
  readonly payouts: bigint
}

export interface Hour {
  readonly hour: number
  readonly ggr: bigint | null
  readonly mean: bigint | null
}

/** GGR by hour of the day that begins at `from`, beside the mean of the same hours of the weeks before. */
export function hoursOf(
  day: Span,
  rows: readonly HourSum[],
  earlier: readonly (readonly HourSum[])[],
  now: Date,
): Hour[] {
  const byHour = (of: readonly HourSum[], from: Date) =>
    Map.groupBy(of, ({ at }) => Math.floor((at.getTime() - from.getTime()) / HOUR_MS))
  const ggr = (some: readonly HourSum[] = []) => some.reduce((sum, { stakes, payouts }) => sum + stakes - payouts, 0n)
  const today = byHour(rows, day.from)
  const before = earlier.map((week, index) => byHour(week, weekBefore(day.from, index + 1)))
  const count = Math.round((day.to.getTime() - day.from.getTime()) / HOUR_MS)

  return Array.from({ length: count }, (_, hour) => {
    const begun = day.from.getTime() + hour * HOUR_MS <= now.getTime()
    const known = before.flatMap((week) => (week.size > 0 ? [ggr(week.get(hour))] : []))
    const sum = known.reduce((total, one) => total + one, 0n)
    return {
      hour,
      ggr: begun ? ggr(today.get(hour)) : null,
      mean: known.length === 0 ? null : sum / BigInt(known.length),
    }
  })
}

/** A mean in whole units of what money is said in, towards zero. */
export const toWhole = (mean: bigint, unit: bigint): bigint => mean - (mean % unit)

const weekBefore = (from: Date, weeks: number) => new Date(from.getTime() - weeks * 7 * 24 * HOUR_MS)

/** The same day of each of the four weeks before. */
export const weeksBefore = (day: Span): readonly Span[] =>
  Array.from({ length: WEEKS }, (_, index) => ({
    from: weekBefore(day.from, index + 1),
    to: weekBefore(day.to, index + 1),
  }))
