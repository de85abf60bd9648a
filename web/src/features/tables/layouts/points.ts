import { cardOf, rankOf } from '@croupier/engine/tables/cards.ts'

const pips = (card: string): number => {
  const rank = rankOf(cardOf(card) ?? 0) + 1
  return rank > 9 ? 0 : rank
}

/** What a baccarat hand counts: the last digit of its sum. */
export const pointsOf = (cards: readonly string[]): string =>
  String(cards.reduce((sum, card) => sum + pips(card), 0) % 10)
