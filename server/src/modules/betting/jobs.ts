import { every, type Job } from '#kernel/job.ts'
import { retrySettlements } from './failed-settlements/retry-settlements.ts'
import { forgetRecent } from './figures/counting/forget-recent.ts'
import { interruptRounds } from './vendor/interrupt-rounds.ts'

export const jobs: readonly Job[] = [
  every('* * * * *', 'retry_settlements', retrySettlements),
  every('*/5 * * * *', 'interrupt_rounds', interruptRounds),
  every('40 * * * *', 'forget_recent', forgetRecent),
]
