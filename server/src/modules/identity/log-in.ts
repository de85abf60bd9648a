import type { LoggedIn, login } from '@croupier/contract/identity.ts'
import { takeCaptcha } from '#kernel/captcha.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { inTurn, isPassword } from './password.ts'
import { accountName, afterFailure, type Failures, mayTry, NO_FAILURES, standing } from './rules.ts'
import { loggedIn, nameHash, note, setRemember, type Started, startSession } from './start-session.ts'
import * as store from './store.ts'

interface Attempt {
  readonly brand: Brand
  readonly account: string
  readonly member: store.Credentials | undefined
  /** The member exists and this is the password. */
  readonly right: boolean
  readonly ask: Ask<typeof login>
}

/**
 * Log in by username. Whichever credential is wrong, the answer, its time and what is written are the same; the lock
 * goes by the typed name, whether or not it exists.
 */
export async function logIn(deps: Deps, ask: Ask<typeof login>): Promise<LoggedIn> {
  const brand = await brandOf(deps, ask.brandId)
  const account = accountName(ask.body.username)
  if (brand.settings.challengeOn.login) must(await takeChallenge(deps, ask.body.challenge))

  const failures = await allowedAfter(deps, brand, account)
  if (captchaIsDue(brand, standing(failures, deps.now(), brand.settings.lock).length)) must(await captchaOf(deps, ask))

  const member = await store.findCredentials(deps.db, brand.id, account)
  const right = await inTurn(deps, async () => {
    // Asked again: while this one waited others may have locked the name, and then the work is not worth doing.
    await allowedAfter(deps, brand, account)
    return isPassword(ask.body.password, member?.passwordHash)
  })

  const verdict = await inTransaction(deps.db, (tx) => settle(tx, deps, { brand, account, member, right, ask }))
  const { known, started } = must(verdict)

  if (started.cookie) setRemember(ask, started.cookie)
  return loggedIn(known, brand, started, deps.now())
}

/** The failures by this name so far; refused while it is locked. */
async function allowedAfter(deps: Deps, brand: Brand, account: string): Promise<Failures> {
  const failures = (await store.findFailures(deps.db, brand.id, nameHash(account))) ?? NO_FAILURES
  must(mayTry(failures, deps.now()))
  return failures
}

interface Settled {
  readonly known: store.Credentials
  readonly started: Started
}

/** Attempts by one name are judged one after the other: of many at once no more are answered than may fail. */
async function settle(tx: Tx, deps: Deps, attempt: Attempt): Promise<Verdict<Settled>> {
  const { brand, account, member, right, ask } = attempt
  if (!right) await store.ensureFailures(tx, brand.id, nameHash(account), deps.now())
  const failures = (await store.findFailuresForUpdate(tx, brand.id, nameHash(account))) ?? NO_FAILURES

  const allowed = mayTry(failures, deps.now())
  if (!allowed.ok) {
    await note(tx, deps, { brandId: brand.id, memberId: member?.id ?? null, account, outcome: 'locked', visitor: ask })
    return allowed
  }
  if (!member || !right) return fail(tx, deps, attempt, failures)

  await store.deleteFailures(tx, brand.id, nameHash(account))
  if (member.status === 'closed') {
    await note(tx, deps, { brandId: brand.id, memberId: member.id, account, outcome: 'closed', visitor: ask })
    return no('account_closed')
  }

  const known = {
    ...member,
    passwordIsDefault: member.passwordIsDefault || ask.body.password === brand.settings.defaultPassword,
  }
  const remember = ask.body.rememberMe ? 'new' : undefined
  return yes({
    known,
    started: await startSession(tx, deps, { brand, member, visitor: ask, remember, outcome: 'logged_in' }),
  })
}

async function fail(tx: Tx, deps: Deps, { brand, account, member, ask }: Attempt, failures: Failures) {
  const known = afterFailure(failures, deps.now(), brand.settings.lock)
  await store.updateFailures(tx, brand.id, nameHash(account), known)
  await note(tx, deps, { brandId: brand.id, memberId: member?.id ?? null, account, outcome: 'failed', visitor: ask })
  return no('login_failed', captchaIsDue(brand, known.failedAt.length) ? { value: { captcha: true } } : {})
}

/** A wrong answer says that the next try needs a picture too. */
async function captchaOf(deps: Deps, { body }: Ask<typeof login>): Promise<Verdict<undefined>> {
  const verdict = await takeCaptcha(deps, { captcha: body.captcha, captchaId: body.captchaId })
  return verdict.ok ? verdict : no(verdict.code, { value: { captcha: true } })
}

const captchaIsDue = ({ settings }: Brand, failures: number) =>
  settings.flags.includes('captcha') && failures >= settings.captchaAfter
