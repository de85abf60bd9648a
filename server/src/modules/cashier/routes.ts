import * as call from '@croupier/contract/cashier.ts'
import * as depositsDesk from '@croupier/contract/console-deposits.ts'
import * as disputesDesk from '@croupier/contract/console-disputes.ts'
import * as unmatchedReceipts from '@croupier/contract/console-unmatched-receipts.ts'
import * as desk from '@croupier/contract/console-withdrawals.ts'
import * as matched from '@croupier/contract/matched-transfers.ts'
import * as notices from '@croupier/contract/payment-notices.ts'
import { type Route, route } from '#kernel/route.ts'
import { cancelDeposit } from './deposits/cancel-deposit.ts'
import { readDeposit, readDepositOptions, readDeposits } from './deposits/reads.ts'
import { requestDeposit } from './deposits/request-deposit.ts'
import { sendSlip } from './deposits/send-slip.ts'
import { snoozeWithdrawal, unsnoozeWithdrawal } from './desk/snooze/snooze-withdrawal.ts'
import { claim, claimNext, release, requestClaim } from './desk/claim.ts'
import { approveWithdrawal, approveWithdrawals, refuseWithdrawal } from './desk/decide-withdrawals.ts'
import { creditDeposit, refuseDeposit } from './desk/deposits/decide-deposits.ts'
import { readSlip } from './desk/deposits/read-slip.ts'
import { readDepositCase, readDepositDesk } from './desk/deposits/reads.ts'
import { decideAtDesk } from './desk/disputes/decide-at-desk.ts'
import { readDisputeCase, readDisputeDesk, readDisputePostings } from './desk/disputes/reads.ts'
import { payWithdrawal, payWithdrawals } from './desk/pay-withdrawal.ts'
import { readWithdrawalCase, readWithdrawalDesk } from './desk/reads.ts'
import { unmaskPayee } from './desk/unmask-payee.ts'
import { askAbout, writeNote } from './desk/withdrawal-notes.ts'
import { receiveNotice } from './receive-notice.ts'
import { answerMatch } from './matched-transfers/answer-match.ts'
import { readMatches } from './matched-transfers/reads.ts'
import { sendProof } from './matched-transfers/send-proof.ts'
import { creditReceipt, parkReceipt, returnReceipt, writeOffReceipt } from './unmatched-receipts/desk/decide-receipt.ts'
import { readReceiptCase, readReceiptDesk } from './unmatched-receipts/desk/reads.ts'
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts'
import { readWithdrawal, readWithdrawalOptions, readWithdrawals } from './withdrawals/reads.ts'
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts'

const withdrawalAt = ({ withdrawalId }: { readonly withdrawalId: string }) =>
  ({ desk: 'withdrawal', id: withdrawalId }) as const

const depositAt = ({ depositId }: { readonly depositId: string }) => ({ desk: 'deposit', id: depositId }) as const

const disputeAt = ({ matchId }: { readonly matchId: string }) => ({ desk: 'dispute', id: matchId }) as const

const receiptAt = ({ strayId }: { readonly strayId: string }) => ({ desk: 'stray', id: strayId }) as const

