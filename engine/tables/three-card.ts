import { rankOf, suitOf } from './cards.ts'

// Hands of three cards: ZJH and Three Card Poker order their kinds differently, 21+3 pays by them.

export type ThreeKind = 'high' | 'pair' | 'flush' | 'straight' | 'straight_flush' | 'trips'

export interface ThreeCards {
  readonly kind: ThreeKind
  /** Compares hands of one kind: ranks that come in groups first, then from the top; below 4096. */
  readonly value: number
}

const highAce = 14

/** From 2 to 14: the ace is high. */
const highRank = (card: number): number => (rankOf(card) === 0 ? highAce : rankOf(card) + 1)

/** What three cards are. An ace is high, but A-2-3 is the lowest straight. Suits never decide. */
export function threeCardsOf(cards: readonly number[]): ThreeCards {
  const [top = 0, middle = 0, low = 0] = cards.map(highRank).toSorted((a, b) => b - a)
  const inOrder = top * 225 + middle * 15 + low
  if (top === low) return { kind: 'trips', value: top }
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  const straight = straightTop(top, middle, low)
  if (straight > 0) return { kind: flush ? 'straight_flush' : 'straight', value: straight }
  if (flush) return { kind: 'flush', value: inOrder }
  if (top === middle) return { kind: 'pair', value: top * 15 + low }
  return middle === low ? { kind: 'pair', value: middle * 15 + top } : { kind: 'high', value: inOrder }
}

function straightTop(top: number, middle: number, low: number): number {
  if (top === highAce && middle === 3 && low === 2) return 3
  return top - 1 === middle && middle - 1 === low ? top : 0
}

/** `K Q 4`: the ranks from the top, for a line in a list. */
export const ranksText = (cards: readonly number[]): string =>
  cards
    .toSorted((a, b) => highRank(b) - highRank(a))
    .map((card) => rankTexts[rankOf(card)] ?? '')
    .join(' ')

const rankTexts = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
