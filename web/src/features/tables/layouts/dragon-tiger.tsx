import { Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconClubsFilled, IconDiamondsFilled, IconHeartFilled, IconSpadeFilled } from '@tabler/icons-react'
import { Hands } from '../stages.tsx'
import type { Cell, StageProps, TableLayout } from '../layout.ts'
import { rowOf } from './rows.ts'

const places = [
  { to: 'dragon', tone: 'red', art: 'dragon' },
  { to: 'tiger', tone: 'blue', art: 'tiger' },
] as const

const Stage = (props: StageProps) => <Hands {...props} places={places} least={1} />

const NAMED = ['big', 'small', 'odd', 'even', 'red', 'black'] as const
const SUITS = [
  ['spades', IconSpadeFilled],
  ['hearts', IconHeartFilled],
  ['clubs', IconClubsFilled],
  ['diamonds', IconDiamondsFilled],
] as const

/** What a card may be; whose card it is, the row says. */
function Named({ what }: { readonly what: string }) {
  const t = useWords('tables')
  return (
    <Text as="b" size={13} leading={16}>
      {t(`spot.${what}`)}
    </Text>
  )
}

const singles = (side: 'dragon' | 'tiger', tone: 'red' | 'blue'): Cell[] => [
  ...NAMED.map((what): Cell => ({ spot: `${side}_${what}`, tone, face: <Named what={what} /> })),
  ...SUITS.map(([suit, Icon]): Cell => ({ spot: `${side}_${suit}`, tone, face: <Icon size={18} aria-hidden /> })),
]

/** Dragon Tiger: the two sides with the ties between them, below what a single card may be. */
export const dragonTigerLayout: TableLayout = {
  felt: 'burgundy',
  leans: true,
  Stage,
  road: { banker: 'dragon', player: 'tiger', tie: 'tie', tieLetter: 'level' },
  called: ({ won }) => won.slice(0, 1),
  rows: [
    rowOf('main', {
      size: 'large',
      least: 62,
      cells: [
        { spot: 'dragon', wide: 1.4, tone: 'red', art: 'dragon' },
        { spot: 'tie', tone: 'green' },
        { spot: 'suited_tie', tone: 'green' },
        { spot: 'tiger', wide: 1.4, tone: 'blue', art: 'tiger' },
      ],
    }),
    rowOf('dragon', { size: 'small', least: 62, cells: singles('dragon', 'red') }),
    rowOf('tiger', { size: 'small', least: 62, cells: singles('tiger', 'blue') }),
  ],
}
