import type { Day } from '#kernel/day.ts'

/** A shift that somebody works on some days of the week, by the clock of the house. */
export interface WorkingHours {
  readonly username: string
  /** From Sunday, which is 0. */
  readonly weekdays: readonly number[]
  readonly from: number
  readonly until: number
}

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const

/** Who works when: five days a week each, one a day. Whoever is asked first for what several may do stands first. */
export const ROSTER: readonly WorkingHours[] = [
  { username: 'operator04', weekdays: [TUE, WED, THU, FRI, SAT], from: 9, until: 17.5 },
  { username: 'operator02', weekdays: [SAT, SUN, THU], from: 8, until: 16.5 },
  { username: 'operator02', weekdays: [TUE, WED], from: 14, until: 22.75 },
  { username: 'operator03', weekdays: [MON, TUE, WED, THU, FRI], from: 9.5, until: 18 },
  { username: 'operator05', weekdays: [THU, FRI, SAT, SUN, MON], from: 14, until: 22.75 },
  { username: 'operator01', weekdays: [MON, TUE, WED, THU, FRI], from: 10, until: 18.5 },
]

/** The shifts of a day, in the order in which they are asked. */
export const shiftsOf = (day: Day): readonly WorkingHours[] => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return ROSTER.filter(({ weekdays }) => weekdays.includes(weekday))
}

/** Who is at work when the clock of the house shows so many hours of a day. */
export const onDuty = (day: Day, hours: number): readonly string[] =>
  shiftsOf(day)
    .filter(({ from, until }) => from <= hours && hours < until)
    .map(({ username }) => username)
