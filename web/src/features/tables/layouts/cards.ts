import { cardOf } from '@croupier/engine/tables/cards.ts'
import type { SeenEvent } from '../layout.ts'

/** The numbers of cards that the engine counts by. */
export const numbersOf = (cards: readonly string[]): readonly number[] => cards.map((card) => cardOf(card) ?? 0)

/** The open cards of a place. */
export const openAt = (events: readonly SeenEvent[], to: string): readonly string[] =>
  events.flatMap(({ kind, to: place, card }) =>
    place === to && (kind === 'card' || kind === 'card_shown') && typeof card === 'string' ? [card] : [],
  )
