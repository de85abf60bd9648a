import type { beginThirdParty as beginCall, finishThirdParty as finishCall } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { findCredentialsById } from '../store.ts'
import { completeLogin, entered } from '../mfa/complete-login.ts'
import { comeBack, redirectToProvider } from './third-party.ts'
import { findLinked } from './store.ts'

/** Begin to sign in with an account elsewhere. */
export async function beginThirdParty(deps: Deps, ask: Ask<typeof beginCall>): Promise<{ url: string }> {
  const brand = await brandOf(deps, ask.brandId)
  return redirectToProvider(deps, { brand, provider: ask.body.provider, memberId: null, ask })
}

/** Log in with it: only whom its owner has tied it to. A new session under a new token, whoever was in here before. */
export async function finishThirdParty(deps: Deps, ask: Ask<typeof finishCall>): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  const who = await comeBack(deps, { brand, query: ask.body.query, memberId: null, ask })

  const verdict = await inTransaction(deps.db, async (tx) => {
    const memberId = await findLinked(tx, { ...who, brandId: brand.id })
    const member = memberId === undefined ? undefined : await findCredentialsById(tx, memberId)
    if (!member) return no('third_party_unknown')
    return completeLogin(tx, deps, {
      brand,
      member,
      visitor: ask,
      remember: false,
      by: 'third_party',
      outcome: 'logged_in',
    })
  })
  return entered(ask, verdict)
}
