import type { Fraction } from '../fraction.ts'
import { dealt, takeMany } from './card-events.ts'
import { oneDeck } from './cards.ts'
import { lost, profitOf, push } from './pay.ts'
import type { TableGame } from './table-game.ts'
import { ranksText, threeCardsOf } from './three-card.ts'
import type { ThreeCards, ThreeKind } from './three-card.ts'

// ZJH, Win Three Cards (rulebook §12): Dragon and Phoenix have three cards each, a flush beats a straight.

export interface ZjhResult {
  readonly dragon: readonly number[]
  readonly phoenix: readonly number[]
}

export interface ZjhHand extends ThreeCards {
  /** 2-3-5 of more than one suit: it beats three of a kind and nothing else. */
  readonly humble: boolean
}

const order: readonly ThreeKind[] = ['high', 'pair', 'straight', 'flush', 'straight_flush', 'trips']
const twoThreeFive = 5 * 225 + 3 * 15 + 2

/** What three cards are at this table. */
export const zjhHand = (hand: ThreeCards): ZjhHand => ({
  ...hand,
  humble: hand.kind === 'high' && hand.value === twoThreeFive,
})

const strengthOf = ({ kind, value }: ThreeCards): number => order.indexOf(kind) * 4096 + value

/** Above zero where the first hand wins, zero where they are the same. */
export function compareZjh(one: ZjhHand, other: ZjhHand): number {
  if (one.humble && other.kind === 'trips') return 1
  if (other.humble && one.kind === 'trips') return -1
  return strengthOf(one) - strengthOf(other)
}

const kinds = { trips: 'trips', straight_flush: 'straight_flush', flush: 'flush', straight: 'straight' } as const

/** `AG` has the side pays that other houses have: all lower. */
const paytables = ['HOUSE', 'AG'] as const
const pays = {
  HOUSE: { trips: '200', straight_flush: '215', flush: '9', straight: '14' },
  AG: { trips: '120', straight_flush: '100', flush: '8', straight: '7' },
} as const

const paysOf = (paytable: string) => pays[paytable === 'AG' ? 'AG' : 'HOUSE']

/** ZJH as a table plays it. */
export const zjh: TableGame<ZjhResult> = {
  code: 'ZJH',
  name: 'Win Three Cards',
  paytableVersion: 'zjh-1',
  paytables,
  deck: oneDeck,
  spots: (paytable) => [
    { key: 'dragon', group: 'main', pays: ['0.95'], opposite: 'phoenix' },
    { key: 'phoenix', group: 'main', pays: ['0.95'], opposite: 'dragon' },
    { key: 'tie', group: 'tie', pays: ['850'] },
    ...Object.entries(paysOf(paytable)).map(([key, paid]) => ({ key, group: 'side', pays: [paid] })),
    { key: 'pair_8_plus', group: 'side', pays: ['2'] },
  ],
  deal(source) {
    const cards = takeMany(6, source.take)
    const events = cards.map((card, at) => dealt(at % 2 === 0 ? 'dragon' : 'phoenix', card))
    return {
      events,
      result: { dragon: cards.filter((_, at) => at % 2 === 0), phoenix: cards.filter((_, at) => at % 2 === 1) },
    }
  },
  judge,
  summary(result) {
    const { winner, hand } = decided(result)
    return { won: [winner, ...(hand.kind in kinds ? [hand.kind] : [])], score: scoreOf(result) }
  },
}

const scoreOf = ({ dragon, phoenix }: ZjhResult): string => `${ranksText(dragon)} : ${ranksText(phoenix)}`

/** Who wins, and the hand that side bets are judged by: the winning one, or what both are. */
export function winnerOf(dragon: ZjhHand, phoenix: ZjhHand): { readonly winner: string; readonly hand: ZjhHand } {
  const compared = compareZjh(dragon, phoenix)
  if (compared === 0) return { winner: 'tie', hand: dragon }
  return compared > 0 ? { winner: 'dragon', hand: dragon } : { winner: 'phoenix', hand: phoenix }
}

const decided = ({ dragon, phoenix }: ZjhResult) =>
  winnerOf(zjhHand(threeCardsOf(dragon)), zjhHand(threeCardsOf(phoenix)))

const won = profitOf('0.95')
const tie = profitOf('850')
const twice = profitOf('2')

function judge(result: ZjhResult, spot: string, paytable: string): Fraction {
  const { winner, hand } = decided(result)
  if (spot === 'dragon' || spot === 'phoenix') return winner === 'tie' ? push : spot === winner ? won : lost
  if (spot === 'tie') return winner === 'tie' ? tie : lost
  if (spot === 'pair_8_plus') return isPairEightPlus(hand) ? twice : lost
  return spot in kinds && spot === hand.kind ? profitOf(paysOf(paytable)[kinds[hand.kind as keyof typeof kinds]]) : lost
}

/** A pair of nines, or better than any pair. */
export const isPairEightPlus = ({ kind, value }: ZjhHand): boolean =>
  kind === 'pair' ? value >= 9 * 15 : kind !== 'high'
