import { Fraction } from '../fraction.ts'
import { bySeat, players, seats, turnFrom } from './banker-table.ts'
import type { Player, Seat } from './banker-table.ts'
import { dealt, takeMany } from './card-events.ts'
import { oneDeck, rankOf, suitOf } from './cards.ts'
import { lost, profitOf } from './pay.ts'
import type { Source, Spot, Stage, TableGame } from './table-game.ts'

// Bull-Bull, NiuNiu (rulebook §11): five cards each, a banker against three players, never a tie.

export type NiuNiuResult = Readonly<Record<Seat, readonly number[]>>

/** From 0: no bull, bull 1 to 9, then these. */
const bullBull = 10
const fiveDukes = 11
const fourBomb = 12
const fiveSmall = 13

export interface Bull {
  readonly type: number
  /** The higher one wins; two hands of one deck are never equal. */
  readonly strength: number
}

const valueOf = (card: number): number => Math.min(rankOf(card) + 1, 10)

/** What five cards are. Whichever three make tens, what is left of the total is the same. */
export function bullOf(cards: readonly number[]): Bull {
  const type = typeOf(cards)
  const top =
    type === fourBomb ? fourRank(cards) * 4 : Math.max(...cards.map((card) => rankOf(card) * 4 + 3 - suitOf(card)))
  return { type, strength: type * 64 + top }
}

function typeOf(cards: readonly number[]): number {
  const total = cards.reduce((sum, card) => sum + valueOf(card), 0)
  if (total <= 10 && cards.every((card) => valueOf(card) <= 4)) return fiveSmall
  if (fourRank(cards) >= 0) return fourBomb
  if (cards.every((card) => rankOf(card) >= 10)) return fiveDukes
  return hasTens(cards, total) ? total % 10 || bullBull : 0
}

// Three of five make tens where the other two leave the total's last digit.
const hasTens = (cards: readonly number[], total: number): boolean =>
  cards.some((one, at) => cards.slice(at + 1).some((other) => (total - valueOf(one) - valueOf(other)) % 10 === 0))

/** The rank of four cards of a kind; −1 without. */
function fourRank(cards: readonly number[]): number {
  const rank = [cards[0] ?? 0, cards[1] ?? 0]
    .map(rankOf)
    .find((each) => cards.filter((card) => rankOf(card) === each).length === 4)
  return rank ?? -1
}

/** What a Double is multiplied by, for either side: the winning hand says it. */
export const multipleOf = (type: number): 1 | 2 | 3 | 5 =>
  type < 7 ? 1 : type < bullBull ? 2 : type === bullBull ? 3 : 5

const wins = { 1: profitOf('0.95'), 2: profitOf('1.9'), 3: profitOf('2.85'), 5: profitOf('4.75') }
const losses = { 1: lost, 2: new Fraction(-2n), 3: new Fraction(-3n), 5: new Fraction(-5n) }

/** What may be bet on the hand of one seat. */
const side: Readonly<
  Record<string, { readonly pays: string; readonly profit: Fraction; readonly is: (type: number) => boolean }>
> = {
  bull_789: { pays: '4', profit: profitOf('4'), is: (type) => type >= 7 && type <= 9 },
  bull_bull: { pays: '12', profit: profitOf('12'), is: (type) => type === bullBull },
  no_bull: { pays: '1.8', profit: profitOf('1.8'), is: (type) => type === 0 },
  special: { pays: '1100', profit: profitOf('1100'), is: (type) => type >= fiveDukes },
}

const mainSpots = (player: Player): Spot[] => {
  const banker = `banker${player.slice(-1)}`
  return [
    { key: `${player}_equal`, group: 'main', pays: ['0.95'], opposite: `${banker}_equal` },
    { key: `${banker}_equal`, group: 'main', pays: ['0.95'], opposite: `${player}_equal` },
    ...[player, banker].map((key, at) => ({
      key: `${key}_double`,
      group: 'double',
      pays: ['0.95', '1.9', '2.85', '4.75'],
      opposite: `${at === 0 ? banker : player}_double`,
      holds: 5,
    })),
  ]
}

const spots: readonly Spot[] = [
  ...players.flatMap(mainSpots),
  ...seats.flatMap((seat) =>
    Object.entries(side).map(([what, { pays }]) => ({ key: `${seat}_${what}`, group: 'side', pays: [pays] })),
  ),
]

/** Who is dealt to first, by the first card: A, 5, 9 and K the banker, then player 1, 2 and 3. */
export const firstSeat = (card: number): Seat => seats[rankOf(card) % 4] ?? 'banker'

function dealHands(source: Source): Stage<NiuNiuResult> {
  const first = source.take()
  const turn = turnFrom(firstSeat(first))
  const rounds = takeMany(5 * seats.length, source.take).map((card, at) => ({
    to: turn[at % turn.length] ?? 'banker',
    card,
  }))
  return {
    events: [dealt('first', first), ...rounds.map(({ to, card }) => dealt(to, card))],
    result: bySeat((seat) => rounds.filter(({ to }) => to === seat).map(({ card }) => card)),
  }
}

/** Bull-Bull as a table plays it. */
export const niuniu: TableGame<NiuNiuResult> = {
  code: 'NIUNIU',
  name: 'Bull-Bull',
  paytableVersion: 'niuniu-1',
  paytables: ['STANDARD'],
  deck: oneDeck,
  spots: () => spots,
  deal: (source) => dealHands(source),
  judge,
  summary: (result) => ({
    won: players.map((player) => `${winnerOf(result, player).winner}_equal`),
    score: `${bullOf(result.banker).type} : ${players.map((player) => bullOf(result[player]).type).join(' ')}`,
  }),
}

function winnerOf(result: NiuNiuResult, player: Player): { readonly winner: string; readonly type: number } {
  const [mine, bankers] = [bullOf(result[player]), bullOf(result.banker)]
  return mine.strength > bankers.strength
    ? { winner: player, type: mine.type }
    : { winner: `banker${player.slice(-1)}`, type: bankers.type }
}

function judge(result: NiuNiuResult, spot: string): Fraction {
  const at = spot.indexOf('_')
  const [who, what] = [spot.slice(0, at), spot.slice(at + 1)]
  if (what === 'equal' || what === 'double') {
    const player = players.find((each) => who === each || who === `banker${each.slice(-1)}`)
    if (!player) return lost
    const { winner, type } = winnerOf(result, player)
    const multiple = what === 'double' ? multipleOf(type) : 1
    return winner === who ? wins[multiple] : losses[multiple]
  }
  const seat = seats.find((each) => each === who)
  const bet = Object.hasOwn(side, what) ? side[what] : undefined
  return seat && bet?.is(bullOf(result[seat]).type) ? bet.profit : lost
}
