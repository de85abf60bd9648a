import { daysAfter, isDay } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { midnight } from '#kernel/period.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Brand } from '../../../brand/brand.ts'
import { findLotteries } from '../../store.ts'
import { nameOf } from '../../view.ts'

/** Where a page stands among all rows that are shown. */
export const pageOf = (total: number, pageNo: number, pageSize: number) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
})

/** What lotteries are called. */
export async function namesIn(deps: Deps, language: string): Promise<(code: string) => string> {
  const names = new Map((await findLotteries(deps.db)).map((one) => [one.code, nameOf(one, language)]))
  return (code) => names.get(code) ?? code
}

/** From the beginning of a day of the brand to the end of another; what is no day is refused at its field. */
export function spanOf({ timeZone }: Brand, days: Readonly<Record<string, string | undefined>>) {
  for (const [field, day] of Object.entries(days))
    if (day !== undefined && !isDay(day)) must(atField(field, 'invalid_date'))
  const { day, from = day, to = day } = days
  return {
    from: from === undefined ? undefined : midnight(from, timeZone),
    until: to === undefined ? undefined : midnight(daysAfter(to, 1), timeZone),
  }
}
