import { dateFormat } from '../formats.ts'

/** A range of business days, both ends included, `yyyy-MM-dd`. */
export interface Range {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000

/** Lengths that a range can be chosen by. */
export const SPANS = [1, 7, 30] as const

/** The business day at a moment in the brand's time zone. */
export function dayAt(moment: number, timeZone: string): string {
  const parts = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The day `count` days later; earlier when negative. */
const daysLater = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** How many days a range has. */
export const lengthOf = ({ from, to }: Range): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** The `count` days that end with `today`. */
export const lastDays = (today: string, count: number): Range => ({ from: daysLater(today, 1 - count), to: today })

/** The range of the same length just before (-1) or just after (1), never past `today`. */
export function neighbour(range: Range, step: -1 | 1, today: string): Range {
  const length = lengthOf(range)
  const to = daysLater(range.to, step * length)
  return to > today ? lastDays(today, length) : { from: daysLater(range.from, step * length), to }
}
