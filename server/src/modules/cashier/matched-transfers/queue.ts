import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { keptOut } from '#modules/standing/play/play.ts'
import { recordSteps } from '../history.ts'
import { judgePause } from '../withdrawals/password-pause.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { isForMembers } from './rules.ts'

const MINUTE_MS = 60_000

/** Does a released withdrawal wait for other members to pay it? From now on it does, where the brand wants that and it never has. */
export async function waitsForMembers(tx: Tx, deps: Deps, row: withdrawals.WithdrawalRow): Promise<boolean> {
  const { id, brandId, memberId } = row
  const brand = await brandIn(tx, deps, brandId)
  const { channels, matching } = brand.settings.cashier
  const now = deps.now()
  if (!isForMembers(row, channels, matching) || (await keptOut(tx, [memberId], now)).size > 0) return false
  // It stays released, and is asked about again until members may be shown it.
  if (!(await judgePause(tx, deps, { memberId, brand })).ok) return true

  await withdrawals.updateQueued(tx, id, new Date(now.getTime() + matching.waitMinutes * MINUTE_MS))
  await recordSteps(tx, [{ brandId, memberId, requestId: id, step: 'queued', by: 'clock' }], now)
  return true
}
