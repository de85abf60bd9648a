import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, Refusal, type Verdict } from '#kernel/refusal.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { type CompletedLogin, completeLogin, entered } from '../mfa/complete-login.ts'
import { NOBODY } from '../mfa/store.ts'
import { originOf } from '../login-throttle.ts'
import { note } from '../start-session.ts'
import { findCredentialsById } from '../store.ts'
import type { LoginRequest } from '../login-methods.ts'
import { ownerOf, takeCode } from './codes.ts'
import { phoneOf } from './phone.ts'

type SmsLogin = LoginRequest<'sms'>

/** Log in by a code that was sent to a mobile number. A number that nobody has proved is answered like a wrong code. */
export async function logInByCode(deps: Deps, ask: SmsLogin): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  if (!brand.settings.flags.includes('sms_code_login')) throw new Refusal('forbidden')
  const phone = phoneOf(ask.body.mobileNum, ask.body.countryDialingCode)
  if (!phone) throw new Refusal('mobile_invalid')

  return entered(ask, await inTransaction(deps.db, (tx) => settle(tx, deps, { brand, to: phone.e164, ask })))
}

interface Attempt {
  readonly brand: Brand
  readonly to: string
  readonly ask: SmsLogin
}

async function settle(tx: Tx, deps: Deps, { brand, to, ask }: Attempt): Promise<Verdict<CompletedLogin>> {
  const owner = (await ownerOf(tx, { brandId: brand.id, channel: 'sms', to })) ?? null
  const member = await findCredentialsById(tx, owner ?? NOBODY)
  const code = ask.body.verificationCode

  const right = await takeCode(tx, deps, {
    brand,
    channel: 'sms',
    to,
    purpose: 'login',
    code,
    memberId: owner,
    origin: originOf(ask),
  })
  if (!right.ok || !member) {
    await note(tx, deps, { brandId: brand.id, memberId: owner, account: to, outcome: 'failed', visitor: ask })
    return right.ok ? no('code_wrong') : right
  }
  const remember = ask.body.rememberMe ?? false
  return completeLogin(tx, deps, { brand, member, visitor: ask, remember, by: 'code', outcome: 'logged_in' })
}
