import type { LiveTopic } from '#kernel/live.ts'
import { readTableTopic } from './crash/reads.ts'
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

/** The shared crash round: its phases and everybody's bets. */
const crash: LiveTopic = {
  name: 'crash',
  actor: 'anyone',
  hears: ['crash_changed'],
  concerns: (watcher, brandId) => watcher.brandId === brandId,
  read: readTableTopic,
}

export const topics: readonly LiveTopic[] = [pot, crash]
