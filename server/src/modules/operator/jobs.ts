import { every, type Job } from '#kernel/job.ts'
import { forgetOld } from './forget-old.ts'

export const jobs: readonly Job[] = [every('47 * * * *', 'forget_old_operator_sessions', forgetOld)]
