import { every, type Job } from '#kernel/job.ts'
import { foldHouse } from './fold-house.ts'

export const jobs: readonly Job[] = [every('* * * * *', 'fold_house_deltas', foldHouse)]
