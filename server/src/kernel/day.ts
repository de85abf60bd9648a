/** A business day, `2026-11-21`, in a brand's time zone. */
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

const MINUTE_MS = 60_000
/** The last answer for each time zone: a business day begins with a minute everywhere. */
const lately = new Map<string, { readonly minute: number; readonly day: Day }>()

/** The business day that a moment falls on. */
export function dayOf(moment: Date, timeZone: string): Day {
  const minute = Math.floor(moment.getTime() / MINUTE_MS)
  const last = lately.get(timeZone)
  if (last?.minute === minute) return last.day
  const day = formatOf(timeZone).format(moment)
  lately.set(timeZone, { minute, day })
  return day
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
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
