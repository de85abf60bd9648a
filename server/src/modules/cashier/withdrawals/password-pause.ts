import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { passwordChangeOf, passwordChangesOf } from '#modules/identity/payment-proof/payment-proof.ts'
import { judgePayment, pausedUntil } from './rules.ts'

/** May this member be paid, as far as changes of a password go? Asked behind the lock of a withdrawal, whatever way it leaves. */
export async function judgePause(
  tx: Tx,
  deps: Deps,
  { memberId, brand }: { readonly memberId: string; readonly brand: Brand },
): Promise<Verdict<undefined>> {
  const passwordChangedAt = await passwordChangeOf(tx, memberId)
  const facts = { now: deps.now(), identity: yes(undefined), passwordChangedAt }
  return judgePayment(facts, brand.settings.cashier.withdrawal)
}

/** Those of these members who are not paid now, because a password was changed. */
export async function pausedMembers(
  db: Db,
  brand: Brand,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const policy = brand.settings.cashier.withdrawal
  const changes = await passwordChangesOf(db, memberIds)
  return new Set(
    [...changes].filter(([, passwordChangedAt]) => pausedUntil({ now, passwordChangedAt }, policy)).map(([id]) => id),
  )
}
