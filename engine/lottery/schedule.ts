import { type CalendarDay, dayIn, laterDay, momentIn, monthDayOf, weekdayOf } from './zone-time.ts'

/** A time of the day, `18:15`; `24:00` is its end. */
export type DayTime = string

/** When a lottery draws: every so many minutes within windows of a day, or once on each of some days. */
export type DrawTimes =
  | {
      readonly kind: 'minutes'
      readonly every: number
      /** From the first draw to the last one, in order and apart from each other. */
      readonly windows: readonly { readonly from: DayTime; readonly to: DayTime }[]
    }
  | {
      readonly kind: 'days'
      readonly at: DayTime
      /** 1 is Monday, 7 is Sunday. Without weekdays and days of the month it is every day. */
      readonly weekdays?: readonly number[]
      readonly monthDays?: readonly number[]
    }

export interface DrawCalendar {
  readonly times: DrawTimes
  /** Single days of the rule that are held on another day, or on none. */
  readonly shifts?: Readonly<Record<CalendarDay, CalendarDay | null>>
}

export interface DrawSchedule extends DrawCalendar {
  readonly timeZone: string
  /** Sale ends so many seconds before the draw. */
  readonly cutOffSeconds: number
  /** Of a station: all draws of its region, of which the one before opens its sale. */
  readonly region?: DrawCalendar
}

/** One draw of a lottery, with the time in which bets on it are sold. */
export interface LotteryIssue {
  /** Unique in its lottery: `20261121` of daily ones, `202611210903` of those with several a day (rulebook §15). */
  readonly issueNo: string
  /** The business day that it is counted in: a draw at midnight is the last one of the day before. */
  readonly day: CalendarDay
  readonly openAt: Date
  readonly closeAt: Date
  readonly drawAt: Date
}

interface TimeSpan {
  readonly from: Date
  /** Itself not included. */
  readonly to: Date
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** So far back a draw before is looked for: no rule leaves out a year. */
const LOOK_BACK_DAYS = 400

/** Issues that are drawn from one moment until before another, in order. */
export function issuesBetween(schedule: DrawSchedule, { from, to }: TimeSpan): LotteryIssue[] {
  const issues: LotteryIssue[] = []
  for (const issue of issuesFrom(schedule, from)) {
    if (issue.drawAt >= to) break
    issues.push(issue)
  }
  return issues
}

/** The issue on sale at a moment; a station has none between its days. */
export function issueAt(schedule: DrawSchedule, moment: Date): LotteryIssue | undefined {
  const [next] = nextIssues(schedule, moment, 1)
  return next && next.openAt <= moment ? next : undefined
}

/** The next issues that are not closed at a moment, the one on sale first. */
export function nextIssues(schedule: DrawSchedule, moment: Date, count: number): LotteryIssue[] {
  const issues: LotteryIssue[] = []
  if (count <= 0) return issues
  for (const issue of issuesFrom(schedule, moment)) {
    if (issue.closeAt > moment) issues.push(issue)
    if (issues.length === count) break
  }
  return issues
}

/** The issue of this number, if the schedule has one. */
export function issueNumbered(schedule: DrawSchedule, issueNo: string): LotteryIssue | undefined {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})\d{0,4}$/.exec(issueNo) ?? []
  const day = `${year}-${month}-${date}`
  if (Number.isNaN(Date.parse(day)) || laterDay(day, 0) !== day) return undefined
  return issuesOfDay(schedule, day).find((issue) => issue.issueNo === issueNo)
}

/** The issues that are counted in a business day, in order. */
export function issuesOfDay(schedule: DrawSchedule, day: CalendarDay): LotteryIssue[] {
  const draws = drawsOn(schedule, schedule.timeZone, day)
  return draws.map((_, at) => issueOf(schedule, { day, draws, at }))
}

