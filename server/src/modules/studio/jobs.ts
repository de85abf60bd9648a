import { every, type Job, on } from '#kernel/job.ts'
import { noteSettlements } from './note-settlements.ts'
import { correctRounds } from './tables/desk/correct-rounds.ts'
import { autoSettleAbandoned } from './multi-step/auto-settle-abandoned.ts'

export const jobs: readonly Job[] = [
  every('* * * * *', 'end_left_rounds', autoSettleAbandoned),
  every('* * * * *', 'correct_rounds', correctRounds),
  on('correction_begun', 'correct_begun_rounds', correctRounds),
  on('settlements_ended', 'note_settlements', noteSettlements),
]
