type Suit = '♠' | '♥' | '♣' | '♦'

const SIGNS: Readonly<Record<string, Suit>> = { s: '♠', h: '♥', c: '♣', d: '♦' }

const NAMES: Readonly<Record<string, 'spades' | 'hearts' | 'clubs' | 'diamonds'>> = {
  s: 'spades',
  h: 'hearts',
  c: 'clubs',
  d: 'diamonds',
}

/** What a card's suit is called, as a key of the words. */
export const suitName = (card: string): string => NAMES[card.slice(-1)] ?? 'spades'

/** The sign of a card's suit, from a text such as `10h`. */
export const suitSign = (card: string): Suit => SIGNS[card.slice(-1)] ?? '♠'
