import { Fraction } from '../fraction.ts'
import { rankOf, suitOf } from './cards.ts'
import { dealers, emptyBoard, fillBoard, holes } from './holdem-board.ts'
import type { Board } from './holdem-board.ts'
import { bonusPaysOf } from './holdem.ts'
import { kindNumber, pokerKinds, pokerStrengthOf } from './poker.ts'
import { suitClasses } from './suit-classes.ts'
import type { SuitClass } from './suit-classes.ts'

// Every flop, every two cards of the player, every turn and river, every two cards of the dealer: 2.8 · 10^13 deals. Boards
// that differ only in their suits are counted once; on a board the two cards of the dealer are counted by their strengths.

const cards = 52
/** Turns and rivers after a flop and two cards, times the dealer's cards. */
const runouts = 1081 * dealers

export interface CallOdds {
  readonly edge: Fraction
  readonly called: Fraction
  readonly alwaysEdge: Fraction
  /** Whether calling with these two cards after this flop is better than folding. */
  readonly isCall: (player: readonly number[], flop: readonly number[]) => boolean
}

/** The ante with its call where calling is better than folding, how often that is, and with a call every time. */
export function callOdds(): CallOdds {
  const flops = flopClasses()
  const wins = new Float64Array(flops.count * cards * cards)
  const board = emptyBoard()
  for (const each of suitClasses(5)) {
    fillBoard(board, each.cards)
    addToFlops(board, each, { flops, wins })
  }
  const calls = new Uint8Array(wins.length)
  return {
    ...decided(flops, wins, calls),
    isCall([a = 0, b = 0], [i = 0, j = 0, k = 0]) {
      const { number, places } = flops.of(i, j, k)
      return calls[number * cards * cards + pairKey(places[a] ?? 0, places[b] ?? 0)] === 1
    },
  }
}

/** The 1,755 flops, and for every flop which of them it is and which suits have to change places. */
function flopClasses() {
  const classes = suitClasses(3)
  const numbers = new Map(classes.map(({ cards: flop }, number) => [flop.join(), number]))
  const known = new Map<number, { readonly number: number; readonly places: Uint8Array }>()
  return {
    classes,
    count: classes.length,
    of(a: number, b: number, c: number) {
      const key = (a * cards + b) * cards + c
      const before = known.get(key)
      if (before) return before
      const found = classOf([a, b, c], numbers)
      known.set(key, found)
      return found
    },
  }
}

const suitOrders = permutations([0, 1, 2, 3])

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]))
}

const moved = (card: number, suits: readonly number[]): number => rankOf(card) + 13 * (suits[suitOf(card)] ?? 0)

function classOf(flop: readonly number[], numbers: ReadonlyMap<string, number>) {
  for (const suits of suitOrders) {
    const key = flop.map((card) => moved(card, suits)).toSorted((a, b) => a - b)
    const number = numbers.get(key.join())
    if (number !== undefined)
      return { number, places: Uint8Array.from({ length: cards }, (_, card) => moved(card, suits)) }
  }
  throw new Error(`the flop ${flop.join()} is of no class`)
}

type Flops = ReturnType<typeof flopClasses>

// A board is every flop that three of its cards make, with the other two as turn and river.
function addToFlops(
  { firsts, seconds, values }: Board,
  { cards: board, size }: SuitClass,
  { flops, wins }: { readonly flops: Flops; readonly wins: Float64Array },
): void {
  for (let i = 0; i < 3; i += 1)
    for (let j = i + 1; j < 4; j += 1)
      for (let k = j + 1; k < 5; k += 1) {
        const { number, places } = flops.of(board[i] ?? 0, board[j] ?? 0, board[k] ?? 0)
        const from = number * cards * cards
        for (let hole = 0; hole < holes; hole += 1) {
          const [a, b] = [places[firsts[hole] ?? 0] ?? 0, places[seconds[hole] ?? 0] ?? 0]
          const at = from + (a < b ? a * cards + b : b * cards + a)
          wins[at] = (wins[at] ?? 0) + (values[hole] ?? 0) * size
        }
      }
}

// Suits that may change places on a flop make the same decision of several hands: they are decided together.
function decided({ classes }: Flops, wins: Float64Array, chart: Uint8Array): Omit<CallOdds, 'isCall'> {
  let [best, always, called, all] = [0n, 0n, 0n, 0n]
  for (const [number, { cards: flop, size }] of classes.entries()) {
    const own = suitOrders.filter((suits) => flop.every((card) => flop.includes(moved(card, suits))))
    const from = number * cards * cards
    const sums = new Map<number, { won: number; hands: number[] }>()
    for (let a = 0; a < cards; a += 1)
      for (let b = a + 1; b < cards; b += 1) {
        if (flop.includes(a) || flop.includes(b)) continue
        const key = Math.min(...own.map((suits) => pairKey(moved(a, suits), moved(b, suits))))
        const sum = sums.get(key) ?? { won: 0, hands: [] }
        sum.won += wins[from + pairKey(a, b)] ?? 0
        sum.hands.push(from + pairKey(a, b))
        sums.set(key, sum)
      }
    for (const { won, hands } of sums.values()) {
      const deals = BigInt(hands.length * size) * BigInt(runouts)
      const calls = BigInt(won) > -deals
      if (calls) for (const hand of hands) chart[hand] = 1
      best += calls ? BigInt(won) : -deals
      always += BigInt(won)
      called += calls ? deals : 0n
      all += deals
    }
  }
  return { edge: new Fraction(-best, all), called: new Fraction(called, all), alwaysEdge: new Fraction(-always, all) }
}

const pairKey = (a: number, b: number): number => (a < b ? a * cards + b : b * cards + a)

/** Every five cards by their kind, and what the AA Bonus pays for them when two of them are the player's. */
export function fiveCardCounts(): { readonly kinds: readonly number[]; readonly bonus: Fraction } {
  const kinds = pokerKinds.map(() => 0)
  let [bonus, all] = [0, 0]
  for (const { cards: five, size } of suitClasses(5)) {
    const kind = kindNumber(pokerStrengthOf(five))
    kinds[kind] = (kinds[kind] ?? 0) + size
    bonus += size * (bonusPaysOf(five) ?? -1)
    all += size
  }
  return { kinds, bonus: new Fraction(BigInt(bonus), BigInt(all)) }
}
