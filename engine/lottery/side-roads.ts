import { Fraction } from '../fraction.ts'
import { type BigRoad, bigRoadOf } from '../tables/roads.ts'
import { type BetContent, readContent } from './content.ts'
import type { DrawResult, LotteryFamily, LotteryMethod } from './family.ts'

/** One of two sides, as it is bet. */
export interface SideBet {
  readonly side: string
  readonly method: string
  /** As it is written in an order. */
  readonly content: string
}

/** Two sides of which a draw shows one, or neither. */
export interface TwoSides {
  /** The first side’s method and content: `BSOE_1 |B|||`. */
  readonly key: string
  readonly sides: readonly [SideBet, SideBet]
  /** Which side a result is of; undefined of a tie. */
  readonly sideOf: (result: DrawResult) => 0 | 1 | undefined
}

/** A run of one side at the end of the draws. */
export interface SideStreak {
  readonly side: 0 | 1
  readonly length: number
}

type SidePair = readonly [string, string]

const CHOICE_PAIRS: readonly SidePair[] = [
  ['B', 'S'],
  ['O', 'E'],
  ['D', 'T'],
  ['UPPER', 'LOWER'],
  ['ODD', 'EVEN'],
]

/** Methods without choices that are each other’s opposite. */
const METHOD_PAIRS: readonly SidePair[] = [
  ['TAI', 'XIU'],
  ['CHAN', 'LE'],
]

const HALF = new Fraction(1n, 2n)

/** All pairs of sides that a family’s methods have, found by their choices alone. */
export function twoSidesOf({ methods }: LotteryFamily): TwoSides[] {
  const byChoice = methods.flatMap((method) =>
    CHOICE_PAIRS.flatMap((pair) =>
      textsOf(method, pair).flatMap((texts) => twoSides(pair, [method, method], texts) ?? []),
    ),
  )
  const byMethod = METHOD_PAIRS.flatMap((pair) => {
    const [one, other] = pair.map((key) => methods.find((method) => method.key === key))
    return one && other ? (twoSides(pair, [one, other], ['', '']) ?? []) : []
  })
  return [...byChoice, ...byMethod]
}

/** The contents of a pair of choices: at the only position, at each that may be left empty, or of each two places compared. */
function textsOf({ form }: LotteryMethod, pair: SidePair): SidePair[] {
  const positions = form.positions ?? []
  const hasPair = (at: number) => pair.every((side) => positions[at]?.values.includes(side))
  if (positions.length === 1) return hasPair(0) ? [pair] : []
  if (positions.every(({ min }) => min === 0)) {
    const at = (place: number, side: string) => positions.map((_, each) => (each === place ? side : '')).join('|')
    return positions.flatMap((_, place) => (hasPair(place) ? [[at(place, pair[0]), at(place, pair[1])] as const] : []))
  }
  const [compared] = positions
  if (positions.length !== 2 || compared?.min !== 2 || compared.max !== 2 || !hasPair(1)) return []
  const places = compared.values
  return places.flatMap((one, at) =>
    places
      .slice(at + 1)
      .map((other) => [`${one},${other}|${pair[0]}`, `${one},${other}|${pair[1]}`] as const)
      .filter(([text]) => readContent(form, text).content),
  )
}

function twoSides(
  pair: SidePair,
  [one, other]: readonly [LotteryMethod, LotteryMethod],
  texts: SidePair,
): TwoSides | undefined {
  const { content: first } = readContent(one.form, texts[0])
  const { content: second } = readContent(other.form, texts[1])
  if (!first || !second) return undefined
  // Sides that most draws are not of, such as extremes, make no road.
  if (!HALF.atMost(one.covered(first).add(other.covered(second)))) return undefined
  const wins = (method: LotteryMethod, content: BetContent, result: DrawResult) => method.hits(content, result).size > 0
  return {
    key: `${one.key} ${texts[0]}`.trim(),
    sides: [
      { side: pair[0], method: one.key, content: texts[0] },
      { side: pair[1], method: other.key, content: texts[1] },
    ],
    sideOf: (result) => {
      const [isFirst, isSecond] = [wins(one, first, result), wins(other, second, result)]
      // Both of them get their stakes back, or neither wins.
      if (isFirst === isSecond) return undefined
      return isFirst ? 0 : 1
    },
  }
}

/** The big road of two sides over these results, the last draw first; its banker is the first side (rulebook §1.1). */
export const sideRoadOf = ({ sideOf }: TwoSides, results: readonly DrawResult[]): BigRoad =>
  bigRoadOf(
    results.toReversed().map((result) => {
      const side = sideOf(result)
      return { won: side === undefined ? 'T' : side === 0 ? 'B' : 'P' }
    }),
  )

/** The run that a road ends in; ties do not end it. Undefined before the first side. */
export function streakOf({ columns }: BigRoad): SideStreak | undefined {
  const column = columns.at(-1)
  const [cell] = column ?? []
  return column && cell && { side: cell.side === 'B' ? 0 : 1, length: column.length }
}

/** The longest run of each side. */
export function longestStreaks({ columns }: BigRoad): readonly [number, number] {
  const longest = (side: 'B' | 'P') =>
    Math.max(0, ...columns.filter(([cell]) => cell?.side === side).map(({ length }) => length))
  return [longest('B'), longest('P')]
}
