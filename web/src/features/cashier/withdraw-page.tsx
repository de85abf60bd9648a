import {
  type Withdrawal,
  withdrawal as readWithdrawal,
  withdrawalOptions,
  withdrawals,
} from '@croupier/contract/cashier.ts'
import { security } from '@croupier/contract/security.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { useNarrow } from '../../parts/page/narrow.ts'
import type { CentreScreenProps } from '../../parts/centre/centre-pages.ts'
import { useNow } from '../../parts/limits/use-play-session.ts'
import classes from './cashier.module.css'
import type { WithdrawalOptions } from './hindrance.ts'
import { MoneyTabs } from '../../parts/centre/money-tabs.tsx'
import { OpenRoundsNote } from './open-rounds-note.tsx'
import { isSetUp, payoutSetup } from './payout-setup.ts'
import { PayoutSetupList } from './payout-setup-list.tsx'
import { RecentMoves } from './recent-moves.tsx'
import { ReviewRule } from './review-rule.tsx'
import { useCashierChanges } from './use-cashier-changes.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import { WithdrawableCards } from './withdrawable-cards.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

/** Be paid: how much can leave, where to, and where what was asked for is now. Its parts are `all`, `new` and a withdrawal's id. */
export function WithdrawPage({ part, onBack }: CentreScreenProps) {
  useCashierChanges()
  return part === 'all' ? <WithdrawalList /> : <WithdrawNow part={part} onBack={onBack} />
}

function WithdrawNow({ part, onBack }: CentreScreenProps) {
  const t = useWords('cashier')
  const open = useOpenModal()
  const narrow = useNarrow(900)
  const { data, error, refetch } = useAsk(withdrawalOptions)
  const shown = useShown(part, data?.open)
  const alone = narrow && part !== undefined && part !== 'new' && shown !== undefined
  const renew = () => open('memberCentre', 'withdraw.new')
  const panel = shown ? <WithdrawalPanel key={shown.id} withdrawal={shown} /> : null
  return (
    <CentrePage
      title={t('withdraw')}
      lead={t('withdraw_lead')}
      onBack={alone ? renew : onBack}
      filters={narrow && !alone ? <MoneyTabs current="withdraw" /> : undefined}
    >
      {alone ? (
        panel
      ) : (
        <div className={classes.columns}>
          <div className={classes.column}>
            {narrow ? panel : null}
            {data ? <BePaid options={data} /> : null}
            {error && !data ? (
              <ErrorState error={error} title={t('options_failed')} onRetry={() => void refetch()} />
            ) : null}
            {data || error ? null : <SkeletonRows rows={7} />}
          </div>
          <div className={classes.column}>
            {narrow ? null : panel}
            <Latest />
          </div>
        </div>
      )}
    </CentrePage>
  )
}

/** The request, or what is missing before the first one. */
function BePaid({ options }: { readonly options: WithdrawalOptions }) {
  const now = useNow()
  const { data: facts, isPending } = useAsk(security)
  if (isPending) return <SkeletonRows rows={7} />
  // Who is held back is told nothing of the account; the form says what stands in the way.
  const steps = facts ? payoutSetup(options, facts, now) : []
  if (isSetUp(steps))
    return (
      <>
        <OpenRoundsNote />
        <WithdrawForm options={options} />
      </>
    )
  return (
    <>
      <OpenRoundsNote />
      <WithdrawableCards options={options} />
      <PayoutSetupList steps={steps} payees={options.payees} />
      <ReviewRule options={options} />
    </>
  )
}

const RECENT = { query: { pageNo: 1, pageSize: 5 } } as const

function Latest() {
  const t = useWords('cashier')
  const open = useOpenModal()
  const { data } = useAsk(withdrawals, RECENT)
  return (
    <RecentMoves
      title={t('recent_withdrawals')}
      none={t('no_withdrawals_yet')}
      rows={data?.list}
      nameOf={({ payee }) => payee.providerName}
      onOpen={(id) => open('memberCentre', `withdraw.${id}`)}
      onAll={() => open('memberCentre', 'withdraw.all')}
    />
  )
}

/** The withdrawal that the address names; else the latest that is under way. */
function useShown(part: string | undefined, underWay: readonly Withdrawal[] | undefined): Withdrawal | undefined {
  const named = part === 'new' ? undefined : part
  const { data } = useAsk(readWithdrawal, { params: { withdrawalId: named ?? '' } }, { enabled: named !== undefined })
  return named === undefined ? underWay?.[0] : (data ?? underWay?.find(({ id }) => id === named))
}
