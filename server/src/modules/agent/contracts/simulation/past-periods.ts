import type { ContractTerms } from '@croupier/engine/agents/contract-terms.ts'
import { isNextInMonth, type Period, periodOf, previousPeriod } from '@croupier/engine/agents/periods.ts'
import type { ReplayedPeriod } from '@croupier/engine/agents/simulation.ts'
import type { Db } from '#kernel/database.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { midnight } from '#kernel/period.ts'
import type { Brand } from '#modules/brand/brand.ts'
import * as store from './store.ts'

const PERIODS = 6
const HOUR_MS = 3_600_000
const NOTHING = { won: 0n, lost: 0n }

/** A period that is over, with what a line came to in it. */
export interface PastPeriod {
  readonly since: Date
  readonly until: Date
  readonly figures: ReplayedPeriod
}

export interface PastQuery {
  readonly memberId: string
  readonly group: string
  readonly brand: Brand
  readonly now: Date
}

/** What everyone below a member came to in the last periods of a contract, oldest first. Of slots of five minutes nothing is kept. */
export async function pastPeriods(db: Db, terms: ContractTerms, query: PastQuery): Promise<readonly PastPeriod[]> {
  if (terms.kind === 'realtime') return []
  if (terms.kind === 'hourly') return pastHours(db, query)
  // A day of a salary is judged alone, in whatever cycle it is paid.
  const code = terms.kind === 'daily' ? 'D' : terms.period
  const { brand, now } = query
  const found: PastPeriod[] = []
  let period = previousPeriod(code, dayOf(now, brand.timeZone))
  for (let count = 0; count < PERIODS; count++) {
    found.unshift(await pastPeriod(db, query, period))
    period = previousPeriod(code, period.from)
  }
  return found.map((past) => ({
    ...past,
    figures: { ...past.figures, isNextInMonth: isNextInMonth(code, periodOf(code, dayOf(past.since, brand.timeZone))) },
  }))
}

async function pastPeriod(db: Db, { memberId, group, brand }: PastQuery, { from, to }: Period): Promise<PastPeriod> {
  const { currency: asset, timeZone, settings } = brand
  const [since, until] = [midnight(from, timeZone), midnight(daysAfter(to, 1), timeZone)]
  const least = from === to ? settings.agent.active.day : settings.agent.active.longer
  const play = await store.sumPlay(db, memberId, { asset, timeZone, since, until, group, least })
  // What promotions cost is known of a line, and not of a category.
  const deductions = group === 'CONS' ? await store.sumBonuses(db, memberId, { asset, from, to }) : 0n
  return { since, until, figures: { ...play, deductions, slot: NOTHING, isNextInMonth: false } }
}

async function pastHours(db: Db, { memberId, group, brand, now }: PastQuery): Promise<readonly PastPeriod[]> {
  const { currency: asset, timeZone, settings } = brand
  const begun = midnight(dayOf(now, timeZone), timeZone).getTime()
  const last = begun + Math.floor((now.getTime() - begun) / HOUR_MS) * HOUR_MS
  const found: PastPeriod[] = []
  for (let back = PERIODS; back > 0; back--) {
    const [since, until] = [new Date(last - back * HOUR_MS), new Date(last - (back - 1) * HOUR_MS)]
    const least = settings.agent.active.hour
    const play = await store.sumPlay(db, memberId, { asset, timeZone, since, until, group, least })
    found.push({ since, until, figures: { ...play, deductions: 0n, slot: NOTHING, isNextInMonth: true } })
  }
  return found
}
