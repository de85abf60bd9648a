import { useWords } from '@croupier/kit/words.ts'
import { IconCheck } from '@tabler/icons-react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import classes from './case.module.css'
import type { WithdrawalCase } from './withdrawal-card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'

/** The money: what is paid, what the wallet had and has, and what came and went lately. */
export function MoneyCard({ one: { money, asset } }: { readonly one: WithdrawalCase }) {
  const t = useWords('desk')
  const { turnover, days } = money
  const done = turnover.done === turnover.due
  return (
    <Card title={t('money')}>
      <Facts>
        <Fact says={t('asked')}>
          <Amount amount={money.amount} currency={asset} />
        </Fact>
        <Fact says={t('fee')}>
          <Amount amount={money.fee} />
        </Fact>
        <Fact says={t('to_pay')} strong>
          <Amount amount={money.pays} currency={asset} />
        </Fact>
        {money.walletBefore === null ? null : (
          <Fact says={t('wallet_before')}>
            <Amount amount={money.walletBefore} />
          </Fact>
        )}
        <Fact says={t('wallet_now')}>
          <Amount amount={money.walletNow} />
        </Fact>
        <Fact says={t('turnover')}>
          <span className={done ? classes.good : classes.bad}>
            {done ? <IconCheck size={14} aria-hidden /> : null} <Amount amount={turnover.done} rough /> {t('of')}{' '}
            <Amount amount={turnover.due} rough />
          </span>
        </Fact>
        <hr />
        <Fact says={t('deposits_days', { days })}>
          <Amount amount={money.deposits} />
        </Fact>
        <Fact says={t('withdrawals_days', { days })}>
          <Amount amount={money.withdrawals} />
        </Fact>
        <Fact says={t('result_days', { days })}>
          <Amount amount={money.result} signed />
        </Fact>
      </Facts>
    </Card>
  )
}
