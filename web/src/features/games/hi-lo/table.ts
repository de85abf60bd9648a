import type { Step } from '@croupier/contract/multi-step-rounds.ts'
import type { EventOf, GameEvent } from '@croupier/contract/studio.ts'
import { rankOf } from '@croupier/engine/instant/hi-lo.ts'

export type CardShown = EventOf<'HI_LO'>

/** The cards among a round's events. */
export const cardsOf = (events: readonly GameEvent[]): readonly CardShown[] =>
  events.filter((event) => event.kind === 'card_shown')

/** How many cards were skipped. */
export const skippedOf = (cards: readonly CardShown[]): number => cards.filter(({ after }) => after === 'skip').length

/** What a guess is called on this card: on ace and king one side is the same rank, the other strictly beyond. */
export function guessKey(card: number, guess: 'hi' | 'lo'): string {
  const rank = rankOf(card)
  if (rank === 1) return guess === 'lo' ? 'same' : 'strictly_higher'
  if (rank === 13) return guess === 'hi' ? 'same' : 'strictly_lower'
  return guess === 'hi' ? 'higher' : 'lower'
}

/** What autoplay does next: guesses the likelier side until so many guesses were right, then leaves with what they won. */
export function autoStep(cards: readonly CardShown[], guesses: number): Step {
  const right = cards.filter(({ after, right: isRight }) => isRight && (after === 'hi' || after === 'lo')).length
  if (right >= guesses) return { kind: 'cash_out' }
  return { kind: rankOf(cards.at(-1)?.card ?? 0) <= 7 ? 'hi' : 'lo' }
}
