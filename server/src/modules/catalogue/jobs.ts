import { every, type Job } from '#kernel/job.ts'
import { countPlays } from './popular/count-plays.ts'
import { forgetOver } from './vendor/forget-over.ts'

export const jobs: readonly Job[] = [
  every('3 * * * *', 'count_plays', countPlays),
  every('41 4 * * *', 'forget_launches', forgetOver),
]
