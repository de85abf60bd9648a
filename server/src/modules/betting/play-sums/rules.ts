/** How far back somebody looks from a moment: thirty days are business days, what is shorter begins with five minutes of the clock. */
export type PlayWindow = 'five_minutes' | 'hour' | 'day' | 'thirty_days'

const SLOT_MS = 5 * 60_000
const LENGTHS_MS: Readonly<Record<Exclude<PlayWindow, 'thirty_days'>, number>> = {
  five_minutes: SLOT_MS,
  hour: 12 * SLOT_MS,
  day: 288 * SLOT_MS,
}

/** The beginning of the five minutes in which a window begins: it is longer than its name by the part of them that was before. */
export const sinceOf = (window: Exclude<PlayWindow, 'thirty_days'>, now: Date): Date =>
  new Date(Math.floor((now.getTime() - LENGTHS_MS[window]) / SLOT_MS) * SLOT_MS)
