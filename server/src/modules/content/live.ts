import { concernsMember, type LiveTopic } from '#kernel/live.ts'
import { readNoticesTopic } from './notices/reads.ts'

/** That somebody has written to the member: the page asks anew. */
const notices: LiveTopic = {
  name: 'notices',
  actor: 'account',
  hears: ['notice_written'],
  concerns: concernsMember,
  read: readNoticesTopic,
}

export const topics: readonly LiveTopic[] = [notices]
