import { every, type Job } from '#kernel/job.ts'
import { retrySettlements } from './failed-settlements/retry-settlements.ts'
import { countReturns } from './returns/count-returns.ts'
import { interruptRounds } from './vendor/interrupt-rounds.ts'

export const jobs: readonly Job[] = [
  every('* * * * *', 'retry_settlements', retrySettlements),
  every('*/5 * * * *', 'count_returns', countReturns),
  every('*/5 * * * *', 'interrupt_rounds', interruptRounds),
]
