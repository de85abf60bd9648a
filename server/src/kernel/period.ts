import { type Day, dayOf, daysAfter } from './day.ts'

export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** The first day of the week (Monday) or month in which a day lies, or the day itself. */
export function firstDayOf(day: Day, period: Period): Day {
  if (period === 'day') return day
  return period === 'month' ? `${day.slice(0, 7)}-01` : daysAfter(day, -daysSinceMonday(day))
}

/** From its first moment until before its last. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** The business day, the week from Monday and the calendar month that a moment falls into, in a time zone. */
export function periodsAt(moment: Date, timeZone: string): Readonly<Record<Period, Span>> {
  const day = dayOf(moment, timeZone)
  const monday = firstDayOf(day, 'week')
  const first = firstDayOf(day, 'month')
  const span = (from: Day, to: Day) => ({ from: midnight(from, timeZone), to: midnight(to, timeZone) })
  return {
    day: span(day, daysAfter(day, 1)),
    week: span(monday, daysAfter(monday, 7)),
    month: span(first, `${daysAfter(first, 31).slice(0, 7)}-01`),
  }
}

const daysSinceMonday = (day: Day) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first moment of a business day. */
export const midnight = (day: Day, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds)
