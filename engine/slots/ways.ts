import type { Pays } from './paylines.ts'
import type { Window } from './reels.ts'

/** How a title counts its ways. */
export interface WaysRules {
  readonly pays: Pays
  readonly wild: string
}

/** A symbol on neighbouring reels from the left, before it is money. */
export interface WonWays {
  readonly symbol: string
  /** On how many reels. */
  readonly count: number
  /** The product of how often it stands on each of them, wilds counted in. */
  readonly ways: number
  /** A wild stands among them. */
  readonly wild: boolean
  /** Of one way. */
  readonly pays: number
}

/** All symbols that win in this window, in the order of the paytable. */
export const wonWays = (rules: WaysRules, window: Window): WonWays[] =>
  Object.keys(rules.pays).flatMap((symbol) => waysOf(rules, symbol, window) ?? [])

function waysOf({ pays, wild }: WaysRules, symbol: string, window: Window): WonWays | undefined {
  let count = 0
  let ways = 1
  let wilds = 0
  for (const column of window) {
    let standing = 0
    for (const each of column) {
      if (each === symbol || each === wild) standing += 1
    }
    if (standing === 0) break
    count += 1
    ways *= standing
    wilds += column.filter((each) => each === wild).length
  }
  const paid = pays[symbol]?.[count]
  return paid === undefined ? undefined : { symbol, count, ways, wild: wilds > 0, pays: paid }
}
