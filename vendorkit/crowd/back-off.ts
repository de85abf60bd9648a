import type { Random } from './random.ts'

const FIRST_MS = 500
const MOST_MS = 30_000
const DOUBLINGS_MAX = 10
/** The wait that the server asks for, extended by a random share, so that callers do not return all at once. */
const LATER = 0.25

/** How long to wait after so many failures in a row: below a bound that doubles with each. */
export const backOffMs = (failures: number, random: Random): number => {
  const bound = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(Math.max(0, failures - 1), DOUBLINGS_MAX))
  return Math.ceil(bound * random.between(0.5, 1))
}

/** How long to wait where the server has said how long: never less than that. */
export const retryMs = (askedMs: number, random: Random): number => Math.ceil(askedMs * (1 + LATER * random.share()))
