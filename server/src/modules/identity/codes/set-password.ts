import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict } from '#kernel/refusal.ts'
import { endSessionsOf } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { type CompletedLogin, completeLogin } from '../mfa/complete-login.ts'
import { endCookies, updatePassword } from '../mfa/store.ts'
import { beginAnew } from '../login-throttle.ts'
import type { Browser } from '../start-session.ts'
import { findCredentialsById } from '../store.ts'
import { sendNotice } from './codes.ts'
import { closedBecause } from '../rules.ts'
import type { Channel } from './rules.ts'

export interface Recovery {
  readonly brand: Brand
  /** Who has proved by a code to own the address. */
  readonly memberId: string
  readonly channel: Channel
  readonly to: string
  readonly passwordHash: string
  readonly language: string
  readonly visitor: Browser
}

/** Set the new password of a member who has lost the old one: every session and cookie ends, the lock opens, a session begins. */
export async function setPassword(tx: Tx, deps: Deps, recovery: Recovery): Promise<Verdict<CompletedLogin>> {
  const { brand, memberId, passwordHash, visitor } = recovery
  const now = deps.now()
  const member = await findCredentialsById(tx, memberId)
  if (!member) return no('code_wrong')
  const closed = closedBecause(member.status)
  if (closed) return no(closed)

  // A change of this very moment stands; another code has to be asked for.
  if (!(await updatePassword(tx, { memberId, before: member.passwordHash, after: passwordHash }, now)))
    return no('code_wrong')
  await beginAnew(tx, { brand, account: member.account })
  await endSessionsOf(tx, memberId, now)
  await endCookies(tx, { memberId }, now)
  await sendNotice(tx, deps, { ...recovery, template: 'password_changed' })

  const changed = { ...member, passwordHash, passwordIsDefault: false, passwordChangedAt: now }
  return completeLogin(tx, deps, { brand, member: changed, visitor, remember: false, by: 'code', outcome: 'logged_in' })
}
