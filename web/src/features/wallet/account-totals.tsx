import { Grid, Surface } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { lines } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import classes from './account-record.module.css'
import { changeOf } from '../../parts/wallet/counting.ts'

interface AccountTotalsProps {
  readonly totals: ReplyOf<typeof lines>['totals']
  readonly query: { readonly from: string; readonly to: string; readonly kind: string | undefined }
}

/** What came and went in the range, between the balance at its beginning and at its end. */
export function AccountTotals({ totals, query }: AccountTotalsProps) {
  const t = useWords('wallet')
  // The newest line of the whole range, whatever page or kind is shown, ends at the closing balance.
  const { data: whole } = useAsk(lines, { query: { from: query.from, to: query.to, pageNo: 1 } })
  const closing = whole?.list[0]?.after
  const opening = closing === undefined || !whole ? undefined : changeOf(whole.totals.net, closing)
  return (
    <Grid as="dl" gap={12} mb={12} className={classes.totals}>
      <Total name={t('opening')} amount={opening} quiet />
      <Total name={t('in')} amount={totals.in} sign="+" />
      <Total name={t('out')} amount={totals.out} sign="-" />
      <Total name={t('closing')} amount={closing} quiet />
    </Grid>
  )
}

interface TotalProps {
  readonly name: string
  readonly amount: string | undefined
  readonly sign?: '+' | '-'
  /** Left out on a phone. */
  readonly quiet?: boolean
}

const Total = ({ name, amount, sign, quiet }: TotalProps) => (
  <Surface padY={10} padX={14} level={2} edge radius={10} className={classes.total} data-quiet={quiet}>
    <dt>{name}</dt>
    <dd>
      {amount === undefined ? '–' : <Money amount={sign === '-' ? `-${amount}` : amount} signed={sign !== undefined} />}
    </dd>
  </Surface>
)
