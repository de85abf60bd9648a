import type { Permission } from '@croupier/contract/permission.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { ThrottleRule } from '#kernel/throttle-rule.ts'

/** GLI-19 2.5.3: three failures within half an hour lock for half an hour. */
const LOCK = { failures: 3, windowMinutes: 30, lockMinutes: 30 }
const ADDRESS = { failures: 100, windowMinutes: 30, lockMinutes: 30 }
const DAY_MINUTES = 1440

/** How wrong passwords, codes of the second step and codes of invitations count. */
export const LOGIN_RULES = {
  password: {
    lock: LOCK,
    challengeAfter: 2,
    strangers: { ...LOCK, failures: 10, meetsWith: 'challenge' },
    address: ADDRESS,
  },
  factor: {
    lock: LOCK,
    challengeAfter: Infinity,
    strangers: { failures: 15, windowMinutes: DAY_MINUTES, lockMinutes: DAY_MINUTES, meetsWith: 'lock' },
    address: ADDRESS,
  },
  // Too long to be guessed, so that nobody who knows a name can use up somebody's invitation.
  invitation: {
    lock: LOCK,
    challengeAfter: Infinity,
    strangers: { ...LOCK, meetsWith: 'challenge' },
    address: ADDRESS,
  },
} as const satisfies Readonly<Record<string, ThrottleRule>>

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

interface HeldAccess {
  readonly roles: readonly string[]
  readonly brandIds: readonly number[]
  readonly networks: readonly string[]
  readonly state: 'active' | 'suspended'
}

/** Does a change let an operator do more, in more brands or from more places than before? */
export function loosens(now: HeldAccess, before: HeldAccess): boolean {
  const wider =
    now.networks.length === 0 ? before.networks.length > 0 : moreThan(now.networks, before.networks).length > 0
  return (
    moreThan(now.roles, before.roles).length > 0 ||
    moreThan(now.brandIds, before.brandIds).length > 0 ||
    (wider && before.networks.length > 0) ||
    (now.state === 'active' && before.state === 'suspended')
  )
}

/** So many people at least may edit operators and roles in a brand, because one asks and another agrees. */
const HOLDERS_MIN = 2

/** The brands that a change leaves with too few who may edit operators; where there were fewer before, none may be taken. */
export const shortfalls = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): readonly number[] =>
  [...before].flatMap(([brandId, many]) => {
    const left = after.get(brandId) ?? 0
    return left < many && left < HOLDERS_MIN ? [brandId] : []
  })

/** Does a role allow more than before? */
export const allowsMore = (now: readonly Permission[], before: readonly Permission[]): boolean =>
  moreThan(now, before).length > 0
