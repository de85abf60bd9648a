import type { Cell, StageProps, TableLayout } from '../layout.ts'
import { Hands } from '../stages.tsx'
import { rowOf, upTo } from './rows.ts'

const places = [
  { to: 'banker', tone: 'red' },
  { to: 'player1', tone: 'blue' },
  { to: 'player2', tone: 'blue' },
  { to: 'player3', tone: 'blue' },
] as const

const Stage = (props: StageProps) => <Hands {...props} places={places} least={5} />

const seats = upTo(1, 3)
const against = (kind: string): Cell[] =>
  seats.flatMap((seat): Cell[] => [
    { spot: `player${seat}_${kind}`, tone: 'blue' },
    { spot: `banker${seat}_${kind}`, tone: 'red' },
  ])
const HANDS = ['bull_789', 'bull_bull', 'no_bull', 'special'] as const

/** Bull-Bull: each player against the banker, even or by the winning hand, and what a hand may be. */
export const niuniuLayout: TableLayout = {
  felt: 'midnight',
  Stage,
  called: ({ won }) => won.filter((spot) => spot.endsWith('_equal')),
  rows: [
    rowOf('equal', { size: 'middle', least: 140, cells: against('equal') }),
    rowOf('double', { size: 'middle', least: 140, cells: against('double') }),
    ...(['banker', 'player1', 'player2', 'player3'] as const).map((hand) =>
      rowOf(hand, { size: 'small', least: 84, cells: HANDS.map((what) => `${hand}_${what}`) }),
    ),
  ],
}
