import { threeCardsOf } from '@croupier/engine/tables/three-card.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { StageProps, TableLayout } from '../layout.ts'
import { Hands } from '../stages.tsx'
import { numbersOf } from './cards.ts'
import { rowOf } from './rows.ts'
import { winnersText } from './summary-text.ts'

const places = [
  { to: 'dragon', tone: 'red', art: 'dragon' },
  { to: 'phoenix', tone: 'blue', art: 'phoenix' },
] as const

function Stage(props: StageProps) {
  const t = useWords('tables')
  const count = (cards: readonly string[]) => (cards.length < 3 ? '' : t(`hand.${threeCardsOf(numbersOf(cards)).kind}`))
  return <Hands {...props} places={places} count={count} counts="words" least={3} />
}

/** Win three cards: dragon and phoenix, and what the winning hand may be. */
export const zjhLayout: TableLayout = {
  felt: 'royal',
  leans: true,
  Stage,
  road: { banker: 'dragon', player: 'phoenix', tie: 'tie' },
  called: ({ won }) => won.slice(0, 1),
  said: winnersText,
  rows: [
    rowOf('main', {
      size: 'large',
      least: 84,
      cells: [
        { spot: 'dragon', wide: 1.3, tone: 'red', art: 'dragon' },
        { spot: 'tie', tone: 'green' },
        { spot: 'phoenix', wide: 1.3, tone: 'blue', art: 'phoenix' },
      ],
    }),
    rowOf('side', {
      size: 'middle',
      least: 100,
      cells: ['trips', 'straight_flush', 'flush', 'straight', 'pair_8_plus'],
    }),
  ],
}
