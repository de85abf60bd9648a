import { useBrand } from '@croupier/kit/brand.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { changeOf, unitsFrom } from '../../parts/wallet/counting.ts'
import { Fact, SumBox } from '../../parts/page/facts.tsx'
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
    <SumBox>
      <MoneyFact name={t('amount')} amount={amount} />
      <MoneyFact
        name={free.count > 0 && !isFree(fee) ? t('fee_free', { used: free.used, count: free.count }) : t('fee')}
        amount={covered ? taken : '0'}
      />
      <Fact name={t('when')}>{t(looked ? 'after_review' : 'in_minutes', { minutes: usualMinutes })}</Fact>
      <MoneyFact name={t('you_receive')} amount={covered ? changeOf(taken, amount) : '0'} total />
    </SumBox>
  )
}
