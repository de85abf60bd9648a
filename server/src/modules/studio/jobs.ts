import { every, type Job, on } from '#kernel/job.ts'
import { noteSettlements } from './note-settlements.ts'
import { autoSettleAbandoned } from './multi-step/auto-settle-abandoned.ts'

export const jobs: readonly Job[] = [
  every('* * * * *', 'end_left_rounds', autoSettleAbandoned),
  on('settlements_ended', 'note_settlements', noteSettlements),
]
