import { every, type Job, on } from '#kernel/job.ts'
import { settleIssues } from './draws/settle-issues.ts'

export const jobs: readonly Job[] = [
  every('* * * * *', 'settle_issues', settleIssues),
  on('issues_drawn', 'settle_drawn_issues', settleIssues),
]
