import { Grid } from '@croupier/kit/layout/layout.tsx'
import { qualifying } from '@croupier/engine/tables/holdem.ts'
import { pokerKindOf, pokerStrengthOf } from '@croupier/engine/tables/poker.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { StageProps, TableLayout } from '../layout.ts'
import { Hands } from '../stages.tsx'
import { numbersOf, openAt } from './cards.ts'
import classes from './faces.module.css'
import { rowOf } from './rows.ts'

const board = [{ to: 'board', tone: 'green' }] as const
const hands = [
  { to: 'player', tone: 'blue' },
  { to: 'dealer', tone: 'red' },
] as const

function Stage(props: StageProps) {
  const t = useWords('tables')
  const shared = openAt(props.events, 'board')
  const count = (cards: readonly string[], to: string) => {
    if (cards.length + shared.length < 5) return ''
    const strength = pokerStrengthOf(numbersOf([...cards, ...shared]))
    return to === 'dealer' && strength < qualifying ? t('not_qualified') : t(`hand.${pokerKindOf(strength)}`)
  }
  return (
    <Grid gap={8} className={classes.poker}>
      <Hands {...props} places={board} least={5} />
      <Hands {...props} won={props.summary?.won ?? []} places={hands} count={count} counts="words" least={2} />
    </Grid>
  )
}

/** Casino Hold'em: one hand for all against the dealer's, five cards between them. */
export const holdemLayout: TableLayout = {
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
        { spot: 'call', tone: 'green' },
      ],
    }),
    rowOf('side', { size: 'middle', least: 100, cells: [{ spot: 'aa_bonus', tone: 'red' }] }),
  ],
}
