import type { GameEvent } from '@croupier/contract/studio.ts'

// About how long each kind is shown; what is not listed is over at once.
const shownMs: Partial<Record<GameEvent['kind'], number>> = {
  spun: 2600,
  tumbled: 1700,
  multiplied: 2300,
  expanded: 1700,
  feature_started: 2400,
  held: 950,
  collected: 2600,
}
// A round of fewer events is over before another page could go on with it.
const fewest = 4

/**
 * The event with which another page goes on with a round that was placed so long ago; undefined when the page that placed it
 * would have shown it to its end by now, or when there is little to show.
 */
export function placeAfter(events: readonly GameEvent[], elapsedMs: number): number | undefined {
  if (events.length < fewest) return undefined
  const ends = events.map((_, place) =>
    events.slice(0, place + 1).reduce((sum, { kind }) => sum + (shownMs[kind] ?? 0), 0),
  )
  const place = ends.findIndex((end) => end > elapsedMs)
  return place === -1 ? undefined : place
}
