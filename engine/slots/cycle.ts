import { columnAt } from './reels.ts'
import type { Strip, Window } from './reels.ts'

// Every combination of the reels' windows, counted. A win is a whole number of coins; a mark is a whole number that the
// reels add up to, such as how many scatters they show, and keeps apart what a feature needs to know apart.

/** A reel: what it may show, each as likely as the others, and what each adds to the mark. */
export interface Reel {
  readonly columns: readonly (readonly string[])[]
  readonly marks: readonly number[]
}

/** How many combinations of one mark win each number of coins. */
export interface Wins {
  readonly count: number
  readonly sum: number
  readonly squares: number
  readonly max: number
  readonly byCoins: ReadonlyMap<number, number>
}

/** All combinations, apart by their marks. */
export interface Cycle {
  readonly size: number
  readonly byMark: ReadonlyMap<number, Wins>
}

/** Counts combinations by mark and win while they are gone through. */
export class CycleSum {
  readonly #most: number
  readonly #counts: Float64Array[] = []

  /** `most` is more than any combination wins, in coins. */
  constructor(most: number) {
    this.#most = most
  }

  /** The counts of one mark, by coins. */
  of(mark: number): Float64Array {
    this.#counts[mark] ??= new Float64Array(this.#most + 1)
    return this.#counts[mark]
  }

  /** What was counted. */
  cycle(): Cycle {
    const byMark = new Map<number, Wins>()
    for (const [mark, counts] of this.#counts.entries()) if (counts) byMark.set(mark, winsOf(counts))
    return { size: sumOver(byMark.values(), ({ count }) => count), byMark }
  }
}

function winsOf(counts: Float64Array): Wins {
  const byCoins = new Map<number, number>()
  for (const [coins, count] of counts.entries()) if (count > 0) byCoins.set(coins, count)
  const entries = [...byCoins]
  return {
    byCoins,
    count: sumOver(entries, ([, count]) => count),
    sum: sumOver(entries, ([coins, count]) => coins * count),
    squares: sumOver(entries, ([coins, count]) => coins * coins * count),
    max: Math.max(0, ...byCoins.keys()),
  }
}

function sumOver<T>(values: Iterable<T>, of: (value: T) => number): number {
  let sum = 0
  for (const value of values) sum += of(value)
  // Beyond this a double would have lost a combination.
  if (!Number.isSafeInteger(sum)) throw new Error(`a cycle that counts to ${sum}`)
  return sum
}

/** A reel whose columns are the windows of a strip, marked by how many of a symbol they show. */
export function reelOf(strip: Strip, rows: number, marked: string): Reel {
  const columns = strip.map((_, stop) => columnAt(strip, rows, stop))
  return { columns, marks: columns.map((column) => column.filter((symbol) => symbol === marked).length) }
}

/** Every combination of few reels, each looked at as the window that it is; `coinsIn` is never more than `most`. */
export function countWindows(reels: readonly Reel[], coinsIn: (window: Window) => number, most: number): Cycle {
  const tally = new CycleSum(most)
  const goOn = (window: Window, mark: number): void => {
    const reel = reels[window.length]
    if (!reel) {
      const counts = tally.of(mark)
      const coins = coinsIn(window)
      counts[coins] = (counts[coins] ?? 0) + 1
      return
    }
    for (const [stop, column] of reel.columns.entries()) goOn([...window, column], mark + (reel.marks[stop] ?? 0))
  }
  goOn([], 0)
  return tally.cycle()
}
