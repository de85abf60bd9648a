import { cellWeights, columns, pays, paysPerStake, rows, sizes } from './storm-tumble-data.ts'
import type { StormSymbol } from './storm-tumble-data.ts'

// The tumbles of Storm Tumble as a chain. Places do not matter, and within each of the two groups of four symbols all are drawn
// alike, so what stands after a tumble is known by two sorted lists of four counts, each below the least that wins: 330 lists
// a group. A refill gives each group some of the cells, spread evenly over its four symbols. The chain is solved in doubles, to
// the last digits that they have. The `!` are indices that the tables' sizes keep in range.

const least = sizes[0]
const perGroup = 4
const mostCells = columns * rows

// Sorted lists, those that stand for fewer cells first, so that lists up to a sum are the first so many.
const codes = Array.from({ length: least ** perGroup }, (_, code) => code)
const countsOf = (code: number): readonly number[] =>
  Array.from({ length: perGroup }, (_, at) => Math.floor(code / least ** at) % least)
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const codeOf = (counts: readonly number[]): number =>
  counts.toSorted((one, other) => one - other).reduceRight((code, count) => code * least + count, 0)
const listOf = codes
  .filter((code) => codeOf(countsOf(code)) === code)
  .map(countsOf)
  .toSorted((one, other) => sumOf(one) - sumOf(other))
const size = listOf.length
const sums = listOf.map(sumOf)
/** The number of every list of four counts, sorted or not, by its digits to the base of `least`. */
const numbers = new Map(listOf.map((list, number) => [codeOf(list), number]))
const numberOf = Uint16Array.from(codes, (code) => numbers.get(codeOf(countsOf(code)))!)
/** How many lists stand for at most so many cells. */
const listsUpTo = (cells: number): number => sums.findLastIndex((sum) => sum <= cells) + 1

/** What becomes of a list when some cells are added, without a win and with one: lists, chances, and the symbols that win by size. */
interface Outcomes {
  readonly still: Chances
  readonly won: Chances
  readonly wins: Float64Array
}

interface Chances {
  readonly to: Uint16Array
  readonly chance: Float64Array
}

const factorials = Float64Array.from({ length: mostCells + 1 }, () => 1)
for (let n = 2; n <= mostCells; n += 1) factorials[n] = n * factorials[n - 1]!

function outcomesOf(list: readonly number[], cells: number): Outcomes {
  const still = new Float64Array(size)
  const won = new Float64Array(size)
  const wins = new Float64Array(sizes.length)
  const all = factorials[cells]! / perGroup ** cells
  for (let a = 0; a <= cells; a += 1) {
    for (let b = 0; a + b <= cells; b += 1) {
      for (let c = 0; a + b + c <= cells; c += 1) {
        const added = [a, b, c, cells - a - b - c]
        const chance = added.reduce((product, count) => product / factorials[count]!, all)
        let code = 0
        let winners = 0
        for (let at = 0; at < perGroup; at += 1) {
          const count = list[at]! + added[at]!
          const pays = sizes.findLastIndex((each) => count >= each)
          if (pays >= 0) {
            wins[pays]! += chance
            winners += 1
          }
          code += (pays >= 0 ? 0 : count) * least ** at
        }
        const into = winners > 0 ? won : still
        into[numberOf[code]!]! += chance
      }
    }
  }
  return { still: chancesOf(still), won: chancesOf(won), wins }
}

function chancesOf(dense: Float64Array): Chances {
  const to = Uint16Array.from([...dense.keys()].filter((at) => dense[at]! > 0))
  return { to, chance: Float64Array.from(to, (at) => dense[at]!) }
}

let known: readonly (readonly Outcomes[])[] | undefined

// By list, then by cells added.
const outcomes = (): readonly (readonly Outcomes[])[] =>
  (known ??= listOf.map((list, at) =>
    Array.from({ length: mostCells - sums[at]! + 1 }, (_, cells) => outcomesOf(list, cells)),
  ))

/** A group of symbols that are drawn alike: its share of a draw, and what a win of each size pays on average, in stakes. */
interface Group {
  readonly share: number
  readonly pays: readonly number[]
}

const groups = [15, 10].map((weight): Group => {
  const members = cellWeights.filter(([, each]) => each === weight).map(([symbol]): StormSymbol => symbol)
  if (members.length !== perGroup) throw new Error(`${members.length} symbols of weight ${weight}`)
  return {
    share: (weight * perGroup) / 100,
    pays: sizes.map((_, at) => members.reduce((sum, symbol) => sum + pays[symbol][at]!, 0) / perGroup / paysPerStake),
  }
})
const [low, high] = [groups[0]!, groups[1]!]

