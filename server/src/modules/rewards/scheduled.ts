import type { ScheduledOf } from '#kernel/scheduled.ts'
import { findEnds } from './tournaments/store.ts'

/** Tournaments end, and their prizes are paid. */
export const scheduled: ScheduledOf = async (deps, brandId, most) =>
  (await findEnds(deps.db, brandId, deps.now(), most)).map(({ endsAt, names }) => ({
    kind: 'tournament_ends',
    at: endsAt.toISOString(),
    name: names['en'] ?? '',
  }))
