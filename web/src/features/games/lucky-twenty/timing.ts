import { scatter } from '@croupier/engine/slots/lucky-twenty-data.ts'

/** How long each reel runs, and which ones run longer because two scatters already stand. */
export interface ReelTimes {
  readonly ms: readonly number[]
  readonly waits: readonly boolean[]
}

const firstMs = 900
const nextMs = 150
const turboMs = 350
const waitMs = 600
const waitsMost = 2

/** The run of each reel for this window (window[reel][row]), as the motion table has it. */
export function reelTimes(window: readonly (readonly string[])[], pace: 'normal' | 'turbo'): ReelTimes {
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
