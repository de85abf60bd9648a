import { dayOf, isDay, rangeOf } from '#kernel/day.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { ListFilter } from './store.ts'

interface ListQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly state?: string | undefined
}

/** Which of a member's deposits or withdrawals a list shows: those of the days asked for, the last thirty otherwise. */
export function filterOf(memberId: string, asked: ListQuery, { timeZone }: Brand, now: Date): ListFilter {
  for (const field of ['from', 'to'] as const)
    if (asked[field] !== undefined && !isDay(asked[field])) must(atField(field, 'invalid_date'))
  return { memberId, range: rangeOf(asked, dayOf(now, timeZone)), timeZone, state: asked.state }
}
