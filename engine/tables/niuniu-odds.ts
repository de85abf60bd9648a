import { kindHands, kindPairs, pieces } from './kind-hands.ts'
import { bullOf } from './niuniu.ts'
import type { NiuNiuResult } from './niuniu.ts'
import type { Ways } from './odds.ts'

// The type of a hand follows from its ranks.

const types = 14
const ranks = { kinds: 13, copies: 4, size: 5 }

const cardsOf = (hand: readonly number[], taken: readonly number[]): number[] =>
  pieces(hand, taken).map(({ kind, copy }) => kind + 13 * copy)

const typedHands = () => kindHands(ranks).map((hand) => ({ ...hand, type: bullOf(cardsOf(hand.kinds, [])).type }))

/** How many of the 2,598,960 hands are of each type, from no bull on. */
export function bullCounts(): number[] {
  const counts = Array.from({ length: types }, () => 0)
  for (const { type, ways } of typedHands()) counts[type] = (counts[type] ?? 0) + ways
  return counts
}

/** All two hands of the banker and the first player, one for each two types and winner. */
export function niuniuResults(): Ways<NiuNiuResult>[] {
  const hands = typedHands()
  const typeOf = Int32Array.from(hands, ({ type }) => type)
  const ways = new Float64Array(types * types)
  const examples = new Int32Array(types * types * 2)
  kindPairs(hands, ranks, (first, second, count) => {
    const at = (typeOf[first] ?? 0) * types + (typeOf[second] ?? 0)
    ways[at] = (ways[at] ?? 0) + count
    examples[at * 2] = first
    examples[at * 2 + 1] = second
  })
  const handOf = (at: number) => hands[examples[at] ?? 0]?.kinds ?? []
  return [...ways.entries()].flatMap(([at, count]) =>
    count === 0 ? [] : eitherWay(handOf(at * 2), handOf(at * 2 + 1), BigInt(count)),
  )
}

function eitherWay(one: readonly number[], other: readonly number[], ways: bigint): Ways<NiuNiuResult>[] {
  const [first, second] = [cardsOf(one, []), cardsOf(other, one)]
  const result = { banker: second, player1: first, player2: [], player3: [] }
  if (bullOf(first).type !== bullOf(second).type) return [{ result, ways }]
  // Of two hands of one type either is as often the player's.
  return [result, { ...result, banker: first, player1: second }].map((each) => ({ result: each, ways: ways / 2n }))
}
