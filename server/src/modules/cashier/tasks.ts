import type { Task } from '#kernel/failed-task.ts'
import { expireDeposit } from './deposits/expire-deposits.ts'
import { confirmMatch } from './matches/confirm-matches.ts'
import { endWait } from './matches/end-waits.ts'
import { expireMatch } from './matches/expire-matches.ts'
import { suspendReceipt } from './unmatched-receipts/suspend-earlier.ts'

export const tasks: readonly Task[] = [expireDeposit, confirmMatch, expireMatch, endWait, suspendReceipt]
