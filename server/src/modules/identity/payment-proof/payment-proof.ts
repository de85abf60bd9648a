import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import { inTurn, isPassword } from '../password/password.ts'
import { answeredWrong, type GuardedMember, mayAnswer } from '../security/guard.ts'
import * as store from '../security/store.ts'

/** A payment password as it was typed, compared with the one there was. */
export interface TypedPayment {
  readonly against: string | null
  readonly right: boolean
}

/** Whether a member has set a payment password. */
export const hasPaymentPassword = async (db: Db, memberId: string): Promise<boolean> =>
  typeof (await store.findPerson(db, memberId))?.guarded.paymentPasswordHash === 'string'

/** When a member last changed the login or the payment password: whoever has just taken an account over has done so too. */
export const passwordChangeOf = async (db: Db, memberId: string): Promise<Date | null> =>
  (await store.findPasswordChanges(db, [memberId])).get(memberId) ?? null

/** The same of several members. */
export const passwordChangesOf = (db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>> =>
  store.findPasswordChanges(db, memberIds)

/** Compare what was typed with the member's payment password. The slow part: not inside a transaction. */
export async function comparePayment(deps: Deps, memberId: string, typed: string): Promise<TypedPayment> {
  const against = (await store.findPerson(deps.db, memberId))?.guarded.paymentPasswordHash ?? null
  const right = await inTurn(deps, () => isPassword(deps, typed, against ?? undefined))
  return { against, right }
}

/**
 * Is money moved by this member's own will? After too many wrong answers they wait. A no must be committed, because it
 * counts: hand the verdict out of the transaction and throw there.
 */
export async function acceptPayment(
  tx: Tx,
  deps: Deps,
  { brand, memberId }: GuardedMember,
  { against, right }: TypedPayment,
): Promise<Verdict<undefined>> {
  const person = await store.findPersonForUpdate(tx, memberId)
  const hash = person?.guarded.paymentPasswordHash ?? null
  if (hash === null) return no('payment_password_missing')
  const allowed = await mayAnswer(tx, deps, memberId)
  if (!allowed.ok) return allowed
  // Changed by somebody else since it was compared: wrong now.
  if (!right || hash !== against)
    return answeredWrong(tx, deps, { brand, memberId }, atField('paymentPassword', 'wrong_password'))
  await store.deletePaymentFailures(tx, memberId)
  return yes(undefined)
}
