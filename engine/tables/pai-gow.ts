import type { Fraction } from '../fraction.ts'
import { bySeat, players, seats } from './banker-table.ts'
import type { Player, Seat, TileDealt } from './banker-table.ts'
import { takeMany } from './card-events.ts'
import { lost, profitOf, push } from './pay.ts'
import type { Source, Stage, TableEvent, TableGame } from './table-game.ts'

// Pai Gow with tiles (rulebook §13): four tiles each, set by the house way; or two tiles each at the small table.

/** Tiles from 0 to 31: two of each of sixteen kinds. */
export type PaiGowResult = Readonly<Record<Seat, readonly number[]>>

interface HandSet extends TableEvent {
  readonly kind: 'set'
  readonly to: Seat
  readonly high: readonly string[]
  readonly low: readonly string[]
}

/** From the highest kind to the lowest, as single tiles rank: Teen, Day, Yun, Gor, Mooy, Chong, Bon, Foo, Ping, Tit, Look … */
const texts = [
  ['6-6', '6-6'],
  ['1-1', '1-1'],
  ['4-4', '4-4'],
  ['1-3', '1-3'],
  ['5-5', '5-5'],
  ['3-3', '3-3'],
  ['2-2', '2-2'],
  ['5-6', '5-6'],
  ['4-6', '4-6'],
  ['1-6', '1-6'],
  ['1-5', '1-5'],
  // … the mixed nines, eights, sevens and fives, and Gee Joon.
  ['3-6', '4-5'],
  ['2-6', '3-5'],
  ['2-5', '3-4'],
  ['1-4', '2-3'],
  ['2-4', '1-2'],
]
const pips = [12, 2, 8, 4, 10, 6, 4, 11, 10, 7, 6, 9, 8, 7, 5]
const [day, yun, gor, look, nines, eights, fives, geeJoon] = [1, 2, 3, 10, 11, 12, 14, 15] as const

const kindOf = (tile: number): number => Math.floor(tile / 2)
export const tileText = (tile: number): string => texts[kindOf(tile)]?.[tile % 2] ?? ''
/** The first tile with this face. */
export function tileNamed(text: string): number {
  const kind = texts.findIndex((faces) => faces.includes(text))
  return 2 * kind + (texts[kind]?.indexOf(text) ?? 0)
}

export interface TwoTiles {
  readonly tiles: readonly number[]
  /** The higher one wins; equal ones are a copy. */
  readonly strength: number
  /** How much the house way values it. */
  readonly score: number
}

/** What two tiles are: Gee Joon, a pair, Wong, Gong, or points of which the higher tile decides where they are equal. */
export function twoTilesOf(tiles: readonly number[]): TwoTiles {
  const [top = 0, other = 0] = tiles.map(kindOf).toSorted((a, b) => a - b)
  if (top === other) return { tiles, ...pairOf(top) }
  if (top <= day && other === nines) return { tiles, strength: 800 - top, score: 21 }
  if (top <= day && (other === eights || other === yun)) return { tiles, strength: 700 - top, score: 20 }
  const points = other === geeJoon ? Math.max(pointsOf(top, 3), pointsOf(top, 6)) : pointsOf(top, pips[other] ?? 0)
  return { tiles, strength: points === 0 ? 0 : points * 20 + geeJoon - top, score: 2 * points }
}

const pointsOf = (kind: number, more: number): number => ((pips[kind] ?? 0) + more) % 10

function pairOf(kind: number): Pick<TwoTiles, 'strength' | 'score'> {
  if (kind === geeJoon) return { strength: 1000, score: 26 }
  return { strength: 900 - kind, score: kind <= gor ? 26 : kind <= look ? 24 : kind <= fives ? 22 : 0 }
}

/** What two tiles are called; undefined where they count points only. */
export function handName({ strength, score }: TwoTiles): 'gee_joon' | 'pair' | 'wong' | 'gong' | undefined {
  if (score < 20) return undefined
  if (strength === 1000) return 'gee_joon'
  return score === 20 ? 'gong' : score === 21 ? 'wong' : 'pair'
}

export interface SetHand {
  readonly high: TwoTiles
  readonly low: TwoTiles
}

