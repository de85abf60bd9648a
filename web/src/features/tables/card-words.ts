type Suit = '♠' | '♥' | '♣' | '♦'

const SIGNS: Readonly<Record<string, Suit>> = { s: '♠', h: '♥', c: '♣', d: '♦' }

/** The sign of a card's suit, from a text such as `10h`. */
export const suitSign = (card: string): Suit => SIGNS[card.slice(-1)] ?? '♠'
