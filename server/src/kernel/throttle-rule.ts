import { type Failures, lockedFor, type LockRule, mayTry, standing } from './lock-rule.ts'
import { type Verdict, yes } from './refusal.ts'

/** How failed proofs slow down and shut out whoever makes them. */
export interface ThrottleRule {
  /** Of one origin at one account. */
  readonly lock: LockRule
  /** Failures of one origin after which its next try takes a proof of work, before it is locked out. */
  readonly challengeAfter: number
  /**
   * Of all origins together that the account does not know. They meet proofs of work that grow, so that no stranger shuts
   * anybody out; behind a right password, where nobody is who only knows the name, they are locked out.
   */
  readonly strangers: LockRule & { readonly meetsWith: 'challenge' | 'lock' }
  /** Of one address over all accounts. */
  readonly address: LockRule
}

/** What has been counted where an attempt falls. */
export interface FailureCounts {
  /** Somebody has logged in to this account from this origin before. */
  readonly known: boolean
  readonly origin: Failures
  readonly strangers: Failures
  readonly address: Failures
}

/** Failures that still count. */
export interface CountingFailures {
  readonly byOrigin: number
  /** None at a known origin, which has nothing to do with the others. */
  readonly byStrangers: number
  readonly byAddress: number
}

/** What was missed so far; refused while the origin is locked out at the account, or the address everywhere. */
export function judge(counted: FailureCounts, rule: ThrottleRule, now: Date): Verdict<CountingFailures> {
  const { known, origin, strangers, address } = counted
  const locks = known || rule.strangers.meetsWith === 'challenge' ? [origin, address] : [origin, strangers, address]
  for (const failures of locks) {
    const allowed = mayTry(failures, now)
    if (!allowed.ok) return allowed
  }
  return yes(missedIn(counted, rule, now))
}

/** The failures among what has been counted that still count. */
export const missedIn = (
  { known, origin, strangers, address }: FailureCounts,
  rule: ThrottleRule,
  now: Date,
): CountingFailures => ({
  byOrigin: standing(origin, now, rule.lock).length,
  byStrangers: known ? 0 : standing(strangers, now, rule.strangers).length,
  byAddress: standing(address, now, rule.address).length,
})

/** The same for a call that carries no proof of work: where strangers would need one, they are refused. */
export function judgePlain(counted: FailureCounts, rule: ThrottleRule, now: Date): Verdict<CountingFailures> {
  const missed = judge(counted, rule, now)
  return missed.ok && isCrowded(missed.value, rule) ? lockedFor(rule.strangers.lockMinutes) : missed
}

/** Whether strangers have failed at the account so often that each must pay for the next try. */
export const isCrowded = ({ byStrangers }: CountingFailures, { strangers }: ThrottleRule): boolean =>
  byStrangers >= strangers.failures

const TIMES_MAX = 64

/** How many times the usual proof of work the next try takes; 0 where it takes none. */
export function timesDue(missed: CountingFailures, rule: ThrottleRule): number {
  if (isCrowded(missed, rule)) {
    const beyond = missed.byStrangers - rule.strangers.failures
    return Math.min(TIMES_MAX, 4 * 2 ** Math.floor(beyond / rule.lock.failures))
  }
  return missed.byOrigin >= rule.challengeAfter ? 2 : 0
}
