import type { WindowEvent } from './events.ts'
import type { ReelRun } from './reel-motion.ts'
import type { Pace } from './timing.ts'
import type { Strips, Title, Window } from './title.ts'

/** How the whole grid comes from the window that stood to the one that stands. */
export interface Turn {
  /** Reels run, a fresh grid drops, a grid tumbles, columns are covered, or nothing moves. */
  readonly kind: 'still' | 'run' | 'drop' | 'tumble' | 'grow'
  readonly window: Window
  readonly before: Window
  /** Which strips run, and where each stops. */
  readonly strips: Strips
  readonly stops: readonly number[]
  /** One a reel; none for a reel that stays. */
  readonly runs: readonly (ReelRun | undefined)[]
  /** What the reel beside the others shows, where a title has one that multiplies. */
  readonly times: number
  /** Cells that vanish, as `column:row`. */
  readonly gone: ReadonlySet<string>
  /** Columns that are covered. */
  readonly columns: readonly number[]
  readonly pace: Pace
  /** Hears each column as it stops. */
  readonly onStopped: (column: number) => void
}

/** What stands on the grid, and by which strips its neighbours are known. */
export interface ReelState {
  readonly window: Window
  readonly stops: readonly number[]
  readonly free: boolean
  /** What multiplies, where a reel of its own does. */
  readonly times: number
}

/** The strips of a spin; none for a title that drops. */
export const stripsOf = (title: Pick<Title, 'strips'>, free: boolean): Strips =>
  (free ? title.strips?.free : title.strips?.base) ?? []

/** How the grid stands after an event. */
export const standingOf = (event: WindowEvent, before: ReelState): ReelState => ({
  window: event.window,
  stops: event.kind === 'spun' ? event.stops : before.stops,
  free: event.free,
  times: event.kind === 'spun' ? (event.multiplier ?? 1) : before.times,
})

/** A turn in which nothing moves. */
export const stillTurn = (title: Pick<Title, 'strips'>, { window, stops, free, times }: ReelState): Turn => ({
  kind: 'still',
  window,
  before: [],
  strips: stripsOf(title, free),
  stops,
  runs: [],
  times,
  gone: new Set(),
  columns: [],
  pace: 'normal',
  onStopped: () => undefined,
})
