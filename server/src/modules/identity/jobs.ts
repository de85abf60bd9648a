import { every, type Job } from '#kernel/job.ts'
import { forgetOver } from './forget-over.ts'

export const jobs: readonly Job[] = [every('17 * * * *', 'forget_what_is_over', forgetOver)]
