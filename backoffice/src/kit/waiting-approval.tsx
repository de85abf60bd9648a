import { type Approval, approvals } from '@croupier/contract/approvals.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { FourEyes } from './four-eyes.tsx'
import { PendingApprovalNote } from './pending-approval.tsx'

const EVERY_MS = 10_000

/** The approval that waits for a second person about a subject, such as `award:ID`; undefined where none does. */
export function useWaitingApproval(subject: string, enabled = true): Approval | undefined {
  const { data } = useAsk(approvals, { query: { state: 'waiting', subject } }, { enabled, refetchInterval: EVERY_MS })
  return enabled ? data?.list[0] : undefined
}

/** Who has requested what, and that a second person is to approve it. */
export function WaitingApproval({ approval }: { readonly approval: Approval | undefined }) {
  const t = useWords('pieces')
  if (approval === undefined) return null
  const { rule, askedBy, askedAt, note, own } = approval
  return (
    <FourEyes
      rule={t(`rules.${rule}`)}
      steps={[
        { says: t('approval_requested'), by: askedBy, at: askedAt, note },
        { says: t('approval_open'), notYou: own },
      ]}
    >
      <PendingApprovalNote />
    </FourEyes>
  )
}
