import { every, type Job, on } from '#kernel/job.ts'
import { closePayments } from './deposits/close-payments.ts'
import { expireDeposits } from './deposits/expire-deposits.ts'
import { notifyMembers } from './notices/notify-members.ts'
import { confirmMatches } from './matched-transfers/confirm-matches.ts'
import { endWaits } from './matched-transfers/end-waits.ts'
import { expireMatches } from './matched-transfers/expire-matches.ts'
import { retryReceipts } from './unmatched-receipts/retry-receipts.ts'
import { suspendEarlier } from './unmatched-receipts/suspend-earlier.ts'
import { followPayouts } from './withdrawals/follow-payouts.ts'
import { sendPayouts } from './withdrawals/send-payouts.ts'

export const jobs: readonly Job[] = [
  on('withdrawals_approved', 'send_payouts', sendPayouts),
  on('deposits_ended', 'close_payments', closePayments),
  on('money_progressed', 'tell_members', notifyMembers),
  on('receipts_not_processed', 'retry_receipts', retryReceipts),
  every('* * * * *', 'suspend_earlier_receipts', suspendEarlier),
  every('* * * * *', 'expire_deposits', expireDeposits),
  every('* * * * *', 'follow_payouts', followPayouts),
  every('* * * * *', 'expire_matches', expireMatches),
  every('* * * * *', 'confirm_matches', confirmMatches),
  every('* * * * *', 'end_waits', endWaits),
]
