import { every, type Job } from '#kernel/job.ts'
import { reconcileDays } from './reconcile.ts'

export const jobs: readonly Job[] = [every('*/10 * * * *', 'reconcile_days', reconcileDays)]
