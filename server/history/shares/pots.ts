import { feedPots } from '#modules/rewards/pots/feed-pots.ts'
import type { Share } from '../context.ts'

/** Hours at which pots are fed. */
const FED = [0, 8, 16, 23.9] as const

/** Pots that must fall: begun on the first day, and fed by the bets of every day; one that comes to its point falls. */
export const pots: Share = {
  name: 'pots',
  async day(context) {
    for (const hours of FED)
      context.at(context.moment('LUCKY', hours), String(hours), async ({ deps }) => {
        await feedPots(deps)
      })
  },
}
