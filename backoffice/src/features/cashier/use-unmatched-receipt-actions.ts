import {
  claimUnmatchedReceipt,
  releaseUnmatchedReceipt,
  wantUnmatchedReceipt,
} from '@croupier/contract/console-unmatched-receipts.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMay } from '../../kit/operator.tsx'
import type { UnmatchedReceiptCase } from './unmatched-receipt-card.tsx'
import { refusalOf, useClaim, useSecond } from './use-claim.ts'

/** What an operator may do with money that belongs to no open deposit, and how it is done. */
export function useUnmatchedReceiptActions(one: UnmatchedReceiptCase) {
  const may = useMay()('deposits.decide')
  const params = { strayId: one.id }
  const { claim, release, want } = useClaim({
    claim: () => ask(claimUnmatchedReceipt, { params }),
    release: () => ask(releaseUnmatchedReceipt, { params }),
    want: () => ask(wantUnmatchedReceipt, { params }),
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

export type ReceiptActions = ReturnType<typeof useUnmatchedReceiptActions>
