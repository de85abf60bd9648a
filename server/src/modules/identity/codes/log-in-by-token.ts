import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict } from '#kernel/refusal.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { type CompletedLogin, completeLogin, entered } from '../mfa/complete-login.ts'
import { note } from '../start-session.ts'
import { findCredentialsById } from '../store.ts'
import type { LoginRequest } from '../login-methods.ts'
import { ownerOf } from './codes.ts'
import { type PhoneToken, readToken, takeToken } from './phone-token.ts'

type TokenLogin = LoginRequest<'firebase'>

/** Log in by a token in which the phone-code provider says whose number was proved. */
export async function logInByToken(deps: Deps, ask: TokenLogin): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  const token = must(await readToken(deps, brand, ask.body.firebaseIdToken))

  return entered(ask, await inTransaction(deps.db, (tx) => settle(tx, deps, { brand, token, ask })))
}

interface Attempt {
  readonly brand: Brand
  readonly token: PhoneToken
  readonly ask: TokenLogin
}

async function settle(tx: Tx, deps: Deps, { brand, token, ask }: Attempt): Promise<Verdict<CompletedLogin>> {
  const once = await takeToken(tx, token, token.phone)
  if (!once.ok) return once

  const owner = await ownerOf(tx, { brandId: brand.id, channel: 'sms', to: token.phone })
  const member = owner === undefined ? undefined : await findCredentialsById(tx, owner)
  if (!member) {
    await note(tx, deps, { brandId: brand.id, memberId: null, account: token.phone, outcome: 'failed', visitor: ask })
    return no('login_failed')
  }
  const remember = ask.body.rememberMe ?? false
  return completeLogin(tx, deps, { brand, member, visitor: ask, remember, by: 'code', outcome: 'logged_in' })
}
