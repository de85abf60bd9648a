import { daysAfter, isDay } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { midnight } from '#kernel/period.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Brand } from '../../../brand/brand.ts'
import { memberIdsOf } from '../../../identity/identity.ts'
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

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const ACCOUNT = /^[\w.-]{1,40}$/

/** Whose things, or which one: an account of the brand, or an id. Undefined where it is neither. */
export async function searched(deps: Deps, brandId: number, text: string | undefined) {
  const typed = text?.trim().toLowerCase() ?? ''
  if (typed === '') return { id: undefined, memberId: undefined }
  if (UUID.test(typed)) return { id: typed, memberId: undefined }
  if (!ACCOUNT.test(typed)) return undefined
  const memberId = (await memberIdsOf(deps.db, brandId, [typed])).get(typed)
  return memberId === undefined ? undefined : { id: undefined, memberId }
}
