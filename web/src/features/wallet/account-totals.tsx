import type { ReplyOf } from '@croupier/contract/call.ts'
import { lines } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { RecordTotals } from '../../parts/centre/record-totals.tsx'
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
    <RecordTotals
      totals={[
        { name: t('opening'), figure: <Balance amount={opening} />, wide: true },
        { name: t('in'), figure: <Money amount={totals.in} signed /> },
        { name: t('out'), figure: <Money amount={`-${totals.out}`} signed /> },
        { name: t('closing'), figure: <Balance amount={closing} />, wide: true },
      ]}
    />
  )
}

const Balance = ({ amount }: { readonly amount: string | undefined }) =>
  amount === undefined ? '–' : <Money amount={amount} />
