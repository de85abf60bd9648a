import type { LoginResult } from '@croupier/contract/identity.ts'
import { takeCaptcha } from '#kernel/captcha.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal, type Verdict } from '#kernel/refusal.ts'
import { isCrowded, type CountingFailures, missedIn, timesDue } from '#kernel/throttle-rule.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { type CompletedLogin, completeLogin, entered } from './mfa/complete-login.ts'
import {
  captchaIsDue,
  clearFailures,
  type Guesser,
  hasCaptcha,
  judgeAt,
  lockFailed,
  type LockedCount,
  lockGuesses,
  mayGuess,
  recordFailure,
  originOf,
  ruleOf,
} from './login-throttle.ts'
import { inTurn, isPassword } from './password/password.ts'
import { accountName } from './rules.ts'
import { note } from './start-session.ts'
import * as store from './store.ts'
import type { LoginRequest } from './login-methods.ts'

type PasswordLogin = LoginRequest<'username'>

interface Attempt extends Guesser {
  readonly member: store.Credentials | undefined
  /** The member exists and this is the password. */
  readonly right: boolean
  /** How many times the usual proof of work came with it. */
  readonly paid: number
  readonly ask: PasswordLogin
}

/**
 * Log in by username. Whichever credential is wrong, the answer, its time and what is written are the same; the lock
 * goes by the typed name, whether or not it exists, and by where the attempt comes from; and by the address over all names.
 */
export async function logIn(deps: Deps, ask: PasswordLogin): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  if (!brand.settings.flags.includes('password_login')) throw new Refusal('forbidden')
  const account = accountName(ask.body.username)

  const guesser = { brand, account, origin: originOf(ask) }
  const missed = must(await mayGuess(deps.db, guesser, deps.now()))
  const paid = workOf(brand, missed)
  if (paid > 0) must(await takeChallenge(deps, ask.body.challenge, paid))
  if (captchaIsDue(brand, missed)) must(await captchaOf(deps, ask))

  const member = await store.findCredentials(deps.db, brand.id, account)
  const right = await inTurn(
    deps,
    () => isPassword(deps, ask.body.password, member?.passwordHash),
    // Asked again: while this one waited others may have locked the name, and then the work is not worth doing.
    async () => void must(await mayGuess(deps.db, guesser, deps.now())),
  )

  const verdict = await inTransaction(deps.db, (tx) => settle(tx, deps, { ...guesser, member, right, paid, ask }))
  return entered(ask, verdict)
}

/** Attempts by one name are judged one after the other: of many at once no more are answered than may fail. */
async function settle(tx: Tx, deps: Deps, attempt: Attempt): Promise<Verdict<CompletedLogin>> {
  const { brand, account, member, right, paid, ask } = attempt
  const now = deps.now()
  const locked = await (right ? lockGuesses : lockFailed)(tx, attempt, 'password', now)

  const allowed = judgeAt(brand, 'password', locked, now)
  if (!allowed.ok) {
    await note(tx, deps, { brandId: brand.id, memberId: member?.id ?? null, account, outcome: 'locked', visitor: ask })
    return allowed
  }
  // Of many strangers at once no more are answered for little work than may fail; which of them is right is not said.
  const due = workDue(brand, allowed.value)
  if (isCrowded(allowed.value, ruleOf(brand, 'password')) && due > paid)
    return no('challenge_failed', { value: { times: due } })
  if (!member || !right) return fail(tx, deps, attempt, locked)

  await clearFailures(tx, attempt, { locked, kind: 'password' })
  const known = {
    ...member,
    passwordIsDefault: member.passwordIsDefault || ask.body.password === brand.settings.defaultPassword,
  }
  return completeLogin(tx, deps, {
    brand,
    member: known,
    visitor: ask,
    remember: ask.body.rememberMe ?? false,
    by: 'password',
    outcome: 'logged_in',
  })
}

async function fail(tx: Tx, deps: Deps, attempt: Attempt, locked: LockedCount) {
  const { brand, account, member, ask } = attempt
  const counted = await recordFailure(tx, deps, attempt, { locked, kind: 'password' })
  await note(tx, deps, { brandId: brand.id, memberId: member?.id ?? null, account, outcome: 'failed', visitor: ask })
  const missed = missedIn(counted, ruleOf(brand, 'password'), deps.now())
  return no('login_failed', captchaIsDue(brand, missed) ? { value: { captcha: true } } : {})
}

/** How many times the usual proof of work a login takes: the brand's own, more after failures; a picture stands for it where one is on. */
const workOf = (brand: Brand, missed: CountingFailures): number =>
  Math.max(brand.settings.challengeOn.login ? 1 : 0, workDue(brand, missed))

function workDue(brand: Brand, missed: CountingFailures): number {
  const rule = ruleOf(brand, 'password')
  return hasCaptcha(brand) && !isCrowded(missed, rule) ? 0 : timesDue(missed, rule)
}

/** A wrong answer says that the next try needs a picture too. */
async function captchaOf(deps: Deps, { body }: PasswordLogin): Promise<Verdict<undefined>> {
  const verdict = await takeCaptcha(deps, { captcha: body.captcha, captchaId: body.captchaId })
  return verdict.ok ? verdict : no(verdict.code, { value: { captcha: true } })
}
