import { claimStray, releaseStray, wantStray } from '@croupier/contract/console-strays.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMay } from '../../kit/operator.tsx'
import type { StrayCase } from './stray-card.tsx'
import { refusalOf, useClaim, useSecond } from './use-claim.ts'

/** What an operator may do with money that belongs to no open deposit, and how it is done. */
export function useStrayActions(one: StrayCase) {
  const may = useMay()('deposits.decide')
  const params = { strayId: one.id }
  const { claim, release, want } = useClaim({
    claim: () => ask(claimStray, { params }),
    release: () => ask(releaseStray, { params }),
    want: () => ask(wantStray, { params }),
  })
  const { waiting, confirm } = useSecond(one.approval)
  const open = one.state === 'open' || one.state === 'parked'
  return {
    claim,
    release,
    want,
    confirm,
    open,
    mayClaim: may && open && one.claim === null && waiting === undefined,
    mayDecide: may && open && one.claim?.own === true && waiting === undefined,
    mayConfirm: may && open && waiting !== undefined && !waiting.first.own,
    error: refusalOf([claim, release, want, confirm]),
  }
}

export type ReceiptActions = ReturnType<typeof useStrayActions>