export const routes: readonly Route[] = [
  route(call.depositOptions, readDepositOptions),
  route(call.deposits, readDeposits),
  route(call.deposit, readDeposit),
  route(call.requestDeposit, requestDeposit),
  route(call.cancelDeposit, cancelDeposit),
  route(call.sendSlip, sendSlip),
  route(call.withdrawalOptions, readWithdrawalOptions),
  route(call.withdrawals, readWithdrawals),
  route(call.withdrawal, readWithdrawal),
  route(call.requestWithdrawal, requestWithdrawal),
  route(call.cancelWithdrawal, cancelWithdrawal),
  route(notices.hearNotice, receiveNotice),
  route(matched.matches, readMatches),
  route(matched.sendProof, sendProof),
  route(matched.answerMatch, answerMatch),
  route(depositsDesk.depositDesk, readDepositDesk),
  route(depositsDesk.depositCase, readDepositCase),
  route(depositsDesk.claimDeposit, (deps, ask) => claim(deps, ask, depositAt(ask.params))),
  route(depositsDesk.claimNextDeposit, (deps, ask) => claimNext(deps, ask, 'deposit')),
  route(depositsDesk.releaseDeposit, (deps, ask) => release(deps, ask, depositAt(ask.params))),
  route(depositsDesk.wantDeposit, (deps, ask) => requestClaim(deps, ask, depositAt(ask.params))),
  route(depositsDesk.readSlip, readSlip),
  route(depositsDesk.creditDeposit, creditDeposit),
  route(depositsDesk.refuseDeposit, refuseDeposit),
  route(unmatchedReceipts.unmatchedReceiptDesk, readReceiptDesk),
  route(unmatchedReceipts.unmatchedReceiptCase, readReceiptCase),
  route(unmatchedReceipts.claimUnmatchedReceipt, (deps, ask) => claim(deps, ask, receiptAt(ask.params))),
  route(unmatchedReceipts.claimNextUnmatchedReceipt, (deps, ask) => claimNext(deps, ask, 'stray')),
  route(unmatchedReceipts.releaseUnmatchedReceipt, (deps, ask) => release(deps, ask, receiptAt(ask.params))),
  route(unmatchedReceipts.wantUnmatchedReceipt, (deps, ask) => requestClaim(deps, ask, receiptAt(ask.params))),
  route(unmatchedReceipts.creditUnmatchedReceipt, creditReceipt),
  route(unmatchedReceipts.returnUnmatchedReceipt, returnReceipt),
  route(unmatchedReceipts.writeOffUnmatchedReceipt, writeOffReceipt),
  route(unmatchedReceipts.parkUnmatchedReceipt, parkReceipt),
  route(disputesDesk.disputeDesk, readDisputeDesk),
  route(disputesDesk.disputeCase, readDisputeCase),
  route(disputesDesk.disputePostings, readDisputePostings),
  route(disputesDesk.claimDispute, (deps, ask) => claim(deps, ask, disputeAt(ask.params))),
  route(disputesDesk.claimNextDispute, (deps, ask) => claimNext(deps, ask, 'dispute')),
  route(disputesDesk.releaseDispute, (deps, ask) => release(deps, ask, disputeAt(ask.params))),
  route(disputesDesk.wantDispute, (deps, ask) => requestClaim(deps, ask, disputeAt(ask.params))),
  route(disputesDesk.decideDispute, decideAtDesk),
  route(desk.withdrawalDesk, readWithdrawalDesk),
  route(desk.withdrawalCase, readWithdrawalCase),
  route(desk.claimWithdrawal, (deps, ask) => claim(deps, ask, withdrawalAt(ask.params))),
  route(desk.claimNextWithdrawal, (deps, ask) => claimNext(deps, ask, 'withdrawal')),
  route(desk.releaseWithdrawal, (deps, ask) => release(deps, ask, withdrawalAt(ask.params))),
  route(desk.wantWithdrawal, (deps, ask) => requestClaim(deps, ask, withdrawalAt(ask.params))),
  route(desk.approveWithdrawal, approveWithdrawal),
  route(desk.approveWithdrawals, approveWithdrawals),
  route(desk.refuseWithdrawal, refuseWithdrawal),
  route(desk.payWithdrawal, payWithdrawal),
  route(desk.payWithdrawals, payWithdrawals),
  route(desk.layWithdrawalAside, snoozeWithdrawal),
  route(desk.takeWithdrawalUp, unsnoozeWithdrawal),
  route(desk.unmaskPayee, unmaskPayee),
  route(desk.askAboutWithdrawal, askAbout),
  route(desk.noteWithdrawal, writeNote),
]
