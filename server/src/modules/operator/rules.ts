import type { Permission } from '@croupier/contract/permission.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'

/** Wrong passwords after which a name is locked, and for how long they count: GLI-19 2.5.3. */
export const MISSES_MAX = 3
export const MISS_MS = 30 * 60_000
export const TICKET_MS = 10 * 60_000
/** How long the code of an invitation is good. */
export const INVITATION_MS = 24 * 3_600_000
const CODE_TRIES_MAX = 5
/** A session unused for so long is over, and in any case after so long: GLI-19 2.5.4, ASVS 7. */
export const IDLE_MS = 30 * 60_000
export const SESSION_MS = 12 * 3_600_000

interface Ticket {
  readonly tries: number
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** May a code still be tried with this ticket? */
export function judgeTicket(ticket: Ticket | undefined, now: Date): Verdict<undefined> {
  if (!ticket || ticket.usedAt !== null || ticket.expiresAt <= now) return no('verification_expired')
  return ticket.tries < CODE_TRIES_MAX ? yes(undefined) : no('verification_expired')
}

/** What the one has that the other has not. */
function moreThan<T>(now: Iterable<T>, before: Iterable<T>): readonly T[] {
  const had = new Set(before)
  return [...new Set(now)].filter((one) => !had.has(one))
}

interface Held {
  readonly roles: readonly string[]
  readonly brandIds: readonly number[]
  readonly networks: readonly string[]
  readonly state: 'active' | 'suspended'
}

/** Does a change let an operator do more, in more brands or from more places than before? */
export function loosens(now: Held, before: Held): boolean {
  const wider =
    now.networks.length === 0 ? before.networks.length > 0 : moreThan(now.networks, before.networks).length > 0
  return (
    moreThan(now.roles, before.roles).length > 0 ||
    moreThan(now.brandIds, before.brandIds).length > 0 ||
    (wider && before.networks.length > 0) ||
    (now.state === 'active' && before.state === 'suspended')
  )
}

/** Does a role allow more than before? */
export const allowsMore = (now: readonly Permission[], before: readonly Permission[]): boolean =>
  moreThan(now, before).length > 0
