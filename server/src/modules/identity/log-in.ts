import type { LoggedIn } from '@croupier/contract/identity.ts'
import { takeCaptcha } from '#kernel/captcha.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal, type Verdict } from '#kernel/refusal.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { entered, type LetIn, letIn } from './factors/let-in.ts'
import { captchaIsDue, clear, type Guesser, mayGuess, miss } from './guesses.ts'
import { inTurn, isPassword } from './password.ts'
import { accountName, mayTry, NO_FAILURES } from './rules.ts'
import { nameHash, note } from './start-session.ts'
import * as store from './store.ts'
import type { LoginBy } from './ways-in.ts'

type ByName = LoginBy<'username'>

interface Attempt extends Guesser {
  readonly member: store.Credentials | undefined
  /** The member exists and this is the password. */
  readonly right: boolean
  readonly ask: ByName
}

/**
 * Log in by username. Whichever credential is wrong, the answer, its time and what is written are the same; the lock
 * goes by the typed name, whether or not it exists, and by the address over all names.
 */
export async function logIn(deps: Deps, ask: ByName): Promise<LoggedIn> {
  const brand = await brandOf(deps, ask.brandId)
  if (!brand.settings.flags.includes('password_login')) throw new Refusal('forbidden')
  const account = accountName(ask.body.username)
  if (brand.settings.challengeOn.login) must(await takeChallenge(deps, ask.body.challenge))

  const guesser = { brand, account, ip: ask.ip }
  const missed = must(await mayGuess(deps.db, guesser, deps.now()))
  if (captchaIsDue(brand, missed)) must(await captchaOf(deps, ask))

  const member = await store.findCredentials(deps.db, brand.id, account)
  const right = await inTurn(
    deps,
    () => isPassword(deps, ask.body.password, member?.passwordHash),
    // Asked again: while this one waited others may have locked the name, and then the work is not worth doing.
    async () => void must(await mayGuess(deps.db, guesser, deps.now())),
  )

  const verdict = await inTransaction(deps.db, (tx) => settle(tx, deps, { ...guesser, member, right, ask }))
  return entered(ask, verdict)
}

/** Attempts by one name are judged one after the other: of many at once no more are answered than may fail. */
async function settle(tx: Tx, deps: Deps, attempt: Attempt): Promise<Verdict<LetIn>> {
  const { brand, account, member, right, ask } = attempt
  if (!right) await store.ensureFailures(tx, brand.id, nameHash(account), deps.now())
  const failures = await store.findFailuresForUpdate(tx, brand.id, nameHash(account))

  const allowed = mayTry(failures ?? NO_FAILURES, deps.now())
  if (!allowed.ok) {
    await note(tx, deps, { brandId: brand.id, memberId: member?.id ?? null, account, outcome: 'locked', visitor: ask })
    return allowed
  }
  if (!member || !right) return fail(tx, deps, attempt)

  if (failures) await clear(tx, attempt)
  const known = {
    ...member,
    passwordIsDefault: member.passwordIsDefault || ask.body.password === brand.settings.defaultPassword,
  }
  return letIn(tx, deps, {
    brand,
    member: known,
    visitor: ask,
    remember: ask.body.rememberMe ?? false,
    by: 'password',
    outcome: 'logged_in',
  })
}

async function fail(tx: Tx, deps: Deps, attempt: Attempt) {
  const { brand, account, member, ask } = attempt
  const missed = await miss(tx, deps, attempt)
  await note(tx, deps, { brandId: brand.id, memberId: member?.id ?? null, account, outcome: 'failed', visitor: ask })
  return no('login_failed', captchaIsDue(brand, missed) ? { value: { captcha: true } } : {})
}

/** A wrong answer says that the next try needs a picture too. */
async function captchaOf(deps: Deps, { body }: ByName): Promise<Verdict<undefined>> {
  const verdict = await takeCaptcha(deps, { captcha: body.captcha, captchaId: body.captchaId })
  return verdict.ok ? verdict : no(verdict.code, { value: { captcha: true } })
}
