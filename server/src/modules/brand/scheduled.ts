import type { ScheduledOf } from '#kernel/scheduled.ts'
import { periodsAt } from '#kernel/period.ts'
import { brandOf } from './brand.ts'

/** The business day ends, and with it every limit of a day. */
export const scheduled: ScheduledOf = async (deps, brandId) => {
  const { timeZone } = await brandOf(deps, brandId)
  return [{ kind: 'day_ends', at: periodsAt(deps.now(), timeZone).day.to.toISOString(), name: '' }]
}
