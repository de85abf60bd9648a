import { consolidatedFunds } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import classes from './profit.module.css'

/** Everything the member has now: all wallets together, what of it can be spent, what is held, and points. */
export function FundsStrip() {
  const t = useWords('profit')
  const { data } = useAsk(consolidatedFunds)
  const fact = (name: string, figure: ReactNode) => (
    <div className={classes.fund}>
      <dt>{name}</dt>
      <dd>{figure ?? <Skeleton width={90} height={18} radius={6} />}</dd>
    </div>
  )
  return (
    <dl className={classes.funds}>
      {fact(t('funds'), data && <Money amount={data.total} />)}
      {fact(t('available'), data && <Money amount={data.available} />)}
      {fact(t('held'), data && <Money amount={data.held} />)}
      {fact(t('points'), data && <span className="num">{data.points}</span>)}
    </dl>
  )
}
