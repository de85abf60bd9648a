import { every, type Job, on } from '#kernel/job.ts'
import { creditNewcomers } from './credit-newcomers.ts'
import { feedPots } from './pots/feed-pots.ts'
import { takeBackTrials } from './take-back-trials.ts'
import { finishTournaments } from './tournaments/finish-tournaments.ts'

export const jobs: readonly Job[] = [
  on('member_registered', 'credit_newcomers', creditNewcomers),
  on('trials_ended', 'take_back_trials', takeBackTrials),
  every('* * * * *', 'finish_tournaments', finishTournaments),
  every('* * * * *', 'feed_pots', feedPots),
]
