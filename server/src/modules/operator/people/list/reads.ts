import type { ReplyOf } from '@croupier/contract/call.ts'
import { type members, MEMBERS_SHOWN_MOST, type memberSums } from '@croupier/contract/console-members.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { daysAfter, isDay } from '#kernel/day.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { midnight } from '#kernel/period.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { rowShown } from '../reads.ts'
import { meantBy } from '../rules.ts'
import * as store from './store.ts'

/** Members of the brand by filter, in pages that reach as far as anybody turns them. */
export async function readMembers(
  deps: Deps,
  { session, query }: Ask<typeof members>,
): Promise<ReplyOf<typeof members>> {
  const brand = await brandOf(deps, session.brandId)
  const { pageNo, pageSize, sort, after } = query
  if (after !== undefined) return walk(deps, brand, query, { after, limit: pageSize })
  const offset = (pageNo - 1) * pageSize
  if (offset >= MEMBERS_SHOWN_MOST) return must(atField('pageNo', 'too_large', { max: MEMBERS_SHOWN_MOST / pageSize }))
  const asked = { sort, limit: pageSize, offset, most: MEMBERS_SHOWN_MOST }
  const { rows, sums } = await store.findPeople(deps.db, await filterOf(deps.db, deps.now(), brand, query), asked)
  const total = Math.min(sums.count, MEMBERS_SHOWN_MOST)
  const more = sums.count > MEMBERS_SHOWN_MOST
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    more,
    ...(more ? {} : { sums: sumsShown(sums, brand) }),
    list: rows.map((row) => rowShown(row, brand, deps.now())),
  }
}

/** The members after an account, in the order of accounts; how many there are in all is said at the beginning. */
async function walk(
  deps: Deps,
  brand: Brand,
  query: Filters,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<ReplyOf<typeof members>> {
  const filter = await filterOf(deps.db, deps.now(), brand, query)
  const rows = await store.findAfter(deps.db, filter, after, limit)
  const total = after === '' ? (await store.sumPeople(deps.db, filter)).count : rows.length
  const next = rows.length < limit ? null : (rows.at(-1)?.account ?? null)
  const list = rows.map((row) => rowShown(row, brand, deps.now()))
  return { pageNum: 1, totalPages: Math.ceil(total / limit), total, more: false, next, list }
}

/** How many members a filter finds and what they have together; it may take longer than a page of them. */
export async function readSums(
  deps: Deps,
  { session, query }: Ask<typeof memberSums>,
): Promise<ReplyOf<typeof memberSums>> {
  const brand = await brandOf(deps, session.brandId)
  const sums = await store.sumPeople(deps.db, await filterOf(deps.db, deps.now(), brand, query))
  return { count: sums.count, ...sumsShown(sums, brand) }
}

function sumsShown(sums: store.PeopleSums, { decimals }: Brand) {
  const text = (units: bigint) => amountText(units, decimals)
  return {
    wallet: text(sums.wallet),
    held: text(sums.held),
    deposits: text(sums.deposits),
    result: text(sums.result),
  }
}

type Filters = Ask<typeof memberSums>['query']

/** What an operator asks for, in the terms of the list: days are those of the brand. */
export async function filterOf(db: Db, now: Date, brand: Brand, query: Filters): Promise<store.PeopleFilter> {
  const { search, watch, walletMin, state, tag, level, lineOf } = query
  const least = walletMin === undefined ? undefined : unitsOf(walletMin, brand.decimals)
  if (walletMin !== undefined && least === undefined) return must(atField('walletMin', 'invalid_amount'))
  return {
    brandId: brand.id,
    members: await selectionOf(db, brand.id, query.demo),
    now,
    search: search === undefined || search.trim() === '' ? undefined : meantBy(search),
    state,
    watch: watch === undefined ? undefined : watch === 'true',
    tag,
    level,
    lineOf,
    seen: between(brand, query, ['seenFrom', 'seenTo']),
    registered: between(brand, query, ['registeredFrom', 'registeredTo']),
    walletMin: least,
  }
}

type DayField = 'seenFrom' | 'seenTo' | 'registeredFrom' | 'registeredTo'

/** From the first moment of one day until the last of the other. */
function between({ timeZone }: Brand, query: Filters, [first, last]: readonly [DayField, DayField]): store.MomentRange {
  for (const field of [first, last])
    if (query[field] !== undefined && !isDay(query[field])) must(atField(field, 'invalid_date'))
  const [from, to] = [query[first], query[last]]
  return {
    from: from === undefined ? undefined : midnight(from, timeZone),
    until: to === undefined ? undefined : midnight(daysAfter(to, 1), timeZone),
  }
}
