import type { ComingOf } from '#kernel/coming.ts'
import { findComing } from './figures/store.ts'

/** Limits may rise, time-outs and exclusions end. */
export const coming: ComingOf = async (deps, brandId, most) =>
  (await findComing(deps.db, brandId, { now: deps.now(), most })).map(({ kind, at, account }) => ({
    kind,
    at: at.toISOString(),
    name: account,
  }))
