import { type Deposit, deposit as readDeposit, depositOptions, deposits } from '@croupier/contract/cashier.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { useNarrow } from '../../parts/page/narrow.ts'
import type { CentreScreenProps } from '../../parts/centre/centre-pages.ts'
import classes from './cashier.module.css'
import { DepositForm } from './deposit-form.tsx'
import { DepositList } from './deposit-list.tsx'
import { DepositShape } from './deposit-shape.tsx'
import { HeldBack, isHeldBack } from './held-back.tsx'
import { MoneyTabs } from '../../parts/centre/money-tabs.tsx'
import { LATEST_DEPOSITS as RECENT } from '../../parts/wallet/near-deposit.ts'
import { RecentMoves } from './recent-moves.tsx'
import { RequestPanel, titleKey } from './request-panel.tsx'
import { useCashierChanges } from './use-cashier-changes.ts'

/** Pay in: choose how and how much, pay what was asked for, and see where it is. Its parts are `all`, `new` and a deposit's id. */
export function DepositPage({ part, onBack }: CentreScreenProps) {
  useCashierChanges()
  return part === 'all' ? <DepositList /> : <DepositNow part={part} onBack={onBack} />
}

function DepositNow({ part, onBack }: CentreScreenProps) {
  const t = useWords('cashier')
  const open = useOpenModal()
  const narrow = useNarrow(900)
  const deposit = useShown(part)
  const renew = () => open('memberCentre', 'depositv2.new')
  const alone = narrow && deposit !== undefined
  const panel = deposit ? <RequestPanel key={deposit.id} deposit={deposit} onNew={renew} /> : null
  return (
    <CentrePage
      title={alone ? t(titleKey(deposit)) : t('deposit')}
      lead={t('deposit_lead')}
      onBack={alone ? renew : onBack}
      filters={narrow && !alone ? <MoneyTabs current="depositv2" /> : undefined}
    >
      {alone ? panel : <Choices panel={panel} />}
    </CentrePage>
  )
}

/** What there is to choose, with the request under way beside it and the latest ones below. */
function Choices({ panel }: { readonly panel: React.ReactNode }) {
  const t = useWords('cashier')
  const open = useOpenModal()
  const { data, error, refetch } = useAsk(depositOptions)
  const { data: recent } = useAsk(deposits, RECENT)
  const latest = (
    <RecentMoves
      title={t('recent_deposits')}
      none={t('no_deposits_yet')}
      rows={recent?.list}
      nameOf={({ name }) => name}
      onOpen={(id) => open('memberCentre', `depositv2.${id}`)}
      onAll={() => open('memberCentre', 'depositv2.all')}
    />
  )
  if (data) return <DepositForm options={data} panel={panel} latest={latest} />
  if (!error && !panel) return <DepositShape />
  return (
    <div className={panel ? classes.columns : undefined}>
      <div className={classes.column}>
        {error && isHeldBack(error) ? <HeldBack error={error} /> : null}
        {error && !isHeldBack(error) ? (
          <ErrorState error={error} title={t('options_failed')} onRetry={() => void refetch()} />
        ) : null}
        {error ? latest : <SkeletonRows rows={6} />}
      </div>
      {panel}
    </div>
  )
}

/** How long a deposit that has come to its end is still shown by itself: who returns from a payment page wants to know. */
const FRESH_MS = 300_000

/** The deposit that the address names; else the one under way, or the one that has just ended. */
function useShown(part: string | undefined): Deposit | undefined {
  const { data: options } = useAsk(depositOptions)
  const { data: recent } = useAsk(deposits, RECENT)
  const unnamed = part === undefined
  const latest = recent?.list[0]
  const ended = latest?.steps.at(-1)
  const fresh = ended !== undefined && serverNow() - Date.parse(ended.at) < FRESH_MS ? latest : undefined
  const chosen = options?.open[0] ?? fresh
  const known = [...(options?.open ?? []), ...(recent?.list ?? [])].find(({ id }) => id === part)
  const depositId = unnamed ? chosen?.id : part === 'new' ? undefined : part
  const { data } = useAsk(readDeposit, { params: { depositId: depositId ?? '' } }, { enabled: depositId !== undefined })
  if (depositId === undefined) return undefined
  return data ?? (unnamed ? chosen : known)
}
