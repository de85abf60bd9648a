import { confirmApproval } from '@croupier/contract/approvals.ts'
import { claimDispute, releaseDispute, wantDispute } from '@croupier/contract/console-disputes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMay } from '../../shell/operator.tsx'
import type { DisputeCase } from './dispute-card.tsx'
import { useDeed } from './use-deed.ts'

/** What an operator may do with a dispute now, and how it is done. */
export function useDisputeDeeds(one: DisputeCase, onDone: () => void) {
  const may = useMay()('disputes.decide')
  const params = { matchId: one.id }
  const waiting = one.approval?.state === 'waiting' ? one.approval : undefined
  const claim = useDeed(() => ask(claimDispute, { params }))
  const release = useDeed(() => ask(releaseDispute, { params }))
  const want = useDeed(() => ask(wantDispute, { params }))
  const confirm = useDeed(
    () => ask(confirmApproval, { params: { approvalId: waiting?.approvalId ?? one.id }, body: {} }),
    onDone,
  )
  const open = may && one.state === 'disputed'
  return {
    may,
    claim,
    release,
    want,
    confirm,
    mayClaim: open && one.claim === null && waiting === undefined,
    mayDecide: open && one.claim?.own === true && waiting === undefined,
    mayConfirm: open && waiting !== undefined && !waiting.first.own,
    error: [claim, release, want, confirm].find((deed) => deed.error !== null)?.error,
  }
}

export type DisputeDeeds = ReturnType<typeof useDisputeDeeds>
