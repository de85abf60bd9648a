import { every, type Job, on } from '#kernel/job.ts'
import { askDelivery } from './codes/ask-delivery.ts'
import { deliverMessages } from './codes/deliver-messages.ts'
import { sweepTrials } from './trial/sweep-trials.ts'
import { purgeExpired } from './purge-expired.ts'
import { applyMoves } from './hierarchy/apply-moves.ts'
import { forgetAvatar } from './security/forget-avatar.ts'

export const jobs: readonly Job[] = [
  every('*/10 * * * *', 'sweep_trials', sweepTrials),
  on('message_wanted', 'deliver_messages', deliverMessages),
  every('* * * * *', 'ask_delivery', askDelivery),
  every('17 * * * *', 'forget_what_is_over', purgeExpired),
  every('*/5 * * * *', 'apply_moves', applyMoves),
  on('avatar_replaced', 'forget_avatar', forgetAvatar),
]
