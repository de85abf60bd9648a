import { CycleSum } from './cycle.ts'
import type { Cycle, Reel } from './cycle.ts'
import type { WaysRules } from './ways.ts'

// All combinations of five reels under ways. A symbol that is not on the first three reels is looked at no more. The `!` are
// indices that the tables' sizes keep in range.

export interface WaysGame {
  readonly reels: readonly Reel[]
  readonly rules: WaysRules
}

/** Every combination of the reels, by mark and by what its ways pay. */
export function countWays({ reels, rules }: WaysGame): Cycle {
  const symbols = Object.keys(rules.pays)
  const counts = reels.map(({ columns }) => countsOf(columns, symbols, rules.wild))
  const marks = reels.map((reel) => reel.marks)
  const rows = reels[0]!.columns[0]!.length
  const best = Math.max(...Object.values(rules.pays).flatMap((table) => Object.values(table)))
  const tally = new CycleSum(best * rows ** reels.length * 2)
  for (const [a, inA] of counts[0]!.entries()) {
    for (const [b, inB] of counts[1]!.entries()) {
      for (const [c, inC] of counts[2]!.entries()) {
        const living = symbols.flatMap((symbol, at) => {
          const ways = inA[at]! * inB[at]! * inC[at]!
          return ways === 0 ? [] : [{ at, ways, pays: payRow(rules, symbol) }]
        })
        const mark = marks[0]![a]! + marks[1]![b]! + marks[2]![c]!
        countLastTwo({ living, mark, counts, marks }, tally)
      }
    }
  }
  return tally.cycle()
}

interface CycleState {
  readonly living: readonly { readonly at: number; readonly ways: number; readonly pays: readonly number[] }[]
  readonly mark: number
  readonly counts: readonly (readonly Uint8Array[])[]
  readonly marks: readonly (readonly number[])[]
}

function countLastTwo({ living, mark, counts, marks }: CycleState, tally: CycleSum): void {
  const five = new Uint32Array(living.length)
  const lastCounts = counts[4]!
  for (const [d, inD] of counts[3]!.entries()) {
    // What is won whatever the last reel shows, and what each of its symbols turns that into.
    let least = 0
    for (let at = 0; at < living.length; at += 1) {
      const { at: symbol, ways, pays } = living[at]!
      const standing = inD[symbol]!
      least += standing === 0 ? ways * pays[3]! : ways * standing * pays[4]!
      five[at] = ways * standing
    }
    for (let e = 0; e < lastCounts.length; e += 1) {
      let coins = least
      for (let at = 0; at < living.length; at += 1) {
        const standing = lastCounts[e]![living[at]!.at]!
        if (standing > 0) coins += five[at]! * (standing * living[at]!.pays[5]! - living[at]!.pays[4]!)
      }
      tally.of(mark + marks[3]![d]! + marks[4]![e]!)[coins]! += 1
    }
  }
}

const payRow = ({ pays }: WaysRules, symbol: string): number[] =>
  Array.from({ length: 6 }, (_, count) => pays[symbol]?.[count] ?? 0)

// How often each symbol, or a wild for it, stands in each column.
const countsOf = (columns: Reel['columns'], symbols: readonly string[], wild: string): Uint8Array[] =>
  columns.map((column) =>
    Uint8Array.from(symbols, (symbol) => column.filter((each) => each === symbol || each === wild).length),
  )
