import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { MeterBar } from '@croupier/kit/state/bar.tsx'
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
    <Grid gap={12} className={classes.cards}>
      <section className={classes.card} aria-label={t('can_withdraw')}>
        <Text size={12} tone="text-dim">
          {t('can_withdraw')}
        </Text>
        <Money amount={options.withdrawable} className={classes.figure ?? ''} />
        <Text size={12} tone="text-dim">
          {unitsFrom(kept) > 0n ? t('kept', { amount: moneyText(kept, look) }) : t('all_free')}
        </Text>
      </section>
      <Turnover turnover={options.turnover} />
    </Grid>
  )
}

function Turnover({ turnover }: Pick<WithdrawalOptions, 'turnover'>) {
  const t = useWords('cashier')
  const short = useShortMoney()
  const look = useMoneyLook()
  if (turnover === null)
    return (
      <section className={classes.card} aria-label={t('turnover')}>
        <Text size={12} tone="text-dim">
          {t('turnover')}
        </Text>
        <b>{t('turnover_none')}</b>
        <Text size={12} tone="text-dim">
          {t('turnover_none_text')}
        </Text>
      </section>
    )
  const { due, done } = turnover
  const said = t('done_of', { done: short(done), due: short(due) })
  const left = changeOf(done, due)
  return (
    <section className={classes.card} aria-label={t('turnover')}>
      <Row as="span" justify="between" wraps className={classes.line}>
        <Text size={12} tone="text-dim">
          {t('turnover')}
        </Text>
        <b className="num">{said}</b>
      </Row>
      <MeterBar className={classes.meter} max={Number(due)} value={Number(done)} label={said} />
      <Text size={12} tone="text-dim">
        {unitsFrom(left) > 0n ? t('to_go', { amount: moneyText(left, look) }) : t('turnover_met')} {t('what_counts')}
      </Text>
    </section>
  )
}
