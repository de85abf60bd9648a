import { randomInt } from 'node:crypto'

const FIRST_MS = 100
/** Short enough that the site is back within seconds also after many ends in a row. */
const LONGEST_MS = 2000
/** What has run for so long is healthy: its next failure is a first one. */
const HEALTHY_MS = 60_000

export interface BackOff {
  /** It runs now. */
  started(): void
  /** How long to wait before the next attempt: not at all, then twice as long each time, with jitter. */
  nextMs(): number
}

/** The waits between attempts to start something again. */
export function openBackOff(clock: () => number = () => performance.now()): BackOff {
  let attempts = 0
  let startedAt: number | undefined = clock()
  return {
    started() {
      startedAt = clock()
    },
    nextMs() {
      if (startedAt !== undefined && clock() - startedAt >= HEALTHY_MS) attempts = 0
      startedAt = undefined
      const mostMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempts++)
      return mostMs === FIRST_MS ? 0 : randomInt(mostMs / 2, mostMs + 1)
    },
  }
}
