import { dealerDraws, totalOf } from './blackjack-hands.ts'

/** How many cards of each value are left, from the ace as 1 to the tens and pictures as 10, and how many in all at 0. */
export type Shoe = readonly number[]

/** Eight decks. */
export const fullShoe: Shoe = [416, 32, 32, 32, 32, 32, 32, 32, 32, 32, 128]

/** The shoe without one card of this value. */
export const withoutOne = (shoe: Shoe, value: number): Shoe =>
  shoe.map((count, at) => (at === 0 || at === value ? count - 1 : count))

/** How likely the next card has this value. */
export const chanceOf = (shoe: Shoe, value: number): number => (shoe[value] ?? 0) / (shoe[0] ?? 1)

interface FinalHand {
  /** The dealer's further cards: value and how many. */
  readonly counts: readonly (readonly [value: number, count: number])[]
  readonly cards: number
  readonly total: number
  /** In how many orders the dealer comes to it. */
  orders: number
}

export interface DealerOdds {
  /** The chances of 17 to 21 with more than two cards or without an ace and a ten, and of more than 21. */
  readonly totals: readonly number[]
  readonly over: number
  /** Of not having 21 with two cards: the sum of all. */
  readonly plays: number
}

// Every hand that the dealer can end with beside an open card, but for 21 of two cards. Their chance does not depend on the order.
function finalsOf(open: number): FinalHand[] {
  const finals = new Map<string, FinalHand>()
  const draw = (values: readonly number[]) => {
    for (let value = 1; value <= 10; value += 1) {
      const next = [...values, value]
      if (next.length === 2 && totalOf(next).total === 21) continue
      if (dealerDraws(next)) {
        draw(next)
        continue
      }
      const further = next.slice(1).toSorted((a, b) => a - b)
      const known = finals.get(further.join())
      if (known) known.orders += 1
      else {
        const counts = [...Map.groupBy(further, (each) => each)].map(([each, all]) => [each, all.length] as const)
        finals.set(further.join(), { counts, cards: further.length, total: totalOf(next).total, orders: 1 })
      }
    }
  }
  draw([open])
  return [...finals.values()]
}

const known = new Map<number, FinalHand[]>()

/** How the dealer ends with this open card and this shoe. */
export function dealerOdds(open: number, shoe: Shoe): DealerOdds {
  const finals = known.get(open) ?? finalsOf(open)
  known.set(open, finals)
  const totals = [0, 0, 0, 0, 0]
  let over = 0
  const all = shoe[0] ?? 0
  for (const { counts, cards, total, orders } of finals) {
    let chance = orders
    for (const [value, count] of counts) for (let at = 0; at < count; at += 1) chance *= (shoe[value] ?? 0) - at
    for (let at = 0; at < cards; at += 1) chance /= all - at
    if (total > 21) over += chance
    else totals[total - 17] = (totals[total - 17] ?? 0) + chance
  }
  return { totals, over, plays: totals.reduce((sum, each) => sum + each, over) }
}
