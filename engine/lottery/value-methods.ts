import { soleChoice, type BetContent } from './content.ts'
import {
  at,
  bestOf,
  chooseFrom,
  DIGITS,
  type MethodName,
  numbersTo,
  oneIn,
  type Places,
  sumOf,
  wordsOf,
} from './digits.ts'
import type { OutcomeField } from './class-methods.ts'
import { type LotteryMethod, NO_HITS, type PrizeTier } from './family.ts'
import { countEach, expectedFair, hitsOf, share, tierByMode, WIN } from './tiers.ts'

/** A value of the digits at some places, and how many tickets the choice of one is. */
interface DigitValue {
  readonly places: Places
  /** Undefined of digits that nobody can bet on. */
  readonly valueOf: (numbers: readonly string[]) => string | undefined
  readonly values: readonly string[]
  /** So many outcomes are one ticket; without it each value is one, whatever comes to it. */
  readonly outcomesOfTicket?: number
}

/** Bets on a value. Of several tiers each value has its own. */
function byValue(
  name: MethodName,
  { places, valueOf, values, outcomesOfTicket }: DigitValue,
  tiers: readonly PrizeTier[],
): LotteryMethod {
  const ways = new Map<string, number>()
  for (const word of wordsOf(places.length)) {
    const value = valueOf(word)
    if (value !== undefined) ways.set(value, (ways.get(value) ?? 0) + 1)
  }
  const waysOf = (content: BetContent) => soleChoice(content).reduce((sum, value) => sum + (ways.get(value) ?? 0), 0)
  const tierOf = (value: string) => (tiers.length === 1 ? WIN : value)
  const tickets = (content: BetContent) =>
    outcomesOfTicket === undefined ? soleChoice(content).length : waysOf(content) / outcomesOfTicket
  return {
    ...name,
    draws: 1,
    form: { positions: [chooseFrom(values)] },
    tiers,
    tickets,
    hits: (content, result) => {
      const value = valueOf(at(result, places))
      return value !== undefined && soleChoice(content).includes(value) ? hitsOf(1, tierOf(value)) : NO_HITS
    },
    expected: (content) =>
      expectedFair(tiers, tiers.length === 1 ? new Map([[WIN, tickets(content)]]) : countEach(soleChoice(content))),
    most: (content, odds) => bestOf(soleChoice(content).map(tierOf), odds),
    covered: (content) => share(waysOf(content), 10 ** places.length),
  }
}

/** Direct tickets by the sum of their digits: as many as there are ways to it. */
export const directSum = (name: MethodName, places: Places): LotteryMethod =>
  byValue(
    name,
    {
      places,
      valueOf: (numbers) => `${sumOf(numbers)}`,
      values: numbersTo(0, 9 * places.length),
      outcomesOfTicket: 1,
    },
    oneIn(10 ** places.length),
  )

const spanOf = (numbers: readonly string[]): number => {
  const values = numbers.map(Number)
  return Math.max(...values) - Math.min(...values)
}

/** Direct tickets by the difference between their largest and smallest digit. */
export const directSpan = (name: MethodName, places: Places): LotteryMethod =>
  byValue(
    name,
    { places, valueOf: (numbers) => `${spanOf(numbers)}`, values: DIGITS, outcomesOfTicket: 1 },
    oneIn(10 ** places.length),
  )

/** The last digit of the sum. */
export const sumTail = (name: MethodName, places: Places): LotteryMethod =>
  byValue(name, { places, valueOf: (numbers) => `${sumOf(numbers) % 10}`, values: DIGITS }, oneIn(10))

/** Groups of two different digits by their sum: a ticket is both orders. */
export const groupSum2 = (name: MethodName, places: Places): LotteryMethod =>
  byValue(
    name,
    {
      places,
      valueOf: (numbers) => (new Set(numbers).size === 2 ? `${sumOf(numbers)}` : undefined),
      values: numbersTo(1, 17),
      outcomesOfTicket: 2,
    },
    oneIn(50),
  )

/** What three digits look like; nine and zero are neighbours (settled points). */
function shapeOf(numbers: readonly string[]): 'LEOPARD' | 'PAIR' | 'STRAIGHT' | 'HALF_STRAIGHT' | 'MIXED' {
  const different = new Set(numbers).size
  if (different === 1) return 'LEOPARD'
  if (different === 2) return 'PAIR'
  const neighbours = numbers.filter((number) => numbers.includes(`${(Number(number) + 1) % 10}`)).length
  return neighbours === 2 ? 'STRAIGHT' : neighbours === 1 ? 'HALF_STRAIGHT' : 'MIXED'
}

const SHAPE_TIERS: readonly PrizeTier[] = [
  tierByMode('LEOPARD', 1n, 100n),
  tierByMode('STRAIGHT', 3n, 50n),
  tierByMode('PAIR', 27n, 100n),
  tierByMode('HALF_STRAIGHT', 9n, 25n),
  tierByMode('MIXED', 3n, 10n),
]

/** The shape of three digits: any of the five, or those that a family has. */
export function shape(
  name: MethodName,
  places: Places,
  shapes: readonly string[] = SHAPE_TIERS.map(({ key }) => key),
): LotteryMethod {
  const tiers = SHAPE_TIERS.filter(({ key }) => shapes.includes(key))
  return byValue(name, { places, valueOf: shapeOf, values: tiers.map(({ key }) => key) }, tiers)
}

/** The sum of the digits at some places, with the number of ways to it. */
export function digitSum(places: Places): OutcomeField {
  const ways = new Map<number, bigint>()
  for (const word of wordsOf(places.length)) ways.set(sumOf(word), (ways.get(sumOf(word)) ?? 0n) + 1n)
  return { field: `SUM_${places.length}`, valueOf: (result) => sumOf(at(result, places)), ways }
}
