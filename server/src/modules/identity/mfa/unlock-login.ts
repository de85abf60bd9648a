import { createHash } from 'node:crypto'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { sendUnlockCode as codeCall, unlockLogin as call } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { clearFailures, judgeAt, lockFailed, recordFailure, missNothing, originOf } from '../login-throttle.ts'
import { inTurn, isPassword } from '../password/password.ts'
import { accountName } from '../rules.ts'
import { note } from '../start-session.ts'
import * as store from '../store.ts'
import { type CompletedLogin, completeLogin, entered } from './complete-login.ts'
import { acceptSecondFactor, sendFactorCode } from './second-factor.ts'
import { NOBODY } from './store.ts'

interface Attempt {
  readonly brand: Brand
  readonly account: string
  readonly member: store.Credentials | undefined
  readonly ask: Ask<typeof call>
}

/**
 * Let the owner of a locked name in by password and a second factor together. Whichever is wrong the answer is the same, so
 * that nobody learns a password here; only who knows it can use up the tries.
 */
export async function unlockLogin(deps: Deps, ask: Ask<typeof call>): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  if (brand.settings.challengeOn.login) must(await takeChallenge(deps, ask.body.challenge))
  const account = accountName(ask.body.username)

  const known = await store.findCredentials(deps.db, brand.id, account)
  const right = await inTurn(deps, () => isPassword(deps, ask.body.password, known?.passwordHash))
  const member = right ? known : undefined

  const verdict = await inTransaction(deps.db, (tx) => settle(tx, deps, { brand, account, member, ask }))
  return entered(ask, verdict)
}

async function settle(tx: Tx, deps: Deps, attempt: Attempt): Promise<Verdict<CompletedLogin>> {
  const { brand, account, member, ask } = attempt
  // The same work whichever is wrong, or how long a no takes would tell that the password was right.
  const guesser = { brand, account, origin: originOf(ask) }
  const locked = await lockFailed(tx, guesser, 'factor', deps.now())
  const factor = { locked, kind: 'factor' } as const
  if (!judgeAt(brand, 'factor', locked, deps.now()).ok) {
    await missNothing(tx, deps, guesser, factor)
    return fail(tx, deps, attempt)
  }

  const { method, answer } = ask.body
  const accepted = await acceptSecondFactor(tx, deps, { brand, memberId: member?.id ?? NOBODY, method, answer })
  if (!member || !accepted.ok) {
    await (member ? recordFailure : missNothing)(tx, deps, guesser, factor)
    return fail(tx, deps, attempt)
  }

  await clearFailures(tx, guesser, { locked, kind: 'password' })
  await clearFailures(tx, guesser, factor)
  return completeLogin(tx, deps, { brand, member, visitor: ask, remember: false, by: 'password', outcome: 'unlocked' })
}

async function fail(tx: Tx, deps: Deps, { brand, account, member, ask }: Attempt) {
  const memberId = member?.id ?? null
  await note(tx, deps, { brandId: brand.id, memberId, account, outcome: 'verification_failed', visitor: ask })
  return no('login_failed')
}

/** Send the code that opens a locked name. A name that nobody has, or with nothing bound to it, is answered the same. */
export async function sendUnlockCode(deps: Deps, ask: Ask<typeof codeCall>): Promise<ReplyOf<typeof codeCall>> {
  const brand = await brandOf(deps, ask.brandId)
  if (brand.settings.challengeOn.login) must(await takeChallenge(deps, ask.body.challenge))
  const { username, method } = ask.body
  const account = accountName(username)
  const member = await store.findCredentials(deps.db, brand.id, account)

  const { language, ip } = ask
  const wanted = { brand, memberId: member?.id ?? null, method, language, ip, standIn: nobodysAddress(method, account) }
  return must(await inTransaction(deps.db, (tx) => sendFactorCode(tx, deps, wanted)))
}

/** An address that nobody has, and the same for the same name. */
function nobodysAddress(method: 'sms' | 'email', account: string): string {
  const hash = createHash('sha256').update(account).digest()
  return method === 'sms' ? `+999${hash.readUInt32BE()}` : `${hash.toString('hex', 0, 8)}@nobody.invalid`
}
