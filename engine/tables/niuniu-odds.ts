import { bullOf } from './niuniu.ts'
import type { NiuNiuResult } from './niuniu.ts'
import type { Ways } from './odds.ts'

// The type of a hand follows from its ranks, so hands of the same ranks are counted together.

interface RankHand {
  readonly ranks: readonly number[]
  readonly type: number
}

const types = 14
/** In how many ways so many cards come of those left of a rank. */
const binomials = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
]
const waysOf = (left: number, taken: number): number => binomials[left]?.[taken] ?? 0

const countOf = (ranks: readonly number[], rank: number): number => ranks.filter((each) => each === rank).length

// The suits from this one on, so that two hands do not share a card.
const cardsOf = (ranks: readonly number[], taken: readonly number[]): number[] =>
  ranks.map((rank, at) => rank + 13 * (countOf(taken, rank) + countOf(ranks.slice(0, at), rank)))

/** The 6,175 choices of five ranks, none more than four times. */
function rankHands(): RankHand[] {
  const hands: RankHand[] = []
  const choose = (ranks: readonly number[]) => {
    if (ranks.length === 5) {
      hands.push({ ranks, type: bullOf(cardsOf(ranks, [])).type })
      return
    }
    for (let rank = ranks.at(-1) ?? 0; rank < 13; rank += 1) if (countOf(ranks, rank) < 4) choose([...ranks, rank])
  }
  choose([])
  return hands
}

const handWays = ({ ranks }: RankHand): number =>
  [...new Set(ranks)].reduce((ways, rank) => ways * waysOf(4, countOf(ranks, rank)), 1)

/** How many of the 2,598,960 hands are of each type, from no bull on. */
export function bullCounts(): number[] {
  const counts = Array.from({ length: types }, () => 0)
  for (const hand of rankHands()) counts[hand.type] = (counts[hand.type] ?? 0) + handWays(hand)
  return counts
}

/** All two hands of the banker and the first player, one for each two types and winner. */
export function niuniuResults(): Ways<NiuNiuResult>[] {
  const hands = rankHands()
  const { ways, examples } = countPairs(hands)
  return [...ways.entries()].flatMap(([at, count]) => {
    if (count === 0) return []
    const [one, other] = [examples[at * 2] ?? 0, examples[at * 2 + 1] ?? 0].map((number) => hands[number]?.ranks ?? [])
    const first = cardsOf(one ?? [], [])
    const second = cardsOf(other ?? [], one ?? [])
    const result = { banker: second, player1: first, player2: [], player3: [] }
    if (bullOf(first).type !== bullOf(second).type) return [{ result, ways: BigInt(count) }]
    // Of two hands of one type either is as often the player's.
    const swapped = { ...result, banker: first, player1: second }
    return [result, swapped].map((each) => ({ result: each, ways: BigInt(count / 2) }))
  })
}

// For every two types in how many ways both are dealt, and two hands by number as an example.
function countPairs(hands: readonly RankHand[]): { readonly ways: Float64Array; readonly examples: Int32Array } {
  const ways = new Float64Array(types * types)
  const examples = new Int32Array(types * types * 2)
  const typeOf = Int32Array.from(hands, ({ type }) => type)
  // Five places a hand: rank × 5 + how many of it; the last place of the table below is 1 and fills up.
  const filler = 65
  const places = Int32Array.from(
    hands.flatMap(({ ranks }) => {
      const own = [...new Set(ranks)].map((rank) => rank * 5 + countOf(ranks, rank))
      return Array.from({ length: 5 }, (_, at) => own[at] ?? filler)
    }),
  )
  const left = new Float64Array(66).fill(1)
  for (const [first, hand] of hands.entries()) {
    for (let at = 0; at < filler; at += 1) left[at] = waysOf(4 - countOf(hand.ranks, Math.floor(at / 5)), at % 5)
    const own = handWays(hand)
    for (let second = 0; second < typeOf.length; second += 1) {
      const count = own * productOf(left, places, second * 5)
      if (count === 0) continue
      const at = hand.type * types + (typeOf[second] ?? 0)
      ways[at] = (ways[at] ?? 0) + count
      examples[at * 2] = first
      examples[at * 2 + 1] = second
    }
  }
  return { ways, examples }
}

const productOf = (left: Float64Array, places: Int32Array, from: number): number =>
  (left[places[from] ?? 0] ?? 0) *
  (left[places[from + 1] ?? 0] ?? 0) *
  (left[places[from + 2] ?? 0] ?? 0) *
  (left[places[from + 3] ?? 0] ?? 0) *
  (left[places[from + 4] ?? 0] ?? 0)
