import { Hands } from '../stages.tsx'
import type { StageProps, TableLayout } from '../layout.ts'
import { pointsOf } from './points.ts'
import { rowOf } from './rows.ts'

const places = [
  { to: 'player', tone: 'blue' },
  { to: 'banker', tone: 'red' },
] as const

const Stage = (props: StageProps) => <Hands {...props} places={places} count={pointsOf} across least={2} most={3} />

/** Baccarat: pairs and tie above, player and banker below, what else there is at the foot. */
export const baccaratLayout: TableLayout = {
  felt: 'emerald',
  leans: true,
  Stage,
  road: { banker: 'banker', player: 'player', tie: 'tie' },
  called: ({ won }) => won.slice(0, 1),
  rows: [
    rowOf('pairs', {
      size: 'middle',
      least: 92,
      cells: [
        { spot: 'player_pair', tone: 'blue' },
        { spot: 'tie', wide: 1.6, tone: 'green' },
        { spot: 'banker_pair', tone: 'red' },
      ],
    }),
    rowOf('main', {
      size: 'large',
      least: 130,
      cells: [
        { spot: 'player', tone: 'blue' },
        { spot: 'banker', tone: 'red' },
      ],
    }),
    rowOf('side', {
      size: 'small',
      least: 84,
      cells: [
        'small',
        'either_pair',
        'perfect_pair',
        'big',
        'player_natural',
        'player_bonus',
        'banker_bonus',
        'banker_natural',
        'lucky_6',
        'super_6',
        'dragon_7',
        'panda_8',
      ],
    }),
  ],
}
