import type { LiveTopic } from '#kernel/live.ts'
import { readPotTopic } from './reads.ts'

/** What stands in a game's pot: `pot:LUCKY_TWENTY`. */
const pot: LiveTopic = {
  name: 'pot',
  actor: 'anyone',
  hears: ['rounds_settled'],
  concerns: ({ subject, ...watcher }, brandId, keys) =>
    watcher.brandId === brandId && subject !== undefined && keys.has(subject),
  read: readPotTopic,
}

export const topics: readonly LiveTopic[] = [pot]
