import type { Db } from '#kernel/database.ts'
import { pointOf, pointText, START } from './point.ts'
import { findProved, insertProved } from './store.ts'
import { proveLedger, type Verification } from './verify.ts'

export interface ProvedSince extends Verification {
  /** When that was proved which this went on from; undefined where it began with the first line. */
  readonly since: Date | undefined
}

/**
 * Prove the ledger and remember how far it came. With an age it goes on from the newest proof that is at least so old, so that all
 * that was written since is proved; without one, or where none is remembered, from the first line.
 */
export async function proveSince(db: Db, now: Date, ageMs?: number): Promise<ProvedSince> {
  const last = ageMs === undefined ? undefined : await findProved(db, new Date(now.getTime() - ageMs))

  const { point, ...verification } = await proveLedger(db, last ? pointOf(last.point) : START)

  if (verification.fault === undefined) await insertProved(db, pointText(point), now)
  return { ...verification, since: last?.at }
}
