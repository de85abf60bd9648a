import type { Db, Tx } from '#kernel/database.ts'
import { pointOf, pointText, START } from './point.ts'
import { proveLedger, type Verification } from './prove-ledger.ts'
import { deleteVerifications, findVerification, insertVerification } from './store.ts'

interface VerificationSince extends Verification {
  /** When that was proved which this went on from; undefined where it began with the first line. */
  readonly since: Date | undefined
}

/**
 * Prove the ledger: every chain unbroken, every floor kept, every balance the sum of its transfers. Changes nothing, and goes on after
 * a fault.
 */
export async function verifyLedger(db: Db): Promise<Verification> {
  const { point: _, ...verification } = await proveLedger(db, START)
  return verification
}

/**
 * Prove the ledger and remember how far it came. With an age it goes on from the newest proof that is at least so old, so that all
 * that was written since is proved; without one, or where none is remembered, from the first line.
 */
export async function proveSince(db: Db, now: Date, ageMs?: number): Promise<VerificationSince> {
  const last = ageMs === undefined ? undefined : await findVerification(db, new Date(now.getTime() - ageMs))

  const { point, ...verification } = await proveLedger(db, last ? pointOf(last.point) : START)

  if (verification.fault === undefined) await insertVerification(db, pointText(point), now)
  return { ...verification, since: last?.at }
}

/** Delete how far it was proved before a moment; the newest proof stays. */
export async function forgetProofs(tx: Tx, before: Date): Promise<void> {
  await deleteVerifications(tx, before)
}
