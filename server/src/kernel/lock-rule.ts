import { no, type Verdict, yes } from './refusal.ts'

/** So many failures within so many minutes lock for so many minutes. */
export interface LockRule {
  readonly failures: number
  readonly windowMinutes: number
  readonly lockMinutes: number
}

/** What is known of failed proofs. */
export interface Failures {
  readonly failedAt: readonly Date[]
  readonly lockedUntil: Date | null
}

export const NO_FAILURES: Failures = { failedAt: [], lockedUntil: null }

const MINUTE_MS = 60_000
/** More than this many are not told apart, so that nobody fills a row without end. */
const KEPT_MAX = 500
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

/** No, with the minutes left, while it is locked. */
export function mayTry({ lockedUntil }: Failures, now: Date): Verdict<undefined> {
  if (lockedUntil === null || lockedUntil <= now) return yes(undefined)
  return lockedFor(Math.ceil((lockedUntil.getTime() - now.getTime()) / MINUTE_MS))
}

/** The refusal of who has to wait for so many minutes. */
export const lockedFor = (minutes: number) =>
  no('login_locked', { fill: { minutes }, value: { minutes }, retryAfterS: minutes * 60 })

/** Failures that still count: inside the window, and not already paid for by a lock that has ended. */
export function standing(
  { failedAt, lockedUntil }: Failures,
  now: Date,
  rule: Pick<LockRule, 'windowMinutes'>,
): readonly Date[] {
  const from = after(now, -rule.windowMinutes)
  return failedAt.filter((at) => at > from && (lockedUntil === null || at > lockedUntil))
}

/**
 * What is known after one more failure: the last one allowed locks. One that was under way when it was locked leaves the
 * lock as it is.
 */
export function afterFailure(before: Failures, now: Date, rule: LockRule): Failures & { readonly keepUntil: Date } {
  const isLocked = !mayTry(before, now).ok
  const failedAt = (isLocked ? [...before.failedAt, now] : [...standing(before, now, rule), now]).slice(-KEPT_MAX)
  const lock = failedAt.length >= rule.failures ? after(now, rule.lockMinutes) : null
  const lockedUntil = isLocked ? before.lockedUntil : lock
  return { failedAt, lockedUntil, keepUntil: after(now, Math.max(rule.windowMinutes, rule.lockMinutes)) }
}
