import type { Cell, SpotRow } from '../layout.ts'
import { rowOf, upTo } from './rows.ts'

const seats = upTo(1, 3)

/** Each player against the banker, both ways. */
export const versus: readonly Cell[] = seats.flatMap((seat): Cell[] => [
  { spot: `player${seat}`, tone: 'blue' },
  { spot: `banker${seat}`, tone: 'red' },
])

const sides = (...hands: readonly string[]): Cell[] =>
  hands.flatMap((hand) => ['pair', 'bar', 'white'].map((what) => ({ spot: `${hand}_${what}` })))

/** The bed of mahjong tiles: player, tie and banker of each pair, then what a hand may be. */
export const mahjongRows: readonly SpotRow[] = [
  rowOf('versus', {
    part: 'main',
    size: 'middle',
    least: 92,
    cells: seats.flatMap((seat): Cell[] => [
      { spot: `player${seat}`, tone: 'blue' },
      { spot: `tie${seat}`, tone: 'green' },
      { spot: `banker${seat}`, tone: 'red' },
    ]),
  }),
  rowOf('first', { part: 'hands', size: 'small', least: 104, cells: sides('banker', 'player1') }),
  rowOf('second', { part: 'hands', size: 'small', least: 104, cells: sides('player2', 'player3') }),
]
