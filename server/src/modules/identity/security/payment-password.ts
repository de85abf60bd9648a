import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Session } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { mustBeFresh } from '../mfa/rules.ts'
import { hashPassword, inTurn, isPassword } from '../password/password.ts'
import { recordChanges } from '../trail/trail.ts'
import type { GuardedMember } from './guard.ts'
import { judgePaymentPassword } from './rules.ts'
import * as store from './store.ts'
import { notifyMember } from './notify-member.ts'

/** The hash of a new payment password, which the login password is not good for. Never inside a transaction. */
export async function paymentHash(
  deps: Deps,
  typed: string,
  { passwordHash }: store.SecurityRow,
): Promise<Verdict<string>> {
  const asLogin = await inTurn(deps, () => isPassword(deps, typed, passwordHash))
  return asLogin ? atField('paymentPassword', 'same_as_login') : yes(await hashPassword(deps, typed))
}

interface Choice {
  readonly session: Session
  readonly brandId: number
  readonly body: { readonly paymentPassword: string; readonly confirmPaymentPassword?: string | undefined }
}

/** Whoever sets a payment password has just proved who they are, and has typed one that keeps the brand's rule. */
export async function whoChooses(deps: Deps, { session, brandId, body }: Choice) {
  const brand = await brandOf(deps, brandId)
  must(mustBeFresh(session, brand, deps.now()))
  must(judgePaymentPassword(body.paymentPassword, body.confirmPaymentPassword, brand.settings.registration.fields))
  const person = await store.findPerson(deps.db, session.memberId)
  if (!person) throw new Refusal('not_logged_in')
  return { brand, person }
}

export interface NewPaymentPassword extends GuardedMember {
  /** What was bound before: where the member is told. */
  readonly guarded: store.SecurityRow
  readonly hash: string
  /** What the trail says of the new one; never the password. */
  readonly how: string
  readonly language: string
}

/** Write a new payment password down: misses are forgotten, the trail says how it came, the member is told. */
export async function writePaymentPassword(tx: Tx, deps: Deps, one: NewPaymentPassword): Promise<void> {
  const { brand, memberId, guarded, hash, how, language } = one
  await store.updatePaymentPassword(tx, memberId, hash, deps.now())
  await store.deletePaymentFailures(tx, memberId)
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: `member:${memberId}`,
    changes: [{ field: 'paymentPassword', before: guarded.paymentPasswordHash === null ? null : 'set', after: how }],
  })
  await notifyMember(tx, deps, { brand, memberId, guarded, language })
}
