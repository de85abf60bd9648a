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

interface Run {
  readonly strip: readonly string[]
  /** The strip's place in the top row. */
  readonly stop: number
  /** What comes to stand. */
  readonly shown: readonly string[]
  readonly distance: number
  /** What stood before. */
  readonly before: readonly string[]
}

/**
 * The pictures of a reel from top to bottom: one above the window, the window to come, what runs past, the window that stood. What
 * is blurred is the same in every run, because nobody can tell and to exchange a hundred pictures holds up a slow processor.
 */
export function columnOf({ strip, stop, shown, distance, before }: Run): readonly Cell[] {
  const at = (place: number) => strip[(((stop + place) % strip.length) + strip.length) % strip.length] ?? ''
  const passing = Math.max(0, distance - shown.length)
  return [
    { code: at(-1), blurred: false },
    ...shown.map((code) => ({ code, blurred: false })),
    ...Array.from({ length: passing }, (_, place) => ({
      code: place < sharpAhead ? at(shown.length + place) : (strip[place % strip.length] ?? ''),
      blurred: place >= sharpAhead,
    })),
    ...before.map((code) => ({ code, blurred: false })),
  ]
}
