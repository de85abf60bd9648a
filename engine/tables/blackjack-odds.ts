import { actionOf } from './blackjack-chart.ts'
import { chanceOf, dealerOdds, fullShoe, withoutOne } from './blackjack-dealer.ts'
import type { DealerOdds, Shoe } from './blackjack-dealer.ts'
import { totalOf } from './blackjack-hands.ts'
import type { BlackjackResult } from './blackjack-play.ts'
import { kindHands } from './kind-hands.ts'
import type { Ways } from './odds.ts'

// The main bet by the chart, composition by composition: every card that is drawn is missing for whoever draws next. Whoever
// plays, plays against a dealer without 21 of two cards; the order of the shoe does not matter, so the dealer's hole card may
// be drawn last. All values below are sums over those deals only.

const valuesOf = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

interface Round {
  readonly open: number
  readonly surrender: boolean
  /** What doubling and splitting puts up in all, in stakes. */
  readonly stakes: 1 | 2
  /** By the cards that are gone. */
  readonly dealers: Map<string, DealerOdds>
  readonly hits: Map<string, number>
}

interface Hand {
  readonly values: readonly number[]
  readonly shoe: Shoe
  /** The value that was split; the other card of it is gone too. */
  readonly split: number
}

const keyOf = ({ values, split }: Hand): string => `${values.toSorted((a, b) => a - b).join()}/${split}`

function dealerOf(round: Round, hand: Hand): DealerOdds {
  const key = keyOf(hand)
  const odds = round.dealers.get(key) ?? dealerOdds(round.open, hand.shoe)
  round.dealers.set(key, odds)
  return odds
}

const drawn = ({ values, shoe, split }: Hand, value: number): Hand => ({
  values: [...values, value],
  shoe: withoutOne(shoe, value),
  split,
})

const overCards = (hand: Hand, valueOf: (next: Hand) => number): number =>
  valuesOf.reduce((sum, value) => sum + chanceOf(hand.shoe, value) * valueOf(drawn(hand, value)), 0)

/** What a hand wins that draws no more. */
function stood(round: Round, hand: Hand): number {
  const { totals, over, plays } = dealerOf(round, hand)
  const { total } = totalOf(hand.values)
  if (total > 21) return -plays
  return totals.reduce((sum, chance, at) => sum + chance * Math.sign(total - 17 - at), over)
}

/** What a hand of three cards or more wins by the chart. */
function played(round: Round, hand: Hand): number {
  if (totalOf(hand.values).total >= 21) return stood(round, hand)
  const key = keyOf(hand)
  const before = round.hits.get(key)
  if (before !== undefined) return before
  const action = actionOf(hand.values, round.open, { double: false, split: false, surrender: false })
  const value = action === 'S' ? stood(round, hand) : overCards(hand, (next) => played(round, next))
  round.hits.set(key, value)
  return value
}

/** What two cards win by the chart. */
function opened(round: Round, hand: Hand): number {
  const pair = hand.split === 0 && hand.values[0] === hand.values[1]
  const allowed = { double: true, split: pair, surrender: round.surrender && hand.split === 0 }
  switch (actionOf(hand.values, round.open, allowed)) {
    case 'P':
      return round.stakes * overCards(splitOf(hand), (next) => splitPlayed(round, next))
    case 'D':
      return round.stakes * overCards(hand, (next) => stood(round, next))
    case 'R':
      return -dealerOf(round, hand).plays / 2
    case 'S':
      return stood(round, hand)
    case 'H':
      return overCards(hand, (next) => played(round, next))
  }
}

const splitOf = ({ values, shoe }: Hand): Hand => ({ values: values.slice(0, 1), shoe, split: values[0] ?? 0 })

// Either hand of a split wins the same on average. Split aces have one card each.
const splitPlayed = (round: Round, hand: Hand): number => (hand.split === 1 ? stood(round, hand) : opened(round, hand))

/**
 * The mean loss of one stake by the chart, to the precision of a double; `behind` is a stake that rides on the first hand
 * alone and is neither doubled nor split.
 */
export function blackjackEdge({
  surrender,
  behind = false,
}: {
  readonly surrender: boolean
  readonly behind?: boolean
}): number {
  let mean = 0
  for (const open of valuesOf) {
    const stakes = behind ? 1 : 2
    const round = {
      open,
      surrender,
      stakes,
      dealers: new Map<string, DealerOdds>(),
      hits: new Map<string, number>(),
    } as const
    const shoe = withoutOne(fullShoe, open)
    for (const one of valuesOf)
      for (const other of valuesOf) {
        const hand = { values: [one, other], shoe: withoutOne(withoutOne(shoe, one), other), split: 0 }
        const chance = chanceOf(fullShoe, open) * chanceOf(shoe, one) * chanceOf(withoutOne(shoe, one), other)
        mean += chance * dealt(round, hand)
      }
  }
  return -mean
}

function dealt(round: Round, hand: Hand): number {
  const { plays } = dealerOf(round, hand)
  return totalOf(hand.values).total === 21 ? 1.5 * plays : opened(round, hand) - (1 - plays)
}

const decks = { kinds: 52, copies: 8 }
const seatOf = (first: readonly number[], dealer: readonly number[]): BlackjackResult => ({
  dealer,
  seats: [{ seat: 1, first, hands: [] }],
})

/** The first two cards of a seat, and the dealer's open one. */
export const sideResults = (): Ways<BlackjackResult>[] =>
  kindHands({ ...decks, size: 3 }).flatMap(({ kinds: [one = 0, two = 0, three = 0], ways }) =>
    // Each of the three is as often the dealer's.
    [seatOf([one, two], [three]), seatOf([one, three], [two]), seatOf([two, three], [one])].map((result) => ({
      result,
      ways: BigInt(ways),
    })),
  )

/** The card under an open ace, of the 415 others. */
export const insuranceResults = (): Ways<BlackjackResult>[] =>
  Array.from({ length: 415 }, (_, at) => ({ result: seatOf([], [0, at + 1]), ways: 1n }))
