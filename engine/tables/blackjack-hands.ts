import { isRed, rankOf, suitOf } from './cards.ts'
import { threeCardsOf } from './three-card.ts'
import type { ThreeKind } from './three-card.ts'

/** The ace counts one here; tens and pictures count ten. */
export const valueOf = (card: number): number => Math.min(rankOf(card) + 1, 10)

export interface Total {
  readonly total: number
  /** An ace counts eleven in it. */
  readonly soft: boolean
}

/** The best total of values: an ace counts eleven where that does not go over 21. */
export function totalOf(values: readonly number[]): Total {
  const low = values.reduce((sum, value) => sum + value, 0)
  const soft = low <= 11 && values.includes(1)
  return { total: soft ? low + 10 : low, soft }
}

export const totalOfCards = (cards: readonly number[]): Total => totalOf(cards.map(valueOf))

/** An ace and a ten or a picture, of two cards. */
export const isTwentyOne = (cards: readonly number[]): boolean => cards.length === 2 && totalOfCards(cards).total === 21

/** The dealer draws up to 16 and stands on every 17. */
export const dealerDraws = (values: readonly number[]): boolean => totalOf(values).total < 17

/** What Perfect Pairs pays for two cards; 0 for no pair. */
export function perfectPairPays([one = 0, other = 0]: readonly number[]): 0 | 6 | 12 | 25 {
  if (rankOf(one) !== rankOf(other)) return 0
  if (suitOf(one) === suitOf(other)) return 25
  return isRed(one) === isRed(other) ? 12 : 6
}

const threePays: Readonly<Partial<Record<ThreeKind, number>>> = {
  straight_flush: 40,
  trips: 30,
  straight: 10,
  flush: 5,
}

/** What 21+3 pays for the player's two cards and the dealer's; 0 for nothing. */
export function twentyOneThreePays(cards: readonly number[]): number {
  const { kind } = threeCardsOf(cards)
  const suited = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  return kind === 'trips' && suited ? 100 : (threePays[kind] ?? 0)
}
