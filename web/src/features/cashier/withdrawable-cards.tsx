import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { changeOf, unitsFrom } from '../../parts/wallet/counting.ts'
import { useShortMoney } from './amount-field.tsx'
import type { WithdrawalOptions } from './hindrance.ts'
import classes from './withdraw.module.css'

/** What can leave now, and what must be played before the rest can. */
export function WithdrawableCards({ options }: { readonly options: WithdrawalOptions }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const kept = changeOf(options.withdrawable, options.available)
  return (
    <div className={classes.cards}>
      <section className={classes.card} aria-label={t('can_withdraw')}>
        <span className={classes.name}>{t('can_withdraw')}</span>
        <Money amount={options.withdrawable} className={classes.figure ?? ''} />
        <span className={classes.name}>
          {unitsFrom(kept) > 0n ? t('kept', { amount: moneyText(kept, look) }) : t('all_free')}
        </span>
      </section>
      <Turnover turnover={options.turnover} />
    </div>
  )
}

function Turnover({ turnover }: Pick<WithdrawalOptions, 'turnover'>) {
  const t = useWords('cashier')
  const short = useShortMoney()
  const look = useMoneyLook()
  if (turnover === null)
    return (
      <section className={classes.card} aria-label={t('turnover')}>
        <span className={classes.name}>{t('turnover')}</span>
        <b>{t('turnover_none')}</b>
        <span className={classes.name}>{t('turnover_none_text')}</span>
      </section>
    )
  const { due, done } = turnover
  const said = t('done_of', { done: short(done), due: short(due) })
  const left = changeOf(done, due)
  return (
    <section className={classes.card} aria-label={t('turnover')}>
      <span className={classes.line}>
        <span className={classes.name}>{t('turnover')}</span>
        <b className="num">{said}</b>
      </span>
      <meter className={classes.meter} min={0} max={Number(due)} value={Number(done)} aria-label={said} />
      <span className={classes.name}>
        {unitsFrom(left) > 0n ? t('to_go', { amount: moneyText(left, look) }) : t('turnover_met')} {t('what_counts')}
      </span>
    </section>
  )
}
