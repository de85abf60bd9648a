import { every, type Job } from '#kernel/job.ts'
import { endLeftRounds } from './stepped/end-left.ts'

export const jobs: readonly Job[] = [every('* * * * *', 'end_left_rounds', endLeftRounds)]
