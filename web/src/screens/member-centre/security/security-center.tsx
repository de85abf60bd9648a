import { security } from '@croupier/contract/security.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useOpenModal } from '../../../parts/modals/modals.ts'
import { PayoutSetupFoot } from '../../../features/cashier/payout-setup-foot.tsx'
import { refreshCashier } from '../../../features/cashier/use-cashier-changes.ts'
import { LimitsPart } from '../../../features/limits/limits-part.tsx'
import { CentrePage } from '../../../parts/centre/centre-page.tsx'
import type { CentreScreenProps } from '../../../parts/centre/centre-pages.ts'
import { EmailPart, MobilePart } from './binding-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { AuthenticatorPart, HistoryPart } from './factor-parts.tsx'
import { Overview } from './overview.tsx'
import { PaymentPasswordPart } from './payment-password-part.tsx'
import { PayoutPart } from './payout-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import type { Security } from './score.ts'

export interface PartProps {
  readonly facts: Security
  readonly onBack: () => void
}

/** What can be opened from the overview. */
const PARTS = {
  profile: ProfilePart,
  email: EmailPart,
  mobile: MobilePart,
  payment_password: PaymentPasswordPart,
  payout: PayoutPart,
  documents: DocumentsPart,
  authenticator: AuthenticatorPart,
  history: HistoryPart,
  limits: LimitsPart,
} as const satisfies Record<string, ComponentType<PartProps>>

export type PartName = keyof typeof PARTS
const PART_NAMES = Object.keys(PARTS) as readonly PartName[]

/** My account: what protects it at a glance, and each part of it to open. */
export function SecurityCenter({ part, from, onBack }: CentreScreenProps) {
  const t = useWords('security')
  const { data, error, refetch } = useAsk(security)
  const [open, setOpen] = useState(() => PART_NAMES.find((name) => name === part))
  const Opened = open && PARTS[open]
  if (data && Opened && from === 'withdraw') return <FromWithdrawal part={Opened} facts={data} />
  if (data && Opened) return <Opened facts={data} onBack={() => setOpen(undefined)} />
  return (
    <CentrePage title={t('my_account')} lead={t('my_account_lead')} onBack={onBack}>
      {data ? <Overview facts={data} onOpen={setOpen} /> : null}
      {error && !data ? <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={7} />}
    </CentrePage>
  )
}

/** A part that is missing before the first withdrawal leads back to the list of all that is. */
function FromWithdrawal({ part: Part, facts }: { readonly part: ComponentType<PartProps>; readonly facts: Security }) {
  const client = useQueryClient()
  const open = useOpenModal()
  const toList = () => {
    void refreshCashier(client)
    open('memberCentre', 'withdraw.new')
  }
  return (
    <>
      <Part facts={facts} onBack={toList} />
      <PayoutSetupFoot facts={facts} onBack={toList} />
    </>
  )
}
