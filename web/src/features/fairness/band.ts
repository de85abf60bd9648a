import type { GameReturn } from '@croupier/contract/returns.ts'

/** Where things stand on a track from 0 to 100. */
export interface Band {
  readonly from: number
  readonly to: number
  readonly exact: number
  readonly measured: number
}

/** How much wider than the interval the track is, to either side. */
const MARGIN = 1.6

/** The interval that chance allows in the middle of a track, and the measured return on it; what lies beyond stands at its end. */
export function bandOf({ rtp, low, high, measured }: GameReturn): Band | undefined {
  if (low === null || high === null || measured === null) return undefined
  const exact = Number(rtp)
  const reach = Math.max(Number(high) - exact, 0.0001) * MARGIN
  const place = (value: string | number) => Math.min(100, Math.max(0, ((Number(value) - exact) / reach + 1) * 50))
  return { from: place(low), to: place(high), exact: 50, measured: place(measured) }
}
