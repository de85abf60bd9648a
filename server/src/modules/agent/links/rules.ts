import type { AgentLink } from '@croupier/contract/agent-links.ts'
import type { Day } from '#kernel/day.ts'
import type { LinkRow } from './store.ts'

/** How many links of an agent bring others at a time. */
export const OPEN_MAX = 200

/** Letters and figures of a code: none that looks like another, and as many as five bits tell apart. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6

/** Whether somebody can still come by a link, and why not. */
export function stateOf(
  { open, endsOn, quota, registered }: Pick<LinkRow, 'open' | 'endsOn' | 'quota' | 'registered'>,
  today: Day,
): AgentLink['state'] {
  if (!open) return 'closed'
  if (endsOn !== null && today > endsOn) return 'ended'
  return quota !== null && registered >= quota ? 'full' : 'open'
}

const CONTENT = ['memberId', 'name', 'agentType', 'lottery', 'casino', 'endsOn', 'quota'] as const

/** Whether the same was asked for before. */
export const isSameLink = (
  before: Pick<LinkRow, (typeof CONTENT)[number]>,
  wanted: Pick<LinkRow, (typeof CONTENT)[number]>,
): boolean => CONTENT.every((key) => before[key] === wanted[key])
