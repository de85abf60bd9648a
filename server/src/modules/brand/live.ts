import { concernsBrand, type LiveTopic } from '#kernel/live.ts'
import { readStatusTopic } from './reads.ts'

/** That the brand's settings have changed: an open page asks anew whether it may stay. */
const status: LiveTopic = {
  name: 'status',
  actor: 'anyone',
  always: true,
  hears: ['brand_changed'],
  concerns: concernsBrand,
  read: readStatusTopic,
}

export const topics: readonly LiveTopic[] = [status]
