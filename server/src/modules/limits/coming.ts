import type { ComingOf } from '#kernel/coming.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { findComing } from './store.ts'

/** Limits may rise, time-outs and exclusions end. */
export const coming: ComingOf = async (deps, brandId, most) => {
  const rows = await findComing(deps.db, brandId, { now: deps.now(), most })
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
