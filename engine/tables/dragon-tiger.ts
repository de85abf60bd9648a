import type { Fraction } from '../fraction.ts'
import { cardText, eightDecks, isRed, rankOf, suitOf } from './cards.ts'
import { halfLost, lost, profitOf } from './pay.ts'
import type { Spot, TableEvent, TableGame } from './table-game.ts'

// Dragon Tiger (rulebook §2): one card each, rank only, the ace is low.

const sides = ['dragon', 'tiger'] as const
type Side = (typeof sides)[number]

export interface DragonTigerResult {
  readonly dragon: number
  readonly tiger: number
}

export interface CardDealt extends TableEvent {
  readonly kind: 'card'
  readonly to: Side
  readonly card: string
}

const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const
const opposites = { big: 'small', small: 'big', odd: 'even', even: 'odd', red: 'black', black: 'red' } as const

/** What a single card may be bet on; a 7 loses all of it. */
const single: Readonly<Record<string, (card: number) => boolean>> = {
  big: (card) => rankOf(card) > 6,
  small: (card) => rankOf(card) < 6,
  odd: (card) => rankOf(card) % 2 === 0,
  even: (card) => rankOf(card) % 2 === 1,
  red: isRed,
  black: (card) => !isRed(card),
  ...Object.fromEntries(suits.map((suit, at) => [suit, (card: number) => suitOf(card) === at])),
}

const seven = 6

const singleSpots = (side: Side): Spot[] => [
  ...Object.entries(opposites).map(([what, opposite]) => ({
    key: `${side}_${what}`,
    group: 'single',
    pays: ['1'],
    opposite: `${side}_${opposite}`,
  })),
  ...suits.map((suit) => ({ key: `${side}_${suit}`, group: 'suits', pays: ['3'] })),
]

/** Dragon Tiger as a table plays it; `TIE_11` pays 11 to 1 on a tie. */
export const dragonTiger: TableGame<DragonTigerResult> = {
  code: 'DRAGON_TIGER',
  name: 'Dragon Tiger',
  paytableVersion: 'dragon-tiger-1',
  paytables: ['TIE_8', 'TIE_11'],
  deck: eightDecks,
  spots: (paytable) => [
    { key: 'dragon', group: 'main', pays: ['1'], opposite: 'tiger' },
    { key: 'tiger', group: 'main', pays: ['1'], opposite: 'dragon' },
    { key: 'tie', group: 'tie', pays: [paytable === 'TIE_11' ? '11' : '8'] },
    { key: 'suited_tie', group: 'tie', pays: ['50'] },
    ...sides.flatMap(singleSpots),
  ],
  deal(source) {
    const [dragon, tiger] = [source.take(), source.take()]
    const events: CardDealt[] = [
      { kind: 'card', takes: 1, to: 'dragon', card: cardText(dragon) },
      { kind: 'card', takes: 1, to: 'tiger', card: cardText(tiger) },
    ]
    return { events, result: { dragon, tiger } }
  },
  judge,
  summary: ({ dragon, tiger }) => ({
    won: [winnerOf(dragon, tiger), ...(isSuitedTie(dragon, tiger) ? ['suited_tie'] : [])],
    score: `${rankOf(dragon) + 1} : ${rankOf(tiger) + 1}`,
  }),
}

const winnerOf = (dragon: number, tiger: number): string =>
  rankOf(dragon) === rankOf(tiger) ? 'tie' : rankOf(dragon) > rankOf(tiger) ? 'dragon' : 'tiger'

const isSuitedTie = (dragon: number, tiger: number): boolean => dragon % 52 === tiger % 52

const evens = profitOf('1')
const suit = profitOf('3')
const suitedTie = profitOf('50')
const ties = { TIE_8: profitOf('8'), TIE_11: profitOf('11') }

function judge({ dragon, tiger }: DragonTigerResult, spot: string, paytable: string): Fraction {
  const winner = winnerOf(dragon, tiger)
  if (spot === winner) return winner === 'tie' ? ties[paytable === 'TIE_11' ? paytable : 'TIE_8'] : evens
  if (spot === 'dragon' || spot === 'tiger') return winner === 'tie' ? halfLost : lost
  if (spot === 'suited_tie') return isSuitedTie(dragon, tiger) ? suitedTie : lost
  const [side, what = ''] = spot.split('_')
  const card = side === 'dragon' ? dragon : tiger
  if (rankOf(card) === seven || !single[what]?.(card)) return lost
  return what in opposites ? evens : suit
}
