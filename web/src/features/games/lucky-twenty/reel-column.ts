import { rows, strips } from '@croupier/engine/slots/lucky-twenty-data.ts'

/** One picture on a running reel. */
export interface Cell {
  readonly code: string
  readonly blurred: boolean
}

const fastCellsASecond = 22
const slowCellsASecond = 9
// The cells next to the result are seen while the reel brakes, so they are sharp.
const sharpAhead = 2

/** How many cells a reel runs in this time; while it waits for a third scatter it runs slower. */
export const cellsFor = (ms: number, waitMs: number): number =>
  Math.round(((ms - waitMs) * fastCellsASecond) / 1000 + (waitMs * slowCellsASecond) / 1000)

/** The pictures of a reel from top to bottom: one above the window, the window to come, what runs past, the window that stood. */
export function columnOf(reel: number, stop: number, distance: number, before: readonly string[]): readonly Cell[] {
  const strip = strips[reel] ?? []
  const at = (place: number) => strip[(((stop + place) % strip.length) + strip.length) % strip.length] ?? ''
  const passing = Math.max(0, distance - rows)
  return [
    { code: at(-1), blurred: false },
    ...Array.from({ length: rows + passing }, (_, place) => ({ code: at(place), blurred: place >= rows + sharpAhead })),
    ...before.map((code) => ({ code, blurred: false })),
  ]
}