/** The house way: of three splits the one with the highest scores, then with the stronger low hand, then the stronger high one. */
export function houseWay([a = 0, b = 0, c = 0, d = 0]: readonly number[]): SetHand {
  const splits = [
    [twoTilesOf([a, b]), twoTilesOf([c, d])],
    [twoTilesOf([a, c]), twoTilesOf([b, d])],
    [twoTilesOf([a, d]), twoTilesOf([b, c])],
  ] as const
  return splits
    .map(([one, other]) => (one.strength >= other.strength ? { high: one, low: other } : { high: other, low: one }))
    .reduce((best, each) => (isBetter(each, best) ? each : best))
}

function isBetter(one: SetHand, other: SetHand): boolean {
  const scores = one.high.score + one.low.score - other.high.score - other.low.score
  const lows = one.low.strength - other.low.strength
  return (scores || lows || one.high.strength - other.high.strength) > 0
}

const paytables = ['FOUR_TILES', 'TWO_TILES'] as const
const isSmall = (paytable: string): boolean => paytable === 'TWO_TILES'

function dealTiles(source: Source, paytable: string): Stage<PaiGowResult> {
  const result = bySeat(() => takeMany(isSmall(paytable) ? 2 : 4, source.take))
  const tiles = seats.flatMap((to) =>
    result[to].map((tile): TileDealt => ({ kind: 'tile', takes: 1, to, tile: tileText(tile) })),
  )
  return { events: isSmall(paytable) ? tiles : [...tiles, ...seats.map((to) => setEvent(to, result[to]))], result }
}

function setEvent(to: Seat, tiles: readonly number[]): HandSet {
  const { high, low } = houseWay(tiles)
  return { kind: 'set', takes: 1, to, high: high.tiles.map(tileText), low: low.tiles.map(tileText) }
}

/** Pai Gow as a table plays it; `TWO_TILES` is the small table where equal hands push. */
export const paiGow: TableGame<PaiGowResult> = {
  code: 'PAI_GOW',
  name: 'Pai Gow',
  paytableVersion: 'pai-gow-1',
  paytables,
  deck: { size: 32, lasts: 'round', burn: 0, cut: 0 },
  spots: () =>
    players.flatMap((player) => {
      const banker = `banker${player.slice(-1)}`
      return [
        { key: player, group: 'main', pays: ['0.95'], opposite: banker },
        { key: banker, group: 'main', pays: ['0.95'], opposite: player },
      ]
    }),
  deal: (source, _answers, _seats, paytable) => dealTiles(source, paytable),
  judge,
  summary: (result) => ({
    won: players.map((player) => winnerOf(result, player)).filter((winner) => winner !== undefined),
    score: `${scoreOf(result.banker)} : ${players.map((player) => scoreOf(result[player])).join(' ')}`,
  }),
}

/** The high hand and the low one, or the one of the small table: its points, or its tiles where they count more than points. */
function scoreOf(tiles: readonly number[]): string {
  const hands = tiles.length === 2 ? [twoTilesOf(tiles)] : [houseWay(tiles).high, houseWay(tiles).low]
  return hands.map(({ score, tiles: own }) => (score < 20 ? `${score / 2}` : own.map(tileText).join('.'))).join(' - ')
}

/** Undefined where nobody does. */
function winnerOf(result: PaiGowResult, player: Player): string | undefined {
  const [mine, bankers] = [result[player], result.banker]
  const ahead =
    mine.length === 2 ? signOf(twoTilesOf(mine), twoTilesOf(bankers)) : bothAhead(houseWay(mine), houseWay(bankers))
  return ahead === 0 ? undefined : ahead > 0 ? player : `banker${player.slice(-1)}`
}

const signOf = (one: TwoTiles, other: TwoTiles): number => Math.sign(one.strength - other.strength)

/** Above zero where both hands are the player's, below where neither is: copies are the banker's. */
export function bothAhead(player: SetHand, banker: SetHand): number {
  const wins = [player.high.strength > banker.high.strength, player.low.strength > banker.low.strength]
  return wins.filter(Boolean).length - 1
}

const won = profitOf('0.95')

function judge(result: PaiGowResult, spot: string): Fraction {
  const player = players.find((each) => spot === each || spot === `banker${each.slice(-1)}`)
  if (!player) return lost
  const winner = winnerOf(result, player)
  return winner === undefined ? push : winner === spot ? won : lost
}
