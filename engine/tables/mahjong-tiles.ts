import type { Fraction } from '../fraction.ts'
import { takeMany } from './card-events.ts'
import { lost, profitOf, push } from './pay.ts'
import type { Source, Spot, TableEvent, TableGame } from './table-game.ts'
import { bySeat, players, seats, turnFrom } from './banker-table.ts'
import type { Player, Seat, TileDealt } from './banker-table.ts'

// Mahjong Tiles, Er Ba Gang (rulebook §14): two tiles each, a banker against three players.

/** Tiles from 0 to 39: four of each of the dots 1 to 9, then four white boards. */
export type MahjongTilesResult = Readonly<Record<Seat, readonly number[]>>

interface DiceThrown extends TableEvent {
  readonly kind: 'dice'
  readonly dice: readonly [number, number]
}

const white = 9
const faceOf = (tile: number): number => Math.floor(tile / 4)
/** In halves of a point: a white board counts one. */
const halvesOf = (tile: number): number => (faceOf(tile) === white ? 1 : 2 * (faceOf(tile) + 1))
export const tileText = (tile: number): string => (faceOf(tile) === white ? 'white' : `${faceOf(tile) + 1}`)

/** The first tile with this face. */
export const tileNamed = (text: string): number => 4 * (text === 'white' ? white : Number(text) - 1)

export type TilesKind = 'points' | 'bar' | 'pair' | 'white'

export interface TilesHand {
  readonly kind: TilesKind
  /** The higher one wins; equal ones are a tie. */
  readonly strength: number
  /** Of points, in halves. */
  readonly halves: number
}

/** What two tiles are: a pair, the 2-8, or points of which the higher tile decides where they are equal. */
export function tilesHandOf([one = 0, other = 0]: readonly number[]): TilesHand {
  const [low = 0, high = 0] = [halvesOf(one), halvesOf(other)].toSorted((a, b) => a - b)
  const halves = (low + high) % 20
  if (faceOf(one) === faceOf(other)) {
    return faceOf(one) === white
      ? { kind: 'white', strength: 2000, halves }
      : { kind: 'pair', strength: 1000 + low, halves }
  }
  if (low === 4 && high === 16) return { kind: 'bar', strength: 500, halves }
  return { kind: 'points', strength: halves * 20 + high, halves }
}

/** The seat that a throw of two dice gives the first stack; the others follow in turn. */
export const firstSeat = (dice: readonly [number, number]): Seat =>
  ['player3', 'banker', 'player1', 'player2'][(dice[0] + dice[1]) % 4] as Seat

function dealStacks(source: Source): { readonly events: TableEvent[]; readonly result: MahjongTilesResult } {
  const dice = [1 + source.below(6), 1 + source.below(6)] as const
  const thrown: DiceThrown = { kind: 'dice', takes: 1, dice }
  const stacks = turnFrom(firstSeat(dice)).map((to) => ({ to, tiles: takeMany(2, source.take) }))
  const tiles = stacks.flatMap(({ to, tiles }) =>
    tiles.map((tile): TileDealt => ({ kind: 'tile', takes: 1, to, tile: tileText(tile) })),
  )
  return {
    events: [thrown, ...tiles],
    result: bySeat((seat) => stacks.find(({ to }) => to === seat)?.tiles ?? []),
  }
}

const side = {
  pair: { pays: '11', kinds: ['pair', 'white'] },
  bar: { pays: '45', kinds: ['bar'] },
  white: { pays: '120', kinds: ['white'] },
} as const
const sides = Object.keys(side) as (keyof typeof side)[]

const spots: readonly Spot[] = [
  ...players.flatMap((player) => {
    const number = player.slice(-1)
    return [
      { key: player, group: 'main', pays: ['0.95'], opposite: `banker${number}` },
      { key: `banker${number}`, group: 'main', pays: ['0.95'], opposite: player },
      { key: `tie${number}`, group: 'tie', pays: ['78'] },
    ]
  }),
  ...seats.flatMap((seat) => sides.map((what) => ({ key: `${seat}_${what}`, group: 'side', pays: [side[what].pays] }))),
]

/** Mahjong Tiles as a table plays it. */
export const mahjongTiles: TableGame<MahjongTilesResult> = {
  code: 'MAHJONG_TILES',
  name: 'Mahjong Tiles',
  paytableVersion: 'mahjong-tiles-1',
  paytables: ['STANDARD'],
  deck: { size: 40, lasts: 'round', burn: 0, cut: 0 },
  spots: () => spots,
  deal: (source) => dealStacks(source),
  judge,
  summary: (result) => ({
    won: players.map((player) => winnerOf(result, player)),
    score: `${scoreOf(result.banker)} : ${players.map((player) => scoreOf(result[player])).join(' ')}`,
  }),
}

/** The same game with a face of its own. */
export const mahjong: TableGame<MahjongTilesResult> = {
  ...mahjongTiles,
  code: 'MAHJONG',
  name: 'Mahjong',
  paytableVersion: 'mahjong-1',
}

function scoreOf(tiles: readonly number[]): string {
  const { kind, halves } = tilesHandOf(tiles)
  if (kind === 'points') return `${halves / 2}`
  return kind === 'bar' ? '2-8' : tiles.map((tile) => halvesOf(tile) / 2).join('-')
}

function winnerOf(result: MahjongTilesResult, player: Player): string {
  const ahead = tilesHandOf(result[player]).strength - tilesHandOf(result.banker).strength
  return ahead > 0 ? player : `${ahead < 0 ? 'banker' : 'tie'}${player.slice(-1)}`
}

const evens = profitOf('0.95')
const tie = profitOf('78')
const sidePays = { pair: profitOf('11'), bar: profitOf('45'), white: profitOf('120') }

function judge(result: MahjongTilesResult, spot: string): Fraction {
  const player = players.find((each) => each.slice(-1) === spot.slice(-1))
  if (player && [player, `banker${player.slice(-1)}`, `tie${player.slice(-1)}`].includes(spot)) {
    const winner = winnerOf(result, player)
    if (spot.startsWith('tie')) return winner === spot ? tie : lost
    return winner.startsWith('tie') ? push : winner === spot ? evens : lost
  }
  const seat = seats.find((each) => spot.startsWith(`${each}_`))
  const what = sides.find((each) => spot === `${seat}_${each}`)
  if (!seat || !what) return lost
  const kinds: readonly TilesKind[] = side[what].kinds
  return kinds.includes(tilesHandOf(result[seat]).kind) ? sidePays[what] : lost
}
