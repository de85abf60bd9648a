import { useBrand } from '@croupier/kit/brand.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { changeOf, unitsFrom } from '../../parts/wallet/counting.ts'
import classes from './cashier.module.css'
import { feeOf, isFree } from './fee.ts'
import type { WithdrawalOptions } from './hindrance.ts'
import { MoneyFact } from './money-fact.tsx'

interface WithdrawSumProps {
  readonly options: WithdrawalOptions
  readonly amount: string | undefined
}

/** What leaves, what of it is taken, when it arrives and how much. */
export function WithdrawSum({ options, amount = '0' }: WithdrawSumProps) {
  const t = useWords('cashier')
  const { decimals } = useBrand()
  const { fee, free, reviewFrom, usualMinutes } = options
  const taken = feeOf(amount, free.used < free.count ? { percent: '0', fixed: '0' } : fee, decimals)
  const covered = unitsFrom(amount) > unitsFrom(taken)
  const looked = reviewFrom === null || unitsFrom(amount) >= unitsFrom(reviewFrom)
  return (
    <dl className={classes.sum}>
      <MoneyFact name={t('amount')} amount={amount} />
      <MoneyFact
        name={free.count > 0 && !isFree(fee) ? t('fee_free', { used: free.used, count: free.count }) : t('fee')}
        amount={covered ? taken : '0'}
      />
      <div>
        <dt>{t('when')}</dt>
        <dd>{t(looked ? 'after_review' : 'in_minutes', { minutes: usualMinutes })}</dd>
      </div>
      <MoneyFact name={t('you_receive')} amount={covered ? changeOf(taken, amount) : '0'} total />
    </dl>
  )
}
