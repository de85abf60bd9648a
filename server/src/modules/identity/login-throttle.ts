import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as throttle from '#kernel/login-throttle.ts'
import type { Origin } from '#kernel/origin.ts'
import { type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import {
  type FailureCounts,
  isCrowded,
  judge,
  judgePlain,
  type CountingFailures,
  type ThrottleRule,
} from '#kernel/throttle-rule.ts'
import type { Brand } from '#modules/brand/brand.ts'

/** The cookie by which a browser is known at the accounts that were logged in to with it; sent to every call of the API. */
export const DEVICE = { name: 'device', path: '/wps', maxAgeS: throttle.DEVICE_DAYS * 86_400 } as const

/** Where a call comes from. */
export const originOf = ({ ip, cookie }: Pick<Ask, 'ip' | 'cookie'>): Origin => ({ ip, device: cookie(DEVICE.name) })

/** Who guesses: by a name, whether or not it exists, from somewhere. */
export interface Guesser {
  readonly brand: Brand
  readonly account: string
  readonly origin: Origin
}

type AttemptKind = throttle.Attempt['kind']

const attemptOf = ({ brand, account, origin }: Guesser, kind: AttemptKind): throttle.Attempt => ({
  scope: scopeOf(brand),
  account,
  kind,
  origin,
})

const scopeOf = ({ id }: Brand) => `member ${id}`

/** How failures count at a brand: a wrong second factor is held against who already knows the password. */
export function ruleOf({ settings }: Brand, kind: AttemptKind): ThrottleRule {
  const { lock, factorLock, addressLock, captchaAfter } = settings
  const strangers =
    kind === 'password'
      ? { ...lock, failures: lock.strangersMax, meetsWith: 'challenge' as const }
      : { ...factorLock, meetsWith: 'lock' as const }
  return { lock, challengeAfter: captchaAfter, strangers, address: addressLock }
}

/** Whether somebody has logged in to the account from there, and how the place is counted. */
export const placeOf = (db: Db, { brand, account, origin }: Guesser, now: Date): Promise<throttle.CountedOrigin> =>
  throttle.countedOrigin(db, { scope: scopeOf(brand), account, origin }, now)

/** What was missed so far; refused while the origin is locked out at the name, or the address everywhere. */
export async function mayGuess(db: Db, guesser: Guesser, now: Date): Promise<Verdict<CountingFailures>> {
  const counted = await throttle.readCounted(db, attemptOf(guesser, 'password'), now)
  return judge(counted, ruleOf(guesser.brand, 'password'), now)
}

/** The same inside a session, where nobody is asked for a proof of work. */
export async function mayConfirm(db: Db, guesser: Guesser, now: Date): Promise<Verdict<CountingFailures>> {
  const counted = await throttle.readCounted(db, attemptOf(guesser, 'password'), now)
  return judgePlain(counted, ruleOf(guesser.brand, 'password'), now)
}

/** Whether the next try needs a picture too, where the brand has it on. */
export const captchaIsDue = (brand: Brand, missed: CountingFailures): boolean =>
  hasCaptcha(brand) &&
  (missed.byOrigin >= brand.settings.captchaAfter ||
    missed.byAddress >= brand.settings.addressLock.captchaAfter ||
    isCrowded(missed, ruleOf(brand, 'password')))

export const hasCaptcha = ({ settings }: Brand): boolean => settings.flags.includes('captcha')

export type LockedCount = Awaited<ReturnType<typeof throttle.lockCounted>>

/** What is counted at the name, locked: of many guesses at once no more are answered than may fail. */
export const lockGuesses = (tx: Tx, guesser: Guesser, kind: AttemptKind, now: Date): Promise<LockedCount> =>
  throttle.lockCounted(tx, attemptOf(guesser, kind), now)

/** The same for a guess that was wrong. */
export const lockFailed = (tx: Tx, guesser: Guesser, kind: AttemptKind, now: Date): Promise<LockedCount> =>
  throttle.lockFailed(tx, attemptOf(guesser, kind), now)

/** Whether somebody may go on who is counted so. */
export const judgeAt = (
  brand: Brand,
  kind: AttemptKind,
  counted: FailureCounts,
  now: Date,
): Verdict<CountingFailures> => judge(counted, ruleOf(brand, kind), now)

/** One failure more at the name and from the address; what counts then. */
export const recordFailure = (
  tx: Tx,
  deps: Deps,
  guesser: Guesser,
  { locked, kind }: FailedTry,
): Promise<FailureCounts> => {
  const rule = ruleOf(guesser.brand, kind)
  return throttle.recordFailure(tx, attemptOf(guesser, kind), { locked, rule }, deps.now())
}

/** The same work where nothing is to be held against the name. */
export const missNothing = (tx: Tx, deps: Deps, guesser: Guesser, { locked, kind }: FailedTry): Promise<void> => {
  const rule = ruleOf(guesser.brand, kind)
  return throttle.missNothing(tx, attemptOf(guesser, kind), { locked, rule }, deps.now())
}

/**
 * A password that was typed inside a session, judged behind the lock: of many at once no more are answered than may fail.
 * A no, and a wrong one, must be committed.
 */
export async function judgeTyped(tx: Tx, deps: Deps, guesser: Guesser, right: boolean): Promise<Verdict<boolean>> {
  const locked = await lockFailed(tx, guesser, 'password', deps.now())
  const allowed = judgePlain(locked, ruleOf(guesser.brand, 'password'), deps.now())
  if (!allowed.ok) return allowed
  const at = { locked, kind: 'password' } as const
  await (right ? clearFailures(tx, guesser, at) : recordFailure(tx, deps, guesser, at))
  return yes(right)
}

interface FailedTry {
  readonly locked: LockedCount
  readonly kind: AttemptKind
}

/** Who has proved to be the owner begins anew from here; strangers and addresses do not. */
export const clearFailures = (tx: Tx, guesser: Guesser, { locked, kind }: FailedTry) =>
  throttle.clearOrigin(tx, attemptOf(guesser, kind), locked)

/** The password is a new one: nothing that was guessed of the old one counts, and nobody is known by it. */
export const beginAnew = (tx: Tx, { brand, account }: Omit<Guesser, 'origin'>): Promise<void> =>
  throttle.beginAnew(tx, { scope: scopeOf(brand), account })

/** Somebody is in: their device and their network are known at the account. Answers the secret of the cookie. */
export const keepOrigin = (tx: Tx, deps: Deps, { brand, account, origin }: Guesser): Promise<string> =>
  throttle.keepOrigin(tx, deps, { scope: scopeOf(brand), account, origin }, deps.now())
