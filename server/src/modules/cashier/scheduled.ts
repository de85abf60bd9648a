import type { ScheduledOf } from '#kernel/scheduled.ts'
import { findExpiring } from './figures/store.ts'

/** Requests to pay in that nobody pays run out. */
export const scheduled: ScheduledOf = async (deps, brandId, most) =>
  (await findExpiring(deps.db, brandId, most)).map(({ reference, at }) => ({
    kind: 'deposit_expires',
    at: at.toISOString(),
    name: reference,
  }))
