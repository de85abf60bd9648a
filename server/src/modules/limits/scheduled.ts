import type { ScheduledOf } from '#kernel/scheduled.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { findScheduled } from './store.ts'

/** Limits may rise, time-outs and exclusions end. */
export const scheduled: ScheduledOf = async (deps, brandId, most) => {
  const rows = await findScheduled(deps.db, brandId, { now: deps.now(), most })
  const names = await memberNames(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map(({ kind, at, memberId }) => ({
    kind,
    at: at.toISOString(),
    name: names.get(memberId)?.account ?? '',
  }))
}
