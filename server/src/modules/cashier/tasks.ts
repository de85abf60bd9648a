import type { Task } from '#kernel/failed-task.ts'
import { expireDeposit } from './deposits/expire-deposits.ts'
import { confirmMatch } from './matched-transfers/confirm-matches.ts'
import { endWait } from './matched-transfers/end-waits.ts'
import { expireMatch } from './matched-transfers/expire-matches.ts'
import { suspendReceipt } from './unmatched-receipts/suspend-earlier.ts'

export const tasks: readonly Task[] = [expireDeposit, confirmMatch, expireMatch, endWait, suspendReceipt]
