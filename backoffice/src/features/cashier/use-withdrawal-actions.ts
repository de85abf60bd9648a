import { refuseApproval } from '@croupier/contract/approvals.ts'
import {
  approveWithdrawal,
  claimWithdrawal,
  noteWithdrawal,
  payWithdrawal,
  releaseWithdrawal,
  takeWithdrawalUp,
  wantWithdrawal,
} from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMay } from '../../kit/operator.tsx'
import { refusalOf, useClaim, useSecond } from './use-claim.ts'
import { useAction } from './use-action.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

interface DecisionRequest {
  readonly note: string
  /** A picture that belongs to the note. */
  readonly file: File | undefined
  readonly onDone: () => void
}

export interface PayoutConfirmation {
  readonly by: 'gateway' | 'hand'
  readonly bankReference: string
}

/** What an operator may do with a withdrawal now, and how it is done. */
export function useWithdrawalActions(one: WithdrawalCase, { note, file, onDone }: DecisionRequest) {
  const may = useMay()
  const params = { withdrawalId: one.id }
  const expected = { amount: one.amount, state: one.state }
  const { claim, release, want } = useClaim({
    claim: () => ask(claimWithdrawal, { params }),
    release: () => ask(releaseWithdrawal, { params }),
    want: () => ask(wantWithdrawal, { params }),
  })
  const { waiting, confirm } = useSecond(one.second)
  const keepNote = () => ask(noteWithdrawal, { params, body: { note: note.trim() || (file?.name ?? '') }, file })
  const approve = useAction(
    async () => {
      // The picture is there before whoever confirms looks.
      if (file) await keepNote()
      return ask(approveWithdrawal, { params, body: { note, expected } })
    },
    // Whoever has passed it on is not at work on it any more.
    (passedOn) => (passedOn ? ask(releaseWithdrawal, { params }).then(onDone) : onDone()),
  )
  const sendBack = useAction(
    () => ask(refuseApproval, { params: { approvalId: waiting?.approvalId ?? '' }, body: { note: note ?? '' } }),
    onDone,
  )
  const pay = useAction(
    (wanted: PayoutConfirmation) => ask(payWithdrawal, { params, body: { ...wanted, expected } }),
    onDone,
  )
  const writeNote = useAction(keepNote)
  const takeUp = useAction(() => ask(takeWithdrawalUp, { params }))

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
    takeUp,
    taken,
    mine,
    decides,
    mayClaim: decides && !taken && !mine && ['review', 'aside', 'ready'].includes(one.standing),
    mayDecide: decides && mine && isLookedAt(one),
    mayTakeUp: decides && !taken && one.standing === 'aside',
    mayConfirm: decides && waiting !== undefined && !waiting.first.own,
    mayRefuse: decides && !taken && (mine || waiting !== undefined || one.standing === 'ready') && isOpen(one),
    mayPay: may('withdrawals.pay') && !taken && one.standing === 'ready',
    error: refusalOf([claim, release, want, sendBack, writeNote, takeUp]),
  }
}

/** A person has to decide on it, now or when the check is over. */
export const isLookedAt = ({ standing }: Pick<WithdrawalCase, 'standing'>) =>
  standing === 'review' || standing === 'aside'
const isOpen = (one: WithdrawalCase) => isLookedAt(one) || one.standing === 'second' || one.standing === 'ready'

export type WithdrawalActions = ReturnType<typeof useWithdrawalActions>
