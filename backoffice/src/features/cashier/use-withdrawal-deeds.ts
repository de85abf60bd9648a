import { refuseApproval } from '@croupier/contract/approvals.ts'
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
import { refusalOf, useClaim, useSecond } from './use-claim.ts'
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
  const { claim, release, want } = useClaim({
    claim: () => ask(claimWithdrawal, { params }),
    release: () => ask(releaseWithdrawal, { params }),
    want: () => ask(wantWithdrawal, { params }),
  })
  const { waiting, said, confirm } = useSecond(one.second, note, onDone)
  const approve = useDeed(
    () => ask(approveWithdrawal, { params, body: { note } }),
    // Whoever has passed it on is not at work on it any more.
    (passedOn) => (passedOn ? ask(releaseWithdrawal, { params }).then(onDone) : onDone()),
  )
  const sendBack = useDeed(() => ask(refuseApproval, said), onDone)
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
    error: refusalOf([claim, release, want, approve, confirm, sendBack, pay, writeNote]),
  }
}

const isOpen = ({ standing }: WithdrawalCase) => standing === 'review' || standing === 'second' || standing === 'ready'

export type WithdrawalDeeds = ReturnType<typeof useWithdrawalDeeds>
