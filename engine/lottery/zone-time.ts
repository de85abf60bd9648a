/** A day of the calendar, `2026-11-21`. */
export type CalendarDay = string

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}

/** What a clock on the wall shows at a moment, as if it hung in Greenwich. */
function wallOf(momentMs: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(momentMs)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall + (((momentMs % 1000) + 1000) % 1000)
}

const offsetAt = (momentMs: number, timeZone: string): number => wallOf(momentMs, timeZone) - momentMs

const textOf = (wallMs: number): CalendarDay => new Date(wallMs).toISOString().slice(0, 10)

const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

/** The day on which a moment falls in a time zone. */
export const dayIn = (moment: Date, timeZone: string): CalendarDay => textOf(wallOf(moment.getTime(), timeZone))

/** That many days later; earlier when negative. */
export const laterDay = (day: CalendarDay, days: number): CalendarDay => textOf(startOf(day) + days * DAY_MS)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => ((new Date(startOf(day)).getUTCDay() + 6) % 7) + 1

export const monthDayOf = (day: CalendarDay): number => Number(day.slice(8))

/**
 * The moment at which clocks of a zone show this minute of a day, which may be past its end. Where clocks are set back it is the
 * first of the two moments; a time that is left out where they are set forward is as much later.
 */
export function momentIn(timeZone: string, day: CalendarDay, minute: number): Date {
  const wall = startOf(day) + minute * MINUTE_MS
  const before = offsetAt(wall - DAY_MS, timeZone)
  const after = offsetAt(wall + DAY_MS, timeZone)
  const first = Math.min(wall - before, wall - after)
  const shown = [first, Math.max(wall - before, wall - after)].find((moment) => wallOf(moment, timeZone) === wall)
  return new Date(shown ?? wall - before)
}
