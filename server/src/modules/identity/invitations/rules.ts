import type { Day } from '#kernel/day.ts'
import type { InvitationRow } from './store.ts'

export interface Arrival {
  /** The brand's business day. */
  readonly today: Day
  /** The host that was come to, where it is known. */
  readonly domain: string | undefined
  /** Agents whose account is open and whom nothing holds back. */
  readonly agents: ReadonlySet<string>
}

/** Whether somebody comes by this code now: it is open, has room and time left, and whose it is may bring others. */
export function isValid(
  { kind, memberId, open, quota, used, endsOn, domain }: Omit<InvitationRow, 'typed' | 'code' | 'agentType'>,
  arrival: Arrival,
): boolean {
  if (!open || (quota !== null && used >= quota) || (endsOn !== null && arrival.today > endsOn)) return false
  if (domain !== null && arrival.domain !== undefined && domain !== arrival.domain.toLowerCase()) return false
  return kind === 'referral' || memberId === null || arrival.agents.has(memberId)
}
