/** A business day, `2026-11-21`, in a brand's time zone. */
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

/** The business day that a moment falls on. */
export function dayOf(moment: Date, timeZone: string): Day {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format.format(moment)
}

/** That many days later; earlier when negative. */
export function daysAfter(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** A day that the calendar has. */
export const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

export interface DayRange {
  readonly from: Day
  /** The last day, itself included. */
  readonly to: Day
}

/** The range asked for; the last thirty days when nothing is. */
export function rangeOf(
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  today: Day,
): DayRange {
  const to = asked.to ?? today
  return { from: asked.from ?? daysAfter(to, -29), to }
}