/**
 * What a drop of so many cells and all its tumbles win on average, in stakes, before any multiplier; right to a hundredth of
 * `within`. Each sweep looks one tumble further ahead; what the sweeps still add falls like a geometric series in the end.
 */
export function meanWin(cells: number, within: number): number {
  const gains = stateNumbers(cells).map((state) => ({ state, gain: gainAt(state, cells) }))
  let values = new Float64Array(size * size)
  let change = Infinity
  for (;;) {
    const next = new Float64Array(size * size)
    const after = afterLow(values, cells)
    for (const { state, gain } of gains) next[state] = gain + valueAfter(after, state, cells)
    const step = next[0]! - values[0]!
    const ratio = step / change
    values = next
    change = step
    if (step < within) return values[0]! + (step * ratio) / (1 - ratio)
  }
}

/** States from which a refill may come: nothing stands, or at least eight cells are empty. */
function stateNumbers(cells: number): number[] {
  const pairs = Array.from({ length: size * size }, (_, state) => state)
  return pairs.filter((state) => state === 0 || emptyCells(state, cells) >= least)
}

const emptyCells = (state: number, cells: number): number =>
  cells - sums[Math.floor(state / size)]! - sums[state % size]!

// By cells to fill, then by how many of them the low group gets.
const chancesOfLow = Array.from({ length: mostCells + 1 }, (_, empty) =>
  Float64Array.from(
    { length: empty + 1 },
    (_, toLow) =>
      (factorials[empty]! / factorials[toLow]! / factorials[empty - toLow]!) *
      low.share ** toLow *
      high.share ** (empty - toLow),
  ),
)

function gainAt(state: number, cells: number): number {
  const [ofLow, ofHigh] = [outcomes()[Math.floor(state / size)]!, outcomes()[state % size]!]
  const empty = emptyCells(state, cells)
  let gain = 0
  for (let toLow = 0; toLow <= empty; toLow += 1) {
    const inLow = ofLow[toLow]!.wins.reduce((sum, share, at) => sum + share * low.pays[at]!, 0)
    const inHigh = ofHigh[empty - toLow]!.wins.reduce((sum, share, at) => sum + share * high.pays[at]!, 0)
    gain += chancesOfLow[empty]![toLow]! * (inLow + inHigh)
  }
  return gain
}

/** What is yet to come once the low group is filled, by low list, cells given to it, and high list: if low won, and if not. */
interface AfterLow {
  readonly won: Float64Array
  readonly still: Float64Array
}

function afterLow(values: Float64Array, cells: number): readonly (readonly AfterLow[])[] {
  // After a win at least eight cells are empty, so only so many lists of the other group can stand beside one.
  const beside = sums.map((sum) => listsUpTo(cells - least - sum))
  const mean = ({ to, chance }: Chances): Float64Array => {
    const into = new Float64Array(beside[0]!)
    for (let at = 0; at < to.length; at += 1) {
      const row = to[at]! * size
      const share = chance[at]!
      for (let b = beside[to[at]!]! - 1; b >= 0; b -= 1) into[b]! += share * values[row + b]!
    }
    return into
  }
  return outcomes().map((byCells, list) =>
    byCells
      .slice(0, Math.max(0, cells - sums[list]! + 1))
      .map(({ won, still }) => ({ won: mean(won), still: mean(still) })),
  )
}

// The chain goes on where either group won.
function valueAfter(after: readonly (readonly AfterLow[])[], state: number, cells: number): number {
  const ofLow = after[Math.floor(state / size)]!
  const ofHigh = outcomes()[state % size]!
  const empty = emptyCells(state, cells)
  let value = 0
  for (let toLow = 0; toLow <= empty; toLow += 1) {
    const { won, still } = ofLow[toLow]!
    const filled = ofHigh[empty - toLow]!
    let here = 0
    // Lists beyond the end stand for more cells than a win leaves.
    for (let at = 0; at < filled.still.to.length; at += 1) {
      const to = filled.still.to[at]!
      if (to >= won.length) break
      here += filled.still.chance[at]! * won[to]!
    }
    for (let at = 0; at < filled.won.to.length; at += 1) {
      const to = filled.won.to[at]!
      here += filled.won.chance[at]! * (won[to]! + still[to]!)
    }
    value += chancesOfLow[empty]![toLow]! * here
  }
  return value
}
