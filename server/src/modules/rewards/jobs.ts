import { type Job, on } from '#kernel/job.ts'
import { creditNewcomers } from './credit-newcomers.ts'
import { fundTrials, takeBackTrials } from './fund-trials.ts'

export const jobs: readonly Job[] = [
  on('member_registered', 'credit_newcomers', creditNewcomers),
  on('trial_started', 'fund_trials', fundTrials),
  on('trials_ended', 'take_back_trials', takeBackTrials),
]
