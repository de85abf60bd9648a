import { stepOf, type ContractTerms } from '@croupier/engine/agents/contract-terms.ts'
import { nextStart } from '@croupier/engine/agents/periods.ts'
import type { Db } from '#kernel/database.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { midnight } from '#kernel/period.ts'
import { uplineOf } from '#modules/identity/hierarchy/hierarchy.ts'
import type { BrandMoment } from './rules.ts'

interface Pair {
  /** Null is the house. */
  readonly aboveId: string | null
  readonly belowId: string
}

/**
 * When a contract begins that is accepted now: with the next period of its code, and with the day of the move where the one below comes
 * under the one above tomorrow. Undefined where the one does not stand right below the other.
 */
export async function startOf(
  db: Db,
  { aboveId, belowId }: Pair,
  terms: ContractTerms,
  { now, timeZone }: BrandMoment,
): Promise<Date | undefined> {
  const next = nextStart(stepOf(terms), now, timeZone)
  if (aboveId === null) return next
  const today = dayOf(now, timeZone)
  const standsOn = async (day: string) => (await uplineOf(db, belowId, day))?.id === aboveId
  if (await standsOn(today)) return (await standsOn(dayOf(next, timeZone))) ? next : undefined
  const tomorrow = daysAfter(today, 1)
  return (await standsOn(tomorrow)) ? midnight(tomorrow, timeZone) : undefined
}
