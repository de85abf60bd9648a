import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { MeterBar } from '@croupier/kit/state/bar.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { changeOf, unitsFrom } from '../../parts/wallet/counting.ts'
import { Figure, FigureCard } from './figure-card.tsx'
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
      <FigureCard
        name={t('can_withdraw')}
        note={unitsFrom(kept) > 0n ? t('kept', { amount: moneyText(kept, look) }) : t('all_free')}
      >
        <Figure>
          <Money amount={options.withdrawable} />
        </Figure>
      </FigureCard>
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
      <FigureCard name={t('turnover')} note={t('turnover_none_text')}>
        <Text weight={600}>{t('turnover_none')}</Text>
      </FigureCard>
    )
  const { due, done } = turnover
  const said = t('done_of', { done: short(done), due: short(due) })
  const left = changeOf(done, due)
  return (
    <FigureCard
      name={t('turnover')}
      heading={
        <Row as="span" gapY={2} gapX={12} justify="between" wraps>
          <Text size={12} tone="text-dim">
            {t('turnover')}
          </Text>
          <Text weight={600} className="num">
            {said}
          </Text>
        </Row>
      }
      note={
        <>
          {unitsFrom(left) > 0n ? t('to_go', { amount: moneyText(left, look) }) : t('turnover_met')} {t('what_counts')}
        </>
      }
    >
      <MeterBar className={classes.meter} max={Number(due)} value={Number(done)} label={said} />
    </FigureCard>
  )
}
