import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useTopic } from '@croupier/kit/live.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import classes from './pot.module.css'

interface PotProps {
  readonly pot: string
  readonly gameCode: string
  /** A round is being shown: the pot must not tell its end before the reels do. */
  readonly still: boolean
}

/** What stands in the game's pot, as it grows. */
export function Pot({ pot, gameCode, still }: PotProps) {
  const t = useWords('games')
  const [live, setLive] = useState(pot)
  const [shown, setShown] = useState(pot)
  useTopic(`pot:${gameCode}`, (said) => {
    if (typeof said === 'object' && said !== null && 'pot' in said && typeof said.pot === 'string') setLive(said.pot)
  })
  if (!still && shown !== live) setShown(live)
  return (
    <Grid padY={6} padX={16} radius={12} className={classes.pot}>
      <Text size={11} weight={700} className={classes.potName}>
        {t('pot')}
      </Text>
      <span className={classes.potAmount}>
        <CountedMoney amount={shown} />
      </span>
    </Grid>
  )
}
