import { type Job, on } from '#kernel/job.ts'
import { creditNewcomers } from './credit-newcomers.ts'

export const jobs: readonly Job[] = [on('member_registered', 'credit_newcomers', creditNewcomers)]
