import { every, type Job } from '#kernel/job.ts'
import { countPlays } from './popular/count-plays.ts'

export const jobs: readonly Job[] = [every('3 * * * *', 'count_plays', countPlays)]
