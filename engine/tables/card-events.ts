import { cardText } from './cards.ts'
import type { TableEvent } from './table-game.ts'

/** A card that everybody sees. */
export interface CardDealt extends TableEvent {
  readonly kind: 'card'
  readonly to: string
  readonly card: string
}

/** A card face down: what it is comes with `card_shown` and is in no event before. */
export interface CardHidden extends TableEvent {
  readonly kind: 'card_hidden'
  readonly to: string
}

export interface CardShown extends TableEvent {
  readonly kind: 'card_shown'
  readonly to: string
  readonly card: string
}

export const dealt = (to: string, card: number): CardDealt => ({ kind: 'card', takes: 1, to, card: cardText(card) })
export const hidden = (to: string): CardHidden => ({ kind: 'card_hidden', takes: 1, to })
export const shown = (to: string, card: number): CardShown => ({
  kind: 'card_shown',
  takes: 1,
  to,
  card: cardText(card),
})

/** So many cards one after the other. */
export const takeMany = (count: number, take: () => number): number[] => Array.from({ length: count }, take)
