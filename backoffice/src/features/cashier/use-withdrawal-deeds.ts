import { confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import {
  approveWithdrawal,
  claimWithdrawal,
  noteWithdrawal,
  payWithdrawal,
  releaseWithdrawal,
  wantWithdrawal,
} from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMay } from '../../shell/operator.tsx'
import { useDeed } from './use-deed.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

interface Asked {
  readonly note: string
  readonly onDone: () => void
}

export interface PayWanted {
  readonly by: 'gateway' | 'hand'
  readonly bankReference: string
}

/** What an operator may do with a withdrawal now, and how it is done. */
export function useWithdrawalDeeds(one: WithdrawalCase, { note, onDone }: Asked) {
  const may = useMay()
  const params = { withdrawalId: one.id }
  const waiting = one.second?.state === 'waiting' ? one.second : undefined
  const approval = { params: { approvalId: waiting?.approvalId ?? one.id }, body: { note } }
  const claim = useDeed(() => ask(claimWithdrawal, { params }))
  const release = useDeed(() => ask(releaseWithdrawal, { params }))
  const want = useDeed(() => ask(wantWithdrawal, { params }))
  const approve = useDeed(
    () => ask(approveWithdrawal, { params, body: { note } }),
    // Whoever has passed it on is not at work on it any more.
    (passedOn) => (passedOn ? ask(releaseWithdrawal, { params }).then(onDone) : onDone()),
  )
  const confirm = useDeed(() => ask(confirmApproval, approval), onDone)
  const sendBack = useDeed(() => ask(refuseApproval, approval), onDone)
  const pay = useDeed((wanted: PayWanted) => ask(payWithdrawal, { params, body: wanted }), onDone)
  const writeNote = useDeed(() => ask(noteWithdrawal, { params, body: { note } }))

  const mine = one.claim?.own === true
  const taken = one.claim !== null && !mine
  const decides = may('withdrawals.decide')
  return {
    claim,
    release,
    want,
    approve,
    confirm,
    sendBack,
    pay,
    writeNote,
    taken,
    mine,
    decides,
    mayClaim: decides && !taken && !mine && (one.standing === 'review' || one.standing === 'ready'),
    mayDecide: decides && mine && one.standing === 'review',
    mayConfirm: decides && waiting !== undefined && !waiting.first.own,
    mayRefuse: decides && !taken && (mine || waiting !== undefined || one.standing === 'ready') && isOpen(one),
    mayPay: may('withdrawals.pay') && !taken && one.standing === 'ready',
    error: [claim, release, want, approve, confirm, sendBack, pay, writeNote].find((deed) => deed.error !== null)
      ?.error,
  }
}

const isOpen = ({ standing }: WithdrawalCase) => standing === 'review' || standing === 'second' || standing === 'ready'

export type WithdrawalDeeds = ReturnType<typeof useWithdrawalDeeds>
