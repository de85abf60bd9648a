/** How long each reel runs, and which ones run longer because two scatters already stand. */
export interface ReelTimes {
  readonly ms: readonly number[]
  readonly waits: readonly boolean[]
}

export type Pace = 'normal' | 'turbo'

const firstMs = 900
const nextMs = 150
const turboMs = 350
const waitMs = 600
const waitsMost = 2

/** The run of each reel for this window (window[reel][row]), as the motion table has it. */
export function reelTimes(window: readonly (readonly string[])[], scatter: string | undefined, pace: Pace): ReelTimes {
  if (pace === 'turbo') return { ms: window.map(() => turboMs), waits: window.map(() => false) }
  const seen = window.map(
    (_, reel) =>
      window
        .slice(0, reel)
        .flat()
        .filter((symbol) => symbol === scatter).length,
  )
  const waits = seen.map((scatters) => scatters >= 2)
  const before = waits.map((_, reel) => Math.min(waitsMost, waits.slice(0, reel + 1).filter(Boolean).length))
  return { ms: before.map((count, reel) => firstMs + nextMs * reel + waitMs * count), waits }
}

/** How much longer than usual a reel runs in these times. */
export const waitedMs = ({ ms }: ReelTimes, reel: number, pace: Pace): number =>
  pace === 'turbo' ? 0 : (ms[reel] ?? 0) - (firstMs + nextMs * reel)
