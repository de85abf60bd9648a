import type { ComingOf } from '#kernel/coming.ts'
import { findExpiring } from './figures/store.ts'

/** Requests to pay in that nobody pays run out. */
export const scheduled: ComingOf = async (deps, brandId, most) =>
  (await findExpiring(deps.db, brandId, most)).map(({ reference, at }) => ({
    kind: 'deposit_expires',
    at: at.toISOString(),
    name: reference,
  }))
