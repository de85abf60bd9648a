import type { StageProps, TableLayout } from '../layout.ts'
import { Hands } from '../stages.tsx'
import { rowOf } from './rows.ts'

const places = [
  { to: 'dragon', tone: 'red' },
  { to: 'phoenix', tone: 'blue' },
] as const

const Stage = (props: StageProps) => <Hands {...props} places={places} least={3} />

/** Win three cards: dragon and phoenix, and what the winning hand may be. */
export const zjhLayout: TableLayout = {
  felt: 'royal',
  leans: true,
  Stage,
  road: { banker: 'dragon', player: 'phoenix', tie: 'tie' },
  called: ({ won }) => won.slice(0, 1),
  rows: [
    rowOf('main', {
      size: 'large',
      least: 100,
      cells: [
        { spot: 'dragon', wide: 1.3, tone: 'red' },
        { spot: 'tie', tone: 'green' },
        { spot: 'phoenix', wide: 1.3, tone: 'blue' },
      ],
    }),
    rowOf('side', {
      size: 'middle',
      least: 100,
      cells: ['trips', 'straight_flush', 'flush', 'straight', 'pair_8_plus'],
    }),
  ],
}
