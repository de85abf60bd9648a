import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { CountedMoney } from '../counted-money.tsx'
import { multipleOf } from '../purse.ts'
import type { SpinResult } from './scene.ts'
import type { Title } from './title.ts'
import { useWinSaid } from './use-spin-said.ts'
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
  const winSaid = useWinSaid(title)
  const { amount, stake, celebrated } = result
  const multiple = multipleOf(amount, stake)
  const tier = multiple >= 50 ? 'mega' : multiple >= 10 ? 'big' : undefined
  const foot = show ? winSaid(show) : count > 0 ? t('wins_in_all', { count }) : t('spin_in_all')
  if (!celebrated) {
    return (
      <div className={classes.plate} data-quiet aria-hidden>
        <span className={classes.returned}>
          {t('returned', { amount: moneyText(amount, look), stake: moneyText(stake, look) })}
        </span>
        <span className={classes.foot}>{foot}</span>
      </div>
    )
  }
  return (
    <div className={classes.plate} data-tier={tier} aria-hidden>
      {tier ? <span className={classes.tier}>{t(`tier_${tier}`)}</span> : null}
      <span className={classes.amount}>
        {tier ? null : `${t('win')} `}
        <CountedMoney amount={amount} from="0" ms={tier === 'mega' ? 2000 : tier === 'big' ? 1200 : 400} />
      </span>
      <span className={classes.foot}>{foot}</span>
    </div>
  )
}
