import { every, type Job, on } from '#kernel/job.ts'
import { noteSettlements } from './note-settlements.ts'
import { endLeftRounds } from './stepped/end-left.ts'

export const jobs: readonly Job[] = [
  every('* * * * *', 'end_left_rounds', endLeftRounds),
  on('settlements_ended', 'note_settlements', noteSettlements),
]
