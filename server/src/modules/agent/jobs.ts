import { every, type Job, on } from '#kernel/job.ts'
import { lapseOffers } from './contracts/lapse-offers.ts'
import { forgetVisitors } from './links/forget-visitors.ts'
import { giveNewcomers } from './rebates/give-newcomers.ts'

export const jobs: readonly Job[] = [
  on('member_registered', 'give_newcomer_rebates', giveNewcomers),
  every('* * * * *', 'lapse_offers', lapseOffers),
  every('29 * * * *', 'forget_link_visitors', forgetVisitors),
]
