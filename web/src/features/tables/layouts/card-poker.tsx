import { Grid } from '@croupier/kit/layout/layout.tsx'
import { qualifies } from '@croupier/engine/tables/card-poker.ts'
import { threeCardsOf } from '@croupier/engine/tables/three-card.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { StageProps, TableLayout } from '../layout.ts'
import { Hands } from '../stages.tsx'
import { numbersOf } from './cards.ts'
import classes from './faces.module.css'
import { rowOf } from './rows.ts'

const places = [
  { to: 'player', tone: 'blue' },
  { to: 'dealer', tone: 'red' },
] as const

function Stage(props: StageProps) {
  const t = useWords('tables')
  const count = (cards: readonly string[], to: string) => {
    if (cards.length < 3) return ''
    const hand = threeCardsOf(numbersOf(cards))
    return to === 'dealer' && !qualifies(hand) ? t('not_qualified') : t(`hand.${hand.kind}`)
  }
  return (
    <Grid gap={8} className={classes.poker}>
      <Hands {...props} won={props.summary?.won ?? []} places={places} count={count} counts="words" least={3} />
    </Grid>
  )
}

/** Three Card Poker: one hand for all against the dealer's; the ante and what follows it, and the hand alone. */
export const cardPokerLayout: TableLayout = {
  felt: 'midnight',
  Stage,
  called: ({ won: [who = '', hand = ''] }) => [who, `hand_${hand}`],
  said: ({ won: [who = '', hand = ''] }, t) => `${t(`spot.${who}`)} · ${t(`hand.${hand}`)}`,
  rows: [
    rowOf('main', {
      size: 'large',
      least: 100,
      cells: [
        { spot: 'ante', tone: 'blue' },
        { spot: 'play', tone: 'green' },
      ],
    }),
    rowOf('side', { size: 'middle', least: 100, cells: [{ spot: 'pair_plus', tone: 'red' }] }),
  ],
}
