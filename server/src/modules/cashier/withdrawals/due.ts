import type { Db } from '#kernel/database.ts'
import { turnoverSince } from '#modules/betting/figures/figures.ts'
import { stillDue } from '../rules.ts'
import type { Turnover } from '../store.ts'

/** What had to be staked, and what of it is still to be. */
export async function dueNow(
  db: Db,
  { memberId, asset }: { readonly memberId: string; readonly asset: string },
  turnover: Turnover | undefined,
) {
  if (turnover === undefined || turnover.due === 0n) return { due: 0n, left: 0n }
  const left = stillDue(turnover.due, await turnoverSince(db, memberId, asset, turnover.since))
  return { due: turnover.due, left }
}
