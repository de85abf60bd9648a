import { rankOf, suitOf } from './cards.ts'

// The poker ranking (rulebook §6) of five to seven cards, by what ranks each suit has: a bit for each from 2 to the ace.

export const pokerKinds = [
  'high',
  'pair',
  'two_pair',
  'trips',
  'straight',
  'flush',
  'full_house',
  'quads',
  'straight_flush',
  'royal_flush',
] as const
export type PokerKind = (typeof pokerKinds)[number]

const kindBits = 26
const majorBits = 13
const ranksMasks = 1 << majorBits
const pair = 1 << kindBits

/** The bit of a card's rank: the ace is the highest. */
export const rankBit = (card: number): number => 1 << ((rankOf(card) + 12) % 13)

/** Of each choice of ranks the best so many. */
function bestOf(count: number): Uint16Array {
  return Uint16Array.from({ length: ranksMasks }, (_, mask) => {
    let best = 0
    let left = mask
    for (let taken = 0; taken < count && left > 0; taken += 1) {
      const top = 1 << (31 - Math.clz32(left))
      best |= top
      left ^= top
    }
    return best
  })
}

const [best1, best2, best3, best5] = [bestOf(1), bestOf(2), bestOf(3), bestOf(5)]
const many = Uint8Array.from({ length: ranksMasks }, (_, mask) => mask.toString(2).replaceAll('0', '').length)

/** Of each choice of ranks the highest card of its best straight, as a bit; 0 without. The ace is below the two as well. */
const straights = Uint16Array.from({ length: ranksMasks }, (_, mask) => {
  const withLow = (mask << 1) | (mask >> 12)
  for (let top = 13; top >= 4; top -= 1) if (((withLow >> (top - 4)) & 31) === 31) return 1 << (top - 1)
  return 0
})

const aceHigh = 1 << 12

/** How strong cards are by the ranks of each suit: the higher one wins, equal ones are a tie. */
export function strengthOfMasks(s: number, h: number, c: number, d: number): number {
  const any = s | h | c | d
  if ((many[any] ?? 0) >= 5) {
    const suited = flushOf(s, h, c, d)
    if (suited > 0) return suited
  }
  const twice = (s & h) | (c & d) | ((s | h) & (c | d))
  const quads = s & h & c & d
  if (quads > 0) return 7 * pair + quads * ranksMasks + (best1[any & ~quads] ?? 0)
  const trips = best1[(s & h & (c | d)) | (c & d & (s | h))] ?? 0
  const pairs = twice & ~trips
  if (trips > 0 && pairs > 0) return 6 * pair + trips * ranksMasks + (best1[pairs] ?? 0)
  const straight = straights[any] ?? 0
  if (straight > 0) return 4 * pair + straight
  if (trips > 0) return 3 * pair + trips * ranksMasks + (best2[any & ~trips] ?? 0)
  if (pairs === 0) return best5[any] ?? 0
  const two = best2[pairs] ?? 0
  if ((two & (two - 1)) === 0) return pair + two * ranksMasks + (best3[any & ~two] ?? 0)
  return 2 * pair + two * ranksMasks + (best1[any & ~two] ?? 0)
}

// Five of a suit: of five to seven cards only one suit can have them, and then there are no four of a kind or full house above it.
function flushOf(s: number, h: number, c: number, d: number): number {
  const mask = [s, h, c, d].find((each) => (many[each] ?? 0) >= 5)
  if (mask === undefined) return 0
  const straight = straights[mask] ?? 0
  if (straight > 0) return (straight === aceHigh ? 9 : 8) * pair + straight
  return 5 * pair + (best5[mask] ?? 0)
}

/** How strong five to seven cards are: the best five of them count. */
export function pokerStrengthOf(cards: readonly number[]): number {
  const masks = [0, 0, 0, 0]
  for (const card of cards) masks[suitOf(card)] = (masks[suitOf(card)] ?? 0) | rankBit(card)
  const [s = 0, h = 0, c = 0, d = 0] = masks
  return strengthOfMasks(s, h, c, d)
}

/** The number of its kind in `pokerKinds`. */
export const kindNumber = (strength: number): number => strength >>> kindBits

/** What a strength is called. */
export const pokerKindOf = (strength: number): PokerKind => pokerKinds[kindNumber(strength)] ?? 'high'

const grouped = (kind: number, ranks: number): number => kind * pair + ranks * ranksMasks

/** The lowest strength with a pair of this rank, from 2 to 14. */
export const pairOfRank = (rank: number): number => grouped(1, 1 << (rank - 2))
