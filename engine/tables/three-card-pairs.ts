import { choices, suitClasses } from './suit-classes.ts'
import { threeCardsOf } from './three-card.ts'
import type { ThreeCards } from './three-card.ts'

/** Two hands of three cards of one deck, for all that are alike, and how many there are. */
export interface HandPair {
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly ways: bigint
}

/** All two hands of three cards that one deck deals; those with the same text are counted together. */
export function threeCardPairs(alike: (first: ThreeCards, second: ThreeCards) => string): HandPair[] {
  const hands = [...choices(3)]
  const { sorts, places } = sortsOf(hands)
  const counts = countPairs(hands, places, sorts.length)
  const pairs = new Map<string, HandPair>()
  for (const [first, one] of sorts.entries()) {
    for (const [second, other] of sorts.entries()) {
      const { ways = 0, at = 0 } = counts.of(first, second)
      if (ways === 0) continue
      const key = alike(one, other)
      const before = pairs.get(key)
      const [firstHand = [], secondHand = []] = [hands[Math.floor(at / hands.length)], hands[at % hands.length]]
      pairs.set(key, {
        first: before?.first ?? firstHand,
        second: before?.second ?? secondHand,
        ways: (before?.ways ?? 0n) + BigInt(ways),
      })
    }
  }
  return [...pairs.values()]
}

// Hands that compare alike with all others get one number: there are 741.
function sortsOf(hands: readonly (readonly number[])[]) {
  const numbers = new Map<string, number>()
  const sorts: ThreeCards[] = []
  const places = Int32Array.from(hands, (cards) => {
    const hand = threeCardsOf(cards)
    const key = `${hand.kind} ${hand.value}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, sorts.length)
    return sorts.push(hand) - 1
  })
  return { sorts, places }
}

// The first hand of each suit class against every hand that has no card of it.
function countPairs(hands: readonly (readonly number[])[], places: Int32Array, sorts: number) {
  const low = Int32Array.from(hands, (cards) => maskOf(cards, 0))
  const high = Int32Array.from(hands, (cards) => maskOf(cards, 26))
  const numbers = new Map(hands.map((cards, number) => [cards.join(), number]))
  const ways = new Float64Array(sorts * sorts)
  const examples = new Int32Array(sorts * sorts)
  for (const { cards, size } of suitClasses(3)) {
    const first = numbers.get(cards.join()) ?? 0
    const [firstLow = 0, firstHigh = 0, from = 0] = [low[first], high[first], places[first]]
    for (let second = 0; second < hands.length; second += 1) {
      if (((low[second] ?? 0) & firstLow) !== 0 || ((high[second] ?? 0) & firstHigh) !== 0) continue
      const at = from * sorts + (places[second] ?? 0)
      ways[at] = (ways[at] ?? 0) + size
      examples[at] = first * hands.length + second
    }
  }
  return {
    of: (first: number, second: number) => ({
      ways: ways[first * sorts + second],
      at: examples[first * sorts + second],
    }),
  }
}

const maskOf = (cards: readonly number[], from: number): number =>
  cards.reduce((mask, card) => (card >= from && card < from + 26 ? mask | (1 << (card - from)) : mask), 0)
