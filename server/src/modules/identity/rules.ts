import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'

type LockRule = Brand['settings']['lock']

/** What is known of failed logins by a typed name. */
export interface Failures {
  readonly failedAt: readonly Date[]
  readonly lockedUntil: Date | null
}

/** Why nobody comes in as a member whose account stands so; undefined while they may. */
export const closedBecause = (
  status: 'active' | 'frozen' | 'closed',
): 'account_closed' | 'account_frozen' | undefined => (status === 'active' ? undefined : `account_${status}`)

export const NO_FAILURES: Failures = { failedAt: [], lockedUntil: null }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** A name as it is stored and compared: without outer space, lower case, one form for composed letters. */
export const accountName = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()

/** No, with the minutes left, while the name is locked. */
export function mayTry({ lockedUntil }: Failures, now: Date): Verdict<undefined> {
  if (lockedUntil === null || lockedUntil <= now) return yes(undefined)
  const minutes = Math.ceil((lockedUntil.getTime() - now.getTime()) / MINUTE_MS)
  return no('login_locked', { fill: { minutes }, value: { minutes }, retryAfterS: minutes * 60 })
}

/** Failures that still count: inside the window, and not already paid for by a lock that has ended. */
export function standing({ failedAt, lockedUntil }: Failures, now: Date, rule: LockRule): readonly Date[] {
  const from = after(now, -rule.windowMinutes * MINUTE_MS)
  return failedAt.filter((at) => at > from && (lockedUntil === null || at > lockedUntil))
}

/**
 * What is known after one more failure: the last one allowed locks the name. One that was under way when it was locked
 * leaves the lock as it is.
 */
export function afterFailure(before: Failures, now: Date, rule: LockRule): Failures & { readonly keepUntil: Date } {
  const isLocked = !mayTry(before, now).ok
  const failedAt = isLocked ? [...before.failedAt, now] : [...standing(before, now, rule), now]
  const lock = failedAt.length >= rule.failures ? after(now, rule.lockMinutes * MINUTE_MS) : null
  const lockedUntil = isLocked ? before.lockedUntil : lock
  return { failedAt, lockedUntil, keepUntil: after(now, Math.max(rule.windowMinutes, rule.lockMinutes) * MINUTE_MS) }
}

/** How long a session may lie idle, and when it ends whatever happens. */
export function sessionTerm(session: Brand['settings']['session'], remembered: boolean, now: Date) {
  const { idleMinutes, rememberedIdleMinutes, absoluteHours, fullLoginDays } = session
  return {
    idleForS: 60 * (remembered ? rememberedIdleMinutes : idleMinutes),
    endsAt: after(now, remembered ? fullLoginDays * DAY_MS : absoluteHours * 60 * MINUTE_MS),
  }
}

/** When a remember-me secret expires: unused for its hours, or when a full login is due. */
export function rememberUntil(session: Brand['settings']['session'], now: Date, familyEndsAt: Date): Date {
  const unused = after(now, session.rememberHours * 60 * MINUTE_MS)
  return unused < familyEndsAt ? unused : familyEndsAt
}

export interface PasswordState {
  readonly isDefault: boolean
  readonly changedAt: Date
}

/** Whether a change is forced: a password given by the house, or one that is too old where that is enforced. */
export function passwordExpired(
  { isDefault, changedAt }: PasswordState,
  settings: Brand['settings'],
  now: Date,
): boolean {
  if (isDefault) return true
  return (
    settings.flags.includes('password_expiry_force') && changedAt <= after(now, -settings.passwordExpiryDays * DAY_MS)
  )
}