/** Issues that are drawn at a moment or later. The day before is asked too: its last draw may be at midnight. */
function* issuesFrom(schedule: DrawSchedule, moment: Date): Generator<LotteryIssue> {
  let day = laterDay(dayIn(moment, schedule.timeZone), -1)
  for (let idle = 0; idle < LOOK_BACK_DAYS; idle++) {
    const draws = drawsOn(schedule, schedule.timeZone, day)
    for (const [at, drawMs] of draws.entries())
      if (drawMs >= moment.getTime()) yield issueOf(schedule, { day, draws, at })
    if (draws.length > 0) idle = 0
    day = laterDay(day, 1)
  }
}

interface DayDraw {
  readonly day: CalendarDay
  /** All draws of the day, and which of them it is. */
  readonly draws: readonly number[]
  readonly at: number
}

function issueOf(schedule: DrawSchedule, { day, draws, at }: DayDraw): LotteryIssue {
  const drawMs = draws[at] ?? 0
  const closes = (ms: number) => new Date(ms - schedule.cutOffSeconds * 1000)
  const before = (schedule.region ? undefined : draws[at - 1]) ?? drawBefore(schedule, day, drawMs)
  // Nothing was drawn before: the sale begins with the day.
  const openAt = before === undefined ? momentIn(schedule.timeZone, day, 0) : closes(before)
  return { issueNo: numberOf(schedule.times, day, at), day, openAt, closeAt: closes(drawMs), drawAt: new Date(drawMs) }
}

/** The last draw before this one, of its region where it has one. */
function drawBefore(schedule: DrawSchedule, day: CalendarDay, drawMs: number): number | undefined {
  const calendar = schedule.region ?? schedule
  for (let back = 0; back <= LOOK_BACK_DAYS; back++) {
    const draws = drawsOn(calendar, schedule.timeZone, laterDay(day, -back))
    const before = draws.findLast((ms) => ms < drawMs)
    if (before !== undefined) return before
  }
  return undefined
}

/** The moments of a day's draws, in order. */
function drawsOn(calendar: DrawCalendar, timeZone: string, day: CalendarDay): number[] {
  if (!isDrawn(calendar, day)) return []
  const { times } = calendar
  const momentMs = (time: DayTime) => momentIn(timeZone, day, minuteOf(time)).getTime()
  if (times.kind === 'days') return [momentMs(times.at)]
  return times.windows.flatMap(({ from, to }) => {
    const [first, last] = [momentMs(from), momentMs(to)]
    // Where clocks are set, a window is as many minutes as pass in it.
    const count = Math.max(0, Math.floor((last - first) / (times.every * MINUTE_MS)) + 1)
    return Array.from({ length: count }, (_, at) => first + at * times.every * MINUTE_MS)
  })
}

function isDrawn({ times, shifts = {} }: DrawCalendar, day: CalendarDay): boolean {
  if (Object.values(shifts).includes(day)) return true
  return !Object.hasOwn(shifts, day) && isOfRule(times, day)
}

function isOfRule(times: DrawTimes, day: CalendarDay): boolean {
  if (times.kind === 'minutes') return true
  const { weekdays, monthDays } = times
  if (!weekdays && !monthDays) return true
  return weekdays?.includes(weekdayOf(day)) === true || monthDays?.includes(monthDayOf(day)) === true
}

function numberOf(times: DrawTimes, day: CalendarDay, at: number): string {
  const date = day.replaceAll('-', '')
  return times.kind === 'days' ? date : date + `${at + 1}`.padStart(sequenceDigits(times), '0')
}

/** Three digits, or four where a day has more than 999 draws (rulebook §15). */
function sequenceDigits({ every, windows }: DrawTimes & { kind: 'minutes' }): number {
  const draws = windows.reduce((sum, { from, to }) => sum + Math.floor((minuteOf(to) - minuteOf(from)) / every) + 1, 0)
  return draws > 999 ? 4 : 3
}

function minuteOf(time: DayTime): number {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  if (!(minute <= DAY_MINUTES)) throw new Error(`${time} is no time of a day`)
  return minute
}
