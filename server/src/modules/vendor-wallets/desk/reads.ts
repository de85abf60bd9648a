import type { ReplyOf } from '@croupier/contract/call.ts'
import type { carriedTransfers } from '@croupier/contract/console-vendors.ts'
import { amountText } from '@croupier/engine/money.ts'
import { daysAfter, isDay } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { midnight } from '#kernel/period.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberIdsOf, memberNames } from '#modules/identity/identity.ts'
import { vendorName } from '../view.ts'
import * as store from './store.ts'

/** A vendor answers within seconds, or not at all. */
const QUIET_MS = 60_000

/** Transfers between members' balances and vendors, by what is looked for. */
export async function readCarriedTransfers(
  deps: Deps,
  { session: { brandId }, query }: Ask<typeof carriedTransfers>,
): Promise<ReplyOf<typeof carriedTransfers>> {
  const { pageNo, pageSize, search, from, to, ...filter } = query
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) must(atField(field, 'invalid_date'))
  const brand = await brandOf(deps, brandId)
  const named = search?.trim()
  const quietSince = new Date(deps.now().getTime() - QUIET_MS)
  const { rows, total, amount } = await store.findCarried(
    deps.db,
    {
      ...filter,
      brandId,
      quietSince,
      from: from === undefined ? undefined : midnight(from, brand.timeZone),
      until: to === undefined ? undefined : midnight(daysAfter(to, 1), brand.timeZone),
      named: named === '' ? undefined : named,
      memberId: await memberOf(deps, brandId, named),
    },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  )
  const names = await memberNames(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    sums: { amount: text(amount) },
    list: rows.map(({ requestedAt, endedAt, ...row }) => ({
      ...row,
      account: names.get(row.memberId)?.account ?? '',
      vendorName: vendorName(brand, row.vendor),
      amount: text(row.amount),
      interrupted: row.state === 'sending' && requestedAt < quietSince,
      at: requestedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  }
}

const ACCOUNT = /^[\w.-]{1,40}$/

/** Whose account it is that was typed. */
async function memberOf(deps: Deps, brandId: number, typed = ''): Promise<string | undefined> {
  const account = typed.toLowerCase()
  return ACCOUNT.test(account) ? (await memberIdsOf(deps.db, brandId, [account])).get(account) : undefined
}
