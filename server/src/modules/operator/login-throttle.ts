import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as throttle from '#kernel/login-throttle.ts'
import type { Verdict } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type FailureCounts, judge, judgePlain, type CountingFailures } from '#kernel/throttle-rule.ts'
import { LOGIN_RULES } from './rules.ts'

/** The cookie by which a browser is known at the operators who logged in with it; sent to the console's calls. */
const DEVICE = { name: 'console_device', path: '/wps/operator', maxAgeS: throttle.DEVICE_DAYS * 86_400 } as const

export type AttemptKind = keyof typeof LOGIN_RULES

/** Who guesses: by a name, whether or not it exists, from where the call comes. */
export interface Guesser {
  readonly username: string
  readonly ask: Pick<Ask, 'ip' | 'cookie'>
}

const attemptOf = ({ username, ask }: Guesser, kind: AttemptKind): throttle.Attempt => ({
  // An invitation is no proof of who has logged in before, and counts by itself.
  scope: kind === 'invitation' ? 'operator invitation' : 'operator',
  account: username,
  kind: kind === 'password' ? 'password' : 'factor',
  origin: { ip: ask.ip, device: ask.cookie(DEVICE.name) },
})

/** What was missed so far by passwords; refused while the origin is locked out at the name, or the address everywhere. */
export async function mayGuess(deps: Deps, guesser: Guesser): Promise<Verdict<CountingFailures>> {
  const now = deps.now()
  return judge(await throttle.readCounted(deps.db, attemptOf(guesser, 'password'), now), LOGIN_RULES.password, now)
}

export type LockedCount = Awaited<ReturnType<typeof throttle.lockFailed>>

/** What is counted at the name, locked: of many guesses at once no more are answered than may fail. */
export const lockGuesses = (tx: Tx, deps: Deps, guesser: Guesser, kind: AttemptKind): Promise<LockedCount> =>
  throttle.lockFailed(tx, attemptOf(guesser, kind), deps.now())

/** Whether somebody may go on who is counted so. */
export const judgeAt = (counted: FailureCounts, kind: AttemptKind, deps: Deps): Verdict<CountingFailures> =>
  judge(counted, LOGIN_RULES[kind], deps.now())

/** The same for a call that carries no proof of work. */
export const judgePlainAt = (counted: FailureCounts, kind: AttemptKind, deps: Deps): Verdict<CountingFailures> =>
  judgePlain(counted, LOGIN_RULES[kind], deps.now())

/** One failure more; whether it was the one that locks. */
export async function recordFailure(
  tx: Tx,
  deps: Deps,
  guesser: Guesser,
  { locked, kind }: FailedTry,
): Promise<boolean> {
  const counted = await throttle.recordFailure(
    tx,
    attemptOf(guesser, kind),
    { locked, rule: LOGIN_RULES[kind] },
    deps.now(),
  )
  return !judgeAt(counted, kind, deps).ok
}

interface FailedTry {
  readonly locked: LockedCount
  readonly kind: AttemptKind
}

/** Who was right begins anew from here. */
export const clearFailures = (tx: Tx, guesser: Guesser, { locked, kind }: FailedTry) =>
  throttle.clearOrigin(tx, attemptOf(guesser, kind), locked)

/** The password is a new one: nobody is known who came in by the old one. */
export const beginAnew = (tx: Tx, { username }: Pick<Guesser, 'username'>): Promise<void> =>
  throttle.beginAnew(tx, { scope: 'operator', account: username })

/** Somebody is in: their device and their network are known at the name. Answers the secret of the cookie. */
export const keepOrigin = (tx: Tx, deps: Deps, guesser: Guesser): Promise<string> =>
  throttle.keepOrigin(tx, deps, attemptOf(guesser, 'password'), deps.now())

/** By this the browser is known from now on. */
export const setDevice = (ask: Pick<Ask, 'setCookie'>, secret: string): void =>
  ask.setCookie(DEVICE.name, secret, DEVICE)
