import { claimDispute, releaseDispute, wantDispute } from '@croupier/contract/console-disputes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMay } from '../../kit/operator.tsx'
import type { DisputeCase } from './dispute-card.tsx'
import { refusalOf, useClaim, useSecond } from './use-claim.ts'

/** What an operator may do with a dispute now, and how it is done. */
export function useDisputeActions(one: DisputeCase) {
  const may = useMay()('disputes.decide')
  const params = { matchId: one.id }
  const { claim, release, want } = useClaim({
    claim: () => ask(claimDispute, { params }),
    release: () => ask(releaseDispute, { params }),
    want: () => ask(wantDispute, { params }),
  })
  const { waiting, confirm } = useSecond(one.approval)
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
    error: refusalOf([claim, release, want, confirm]),
  }
}

export type DisputeDecisions = ReturnType<typeof useDisputeActions>
