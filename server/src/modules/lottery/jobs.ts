import { every, type Job, on } from '#kernel/job.ts'
import { endChases, endChasesOfBarred } from './chases/end-chases.ts'
import { correctIssues } from './desk/corrections/correct-issues.ts'
import { announceDraws } from './feed/announce-draws.ts'
import { pullDays } from './feed/pull-days.ts'
import { takeUnsold } from './feed/take-unsold.ts'
import { settleIssues } from './draws/settle-issues.ts'

export const jobs: readonly Job[] = [
  every('* * * * *', 'settle_issues', settleIssues),
  every('* * * * *', 'end_chases', endChases),
  on('chases_stopped', 'end_stopped_chases', endChases),
  on('member_changed', 'end_chases_of_barred', endChasesOfBarred),
  on('issues_drawn', 'settle_drawn_issues', settleIssues),
  every('* * * * *', 'correct_issues', correctIssues),
  on('correction_begun', 'correct_begun_issues', correctIssues),
  every('* * * * *', 'announce_draws', announceDraws),
  every('*/10 * * * *', 'pull_results', pullDays),
  every('* * * * *', 'take_unsold', takeUnsold),
]
