import { concernsBrand, type LiveTopic } from '#kernel/live.ts'
import { readDrawsTopic } from './reads.ts'

/** All lotteries of the brand: what is on sale, what was drawn last. */
const draws: LiveTopic = {
  name: 'draws',
  actor: 'anyone',
  hears: ['draw_changed'],
  restMs: 500,
  changes: true,
  concerns: concernsBrand,
  read: readDrawsTopic,
}

export const topics: readonly LiveTopic[] = [draws]
