import type { LoginResult, restoreSession as call } from '@croupier/contract/identity.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { endSession, tokenHash } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { mayEnter } from './agent-site.ts'
import { closedBecause, passwordExpired } from './rules.ts'
import { REMEMBER, setRemember } from './remember-me/remember-me.ts'
import { loggedIn, note, type StartedSession, startSession } from './start-session.ts'
import * as store from './store.ts'

interface RestoredSession {
  readonly member: store.Credentials
  readonly started: StartedSession
}

/** Exchange the remember-me cookie for a session and the next cookie. A cookie that comes a second time ends its whole family. */
export async function restoreSession(deps: Deps, ask: Ask<typeof call>): Promise<LoginResult> {
  const secret = ask.cookie(REMEMBER.name)
  const brand = await brandOf(deps, ask.brandId)

  const verdict = secret && (await inTransaction(deps.db, (tx) => exchange(tx, deps, brand, { secret, ask })))
  if (!verdict) throw new Refusal('not_logged_in')
  if (!verdict.ok) setRemember(ask, undefined)

  const { member, started } = must(verdict)
  setRemember(ask, started.cookie)
  return loggedIn(member, started)
}

interface ShownToken {
  readonly secret: string
  readonly ask: Ask<typeof call>
}

/** A cookie that this brand never gave out is none of its business: no verdict. */
async function exchange(
  tx: Tx,
  deps: Deps,
  brand: Brand,
  { secret, ask }: ShownToken,
): Promise<Verdict<RestoredSession> | undefined> {
  const now = deps.now()
  const shown = await store.findRememberedForUpdate(tx, tokenHash(secret))
  if (shown?.brandId !== brand.id) return undefined
  if (shown.endedAt !== null) return no('not_logged_in')

  const member = await store.findCredentialsById(tx, shown.memberId)
  if (!member) throw new Error(`a cookie of ${shown.memberId}, who is no member`)
  if (shown.usedAt !== null) {
    await endFamily(tx, deps, shown.family)
    await note(tx, deps, {
      brandId: brand.id,
      memberId: member.id,
      account: member.account,
      outcome: 'cookie_reused',
      visitor: ask,
    })
    return no('not_logged_in')
  }
  if (shown.expiresAt <= now) return no('not_logged_in')
  const admitted = await mayEnter(tx, deps, ask, member.agentType)
  if (!admitted.ok) return admitted
  const closed = closedBecause(member.status)
  if (closed) return no(closed)

  await store.updateUsed(tx, shown.id, now)
  const state = { isDefault: member.passwordIsDefault, changedAt: member.passwordChangedAt }
  const passwordDue = passwordExpired(state, brand.settings, now)
  const start = { brand, member, visitor: ask, remember: shown, passwordDue, outcome: 'restored' } as const
  return yes({ member, started: await startSession(tx, deps, start) })
}

/** Two hold the same cookie and one of them should not: neither keeps a session that came of it. */
async function endFamily(tx: Tx, deps: Deps, family: string): Promise<void> {
  for (const id of await store.endFamily(tx, family, deps.now())) await endSession(tx, id, deps.now())
}
