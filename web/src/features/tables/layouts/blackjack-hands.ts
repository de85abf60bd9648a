import { isTwentyOne, totalOfCards } from '@croupier/engine/tables/blackjack-hands.ts'
import type { SeenEvent } from '../layout.ts'
import type { DealtCard } from '../stages.tsx'
import { numbersOf } from './cards.ts'

/** A hand of a seat as it lies on the table. */
export interface SeatHand {
  readonly place: string
  readonly cards: readonly DealtCard[]
  /** One of two: 21 in it is no blackjack. */
  readonly split: boolean
  readonly doubled: boolean
  readonly surrendered: boolean
}

/** The hands of a seat so far: one, or two where it was split. */
export function handsOf(events: readonly SeenEvent[], seat: number): readonly SeatHand[] {
  const [first, second] = [`seat${seat}`, `seat${seat}_split`]
  const hands = new Map<string, SeatHand>([[first, emptyAt(first)]])
  for (const { kind, to, card, fresh } of events) {
    const hand = typeof to === 'string' ? hands.get(to) : undefined
    if (!hand) continue
    if (kind === 'card' && typeof card === 'string')
      hands.set(hand.place, { ...hand, cards: [...hand.cards, { card, fresh }] })
    if (kind === 'doubled') hands.set(hand.place, { ...hand, doubled: true })
    if (kind === 'surrendered') hands.set(hand.place, { ...hand, surrendered: true })
    if (kind !== 'split') continue
    hands.set(first, { ...hand, split: true, cards: hand.cards.slice(0, 1) })
    hands.set(second, { ...emptyAt(second), split: true, cards: hand.cards.slice(1) })
  }
  return [...hands.values()].filter(({ cards }) => cards.length > 0)
}

const emptyAt = (place: string): SeatHand => ({ place, cards: [], split: false, doubled: false, surrendered: false })

/** What cards count: 21 of two cards of a hand that was not split is more than any other. */
export interface HandCount {
  readonly total: number
  readonly as: 'blackjack' | 'soft' | 'over' | 'hard'
}

/** What a hand counts. */
export function countOf(cards: readonly string[], isSplit: boolean): HandCount {
  const numbers = numbersOf(cards)
  const { total, soft } = totalOfCards(numbers)
  if (!isSplit && isTwentyOne(numbers)) return { total, as: 'blackjack' }
  return { total, as: total > 21 ? 'over' : soft && total < 21 && cards.length > 1 ? 'soft' : 'hard' }
}
