import { Hands } from '../stages.tsx'
import type { StageProps, TableLayout } from '../layout.ts'
import { rowOf } from './rows.ts'

const places = [
  { to: 'dragon', tone: 'red' },
  { to: 'tiger', tone: 'blue' },
] as const

const Stage = (props: StageProps) => <Hands {...props} places={places} least={1} />

const SINGLE = ['big', 'small', 'odd', 'even', 'red', 'black', 'spades', 'hearts', 'clubs', 'diamonds'] as const

/** Dragon Tiger: the two sides with the ties between them, below what a single card may be. */
export const dragonTigerLayout: TableLayout = {
  felt: 'burgundy',
  leans: true,
  Stage,
  road: { banker: 'dragon', player: 'tiger', tie: 'tie' },
  called: ({ won }) => won.slice(0, 1),
  rows: [
    rowOf('main', {
      size: 'large',
      least: 86,
      cells: [
        { spot: 'dragon', wide: 1.4, tone: 'red' },
        { spot: 'tie', tone: 'green' },
        { spot: 'suited_tie', tone: 'green' },
        { spot: 'tiger', wide: 1.4, tone: 'blue' },
      ],
    }),
    rowOf('dragon', {
      size: 'small',
      least: 66,
      cells: SINGLE.map((what) => ({ spot: `dragon_${what}`, tone: 'red' })),
    }),
    rowOf('tiger', {
      size: 'small',
      least: 66,
      cells: SINGLE.map((what) => ({ spot: `tiger_${what}`, tone: 'blue' })),
    }),
  ],
}
