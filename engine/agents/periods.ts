import { type CalendarDay, dayIn, laterDay, momentIn, monthDayOf, weekdayOf } from '../lottery/zone-time.ts'

/** The codes of periods: the day, the week from Monday, 1st–15th and 16th–end, the month. */
export const PERIOD_CODES = ['D', 'W', 'H', 'M'] as const
export type PeriodCode = (typeof PERIOD_CODES)[number]

/** Business days from the first to the last one, both included. */
export interface Period {
  readonly from: CalendarDay
  readonly to: CalendarDay
}

const HALF_DAY = 16
const DAY_MS = 86_400_000

/** The period in which a day falls. */
export function periodOf(code: PeriodCode, day: CalendarDay): Period {
  switch (code) {
    case 'D':
      return { from: day, to: day }
    case 'W':
      return { from: laterDay(day, 1 - weekdayOf(day)), to: laterDay(day, 7 - weekdayOf(day)) }
    case 'H':
      return monthDayOf(day) < HALF_DAY
        ? { from: onMonthDay(day, 1), to: onMonthDay(day, HALF_DAY - 1) }
        : { from: onMonthDay(day, HALF_DAY), to: monthEnd(day) }
    case 'M':
      return { from: onMonthDay(day, 1), to: monthEnd(day) }
  }
}

/** The period after the one in which a day falls. */
export const nextPeriod = (code: PeriodCode, day: CalendarDay): Period =>
  periodOf(code, laterDay(periodOf(code, day).to, 1))

/** The period before the one in which a day falls. */
export const previousPeriod = (code: PeriodCode, day: CalendarDay): Period =>
  periodOf(code, laterDay(periodOf(code, day).from, -1))

/** What is left of a period for a contract that holds from one day and, perhaps, until before another; undefined where nothing is. */
export function cutPeriod(
  period: Period,
  span: { readonly from: CalendarDay; readonly until?: CalendarDay },
): Period | undefined {
  const from = span.from > period.from ? span.from : period.from
  const last = span.until === undefined ? period.to : laterDay(span.until, -1)
  const to = last < period.to ? last : period.to
  return from <= to ? { from, to } : undefined
}

/** Whether the period after this one begins in the calendar month in which this one began. */
export const isNextInMonth = (code: PeriodCode, period: Period): boolean =>
  nextPeriod(code, period.to).from.slice(0, 7) === period.from.slice(0, 7)

const onMonthDay = (day: CalendarDay, monthDay: number): CalendarDay => laterDay(day, monthDay - monthDayOf(day))

function monthEnd(day: CalendarDay): CalendarDay {
  // 31 days after the 1st lie in the month that follows.
  return laterDay(onMonthDay(laterDay(onMonthDay(day, 1), 31), 1), -1)
}

/** What a contract is counted by: periods of days, hours, or slots of five minutes. */
export type ContractStep = PeriodCode | 'hour' | 'slot'

const STEP_MS = { hour: 3_600_000, slot: 300_000 } as const
const NOTICE_MS = 30 * DAY_MS

/** The beginning of the period that comes next after a moment. At a beginning itself it is the following one. */
export function nextStart(step: ContractStep, moment: Date, timeZone: string): Date {
  const day = dayIn(moment, timeZone)
  if (step !== 'hour' && step !== 'slot') return momentIn(timeZone, nextPeriod(step, day).from, 0)
  const midnightMs = momentIn(timeZone, day, 0).getTime()
  const passed = Math.floor((moment.getTime() - midnightMs) / STEP_MS[step])
  return new Date(midnightMs + (passed + 1) * STEP_MS[step])
}

/** The end of the first period that ends thirty days after a notice, or later. */
export function noticeEnd(step: ContractStep, noticeAt: Date, timeZone: string): Date {
  // One millisecond earlier: a period that ends at that very moment is the first one.
  return nextStart(step, new Date(noticeAt.getTime() + NOTICE_MS - 1), timeZone)
}
