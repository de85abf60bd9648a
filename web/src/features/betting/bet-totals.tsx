import type { bets } from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { RecordTotals } from '../../parts/centre/record-totals.tsx'

/** What was staked, returned and won or lost in the whole range. */
export function BetTotals({ totals }: { readonly totals: ReplyOf<typeof bets>['totals'] }) {
  const t = useWords('betting')
  return (
    <RecordTotals
      totals={[
        { name: t('total_stake'), figure: <Money amount={totals.stake} /> },
        { name: t('total_payout'), figure: <Money amount={totals.payout} /> },
        { name: t('total_result'), figure: <Money amount={totals.result} signed /> },
        { name: t('valid_turnover'), figure: <Money amount={totals.validTurnover} />, wide: true },
      ]}
    />
  )
}
