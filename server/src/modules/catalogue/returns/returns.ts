import type { Db } from '#kernel/database.ts'
import { type Day, dayOf, daysAfter } from '#kernel/day.ts'
import { midnight } from '#kernel/period.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { dailyReturnsOf } from '#modules/betting/returns/returns.ts'
import { judge } from './rules.ts'
import { findPromised } from './store.ts'

/** A business day on which a game gave back what chance hardly explains. */
export interface OutsideDay {
  readonly gameCode: string
  readonly day: Day
  /** Its first moment. */
  readonly from: Date
}

/** So many whole days are looked at, before the one that goes on. */
const DAYS = 7

/** Days of the last week on which a game's return lay outside of its interval, the first one first. */
export async function outsideDays(
  db: Db,
  { id: brandId, currency: asset, timeZone }: Brand,
  now: Date,
): Promise<readonly OutsideDay[]> {
  const today = dayOf(now, timeZone)
  const span = { from: midnight(daysAfter(today, -DAYS), timeZone), to: midnight(today, timeZone) }
  const [promised, returned] = await Promise.all([
    findPromised(db, brandId),
    dailyReturnsOf(db, { brandId, asset, timeZone, ...span }),
  ])
  const rtps = new Map(promised.map(({ vendor, gameCode, rtp }) => [`${vendor}/${gameCode}`, rtp]))
  return returned.flatMap(({ day, ...sum }) => {
    const rtp = rtps.get(`${sum.vendor}/${sum.gameCode}`)
    if (rtp === undefined || judge(rtp, sum).verdict !== 'outside') return []
    return [{ gameCode: sum.gameCode, day, from: midnight(day, timeZone) }]
  })
}
