import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { SpinResult } from './scene.ts'
import type { Title } from './title.ts'
import { useWinText } from './use-spin-text.ts'
import { WinAmount, WinMoment } from '../win-moment.tsx'
import { winTier } from '../win-tier.ts'
import classes from './win-plate.module.css'
import type { WinShow } from './win-shows.ts'

interface WinPlateProps {
  readonly title: Title
  readonly result: SpinResult
  /** The win that is being drawn; undefined once all have been shown. */
  readonly show: WinShow | undefined
  readonly count: number
}

/** The plate over the frame's lower edge: what the spin won. A return at or below the stake is told plainly, not celebrated. */
export function WinPlate({ title, result, show, count }: WinPlateProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const winText = useWinText(title)
  const { amount, stake } = result
  const tier = winTier(amount, stake)
  const large = tier === 'big' || tier === 'mega'
  const foot = show ? winText(show) : count > 0 ? t('wins_in_all', { count }) : t('spin_in_all')
  if (tier === undefined) {
    return (
      <Grid text="center" radius={16} className={classes.plate} data-quiet aria-hidden>
        <Text size={15} leading={24} weight={600} className={classes.returned}>
          {t('returned', { amount: moneyText(amount, look), stake: moneyText(stake, look) })}
        </Text>
        <Text size={12} weight={600} className={classes.foot}>
          {foot}
        </Text>
      </Grid>
    )
  }
  return (
    <Grid text="center" radius={16} className={classes.plate} data-tier={large ? tier : undefined} aria-hidden>
      <span className={classes.tier}>
        <WinMoment payout={amount} stake={stake} />
      </span>
      <span className={classes.amount}>
        {large ? null : `${t('win')} `}
        <WinAmount payout={amount} stake={stake} />
      </span>
      <Text size={12} weight={600} className={classes.foot}>
        {foot}
      </Text>
    </Grid>
  )
}
