const fastCellsASecond = 22
const slowCellsASecond = 9
// The cells next to the result are seen while the reel brakes, so they are sharp.
const sharpAhead = 2

/** How many cells a reel runs in this time; while it waits for a third scatter it runs slower. */
export const cellsFor = (ms: number, waitMs: number): number =>
  Math.round(((ms - waitMs) * fastCellsASecond) / 1000 + (waitMs * slowCellsASecond) / 1000)

/** The pictures of a reel from top to bottom. */
export interface Column {
  /** One above the window, the window to come, and those that are seen below it while the reel brakes. */
  readonly coming: readonly string[]
  /** What runs past, blurred. */
  readonly passing: readonly string[]
  /** What stood before. */
  readonly standing: readonly string[]
}

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

/** What a reel shows on its way from one window to the next. */
export function columnOf({ strip, stop, shown, distance, before }: Run): Column {
  const at = (place: number) => strip[(((stop + place) % strip.length) + strip.length) % strip.length] ?? ''
  const passing = Math.max(0, distance - shown.length)
  const ahead = Array.from({ length: Math.min(sharpAhead, passing) }, (_, place) => at(shown.length + place))
  return {
    coming: [at(-1), ...shown, ...ahead],
    passing: beltOf(strip, passing - ahead.length),
    standing: before,
  }
}

const belts = new WeakMap<readonly string[], Map<number, readonly string[]>>()

// The same in every run: nobody can tell, and to exchange a hundred pictures holds up a slow processor.
function beltOf(strip: readonly string[], count: number): readonly string[] {
  const known = belts.get(strip) ?? new Map<number, readonly string[]>()
  belts.set(strip, known)
  const belt = known.get(count) ?? Array.from({ length: count }, (_, place) => strip[place % strip.length] ?? '')
  known.set(count, belt)
  return belt
}
