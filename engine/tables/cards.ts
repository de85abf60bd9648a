/** A card of one or more decks of 52, by number: rank from 0 (ace) to 12 (king), suit from 0: spades, hearts, clubs, diamonds. */
export const rankOf = (card: number): number => card % 13
export const suitOf = (card: number): number => Math.floor((card % 52) / 13)
/** Hearts and diamonds. */
export const isRed = (card: number): boolean => suitOf(card) % 2 === 1

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['s', 'h', 'c', 'd']

/** `As`, `10h`, `Kd`: as events carry a card. */
export const cardText = (card: number): string => `${ranks[rankOf(card)]}${suits[suitOf(card)]}`

/** The number of a card from its text; undefined for anything else. */
export function cardOf(text: string): number | undefined {
  const [rank, suit] = [ranks.indexOf(text.slice(0, -1)), suits.indexOf(text.slice(-1))]
  return rank < 0 || suit < 0 ? undefined : rank + 13 * suit
}

/** Eight decks in a shoe: one card burnt, the cut card 14 from the end (rulebook §0.1). */
export const eightDecks = { size: 416, lasts: 'shoe', burn: 1, cut: 14 } as const
/** One deck, shuffled for every round. */
export const oneDeck = { size: 52, lasts: 'round', burn: 0, cut: 0 } as const

/** The 52 cards of a deck. */
export const allCards: readonly number[] = Array.from({ length: 52 }, (_, card) => card)
