import type { MemberSort } from '@croupier/contract/console-members.ts'
import type { MemberState } from '@croupier/contract/member-state.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'
import type { SearchKeys } from '../rules.ts'
import { COLUMNS, PERSON, type PersonRow, type Window } from '../store.ts'

/** What a list is narrowed to; what is left out narrows nothing. */
export interface PeopleFilter {
  readonly brandId: number
  readonly members: MemberSelection
  readonly now: Date
  readonly search?: SearchKeys | undefined
  readonly state?: MemberState | undefined
  readonly watch?: boolean | undefined
  readonly tag?: string | undefined
  readonly level?: number | undefined
  readonly lineOf?: string | undefined
  readonly seen?: MomentRange | undefined
  readonly registered?: MomentRange | undefined
  readonly walletMin?: bigint | undefined
}

/** From a moment, until before another. */
export interface MomentRange {
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

const upTo = (text: string) => `${text}\u{10FFFF}`

const typed = (brandId: number, what: RawBuilder<unknown>) =>
  sql`member_id = any(array(select member_id from operator.typed_now where brand_id = ${brandId} and ${what}))`

/** Whoever could be meant. Each way of naming somebody has an index; how an account begins may fit as many as there are. */
function named(brandId: number, { id, account, mobile, email }: SearchKeys): RawBuilder<unknown> {
  const ways = [
    ...(account === null ? [] : [sql`(account ~>=~ ${account} and account ~<~ ${upTo(account)})`]),
    ...(id === null ? [] : [sql`member_id = ${id}::uuid`]),
    ...(mobile === null ? [] : [typed(brandId, sql`mobile_e164 = ${mobile}`)]),
    ...(email === null ? [] : [typed(brandId, sql`lower(email) = ${email}`)]),
  ]
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

/** Members who stand so now, in terms of what their rows say. */
const standing = (state: MemberState, now: Date): RawBuilder<unknown> => {
  const out = sql`(barred is not null and (barred_until is null or barred_until > ${now}))`
  if (state === 'active') return sql`status = 'active' and not coalesce(${out}, false)`
  if (state === 'frozen' || state === 'closed') return sql`status <> 'active' and status = ${state}`
  return sql`status = 'active' and barred = ${state} and ${out}`
}

const between = (at: RawBuilder<unknown>, { from, until }: MomentRange = {}): readonly RawBuilder<unknown>[] => [
  ...(from ? [sql`${at} >= ${from}`] : []),
  ...(until ? [sql`${at} < ${until}`] : []),
]

/** Only what is asked for becomes part of the statement, so that each combination is planned by itself. */
export function matching(filter: PeopleFilter): RawBuilder<unknown> {
  const { brandId, members, now, search, state, watch, tag, level, lineOf, seen, registered, walletMin } = filter
  const parts = [
    sql`brand_id = ${brandId}`,
    ...(members.kind === 'all' ? [] : [isSelected(sql`member_id`, members)]),
    ...(search ? [named(brandId, search)] : []),
    ...(state ? [standing(state, now)] : []),
    ...(watch === undefined ? [] : [watch ? sql`watch` : sql`not watch`]),
    ...(tag === undefined ? [] : [sql`tags <> '{}' and tags @> array[${tag}::text]`]),
    ...(level === undefined ? [] : [sql`level = ${level}`]),
    ...(lineOf === undefined ? [] : [sql`upline = ${lineOf}`]),
    ...between(sql`last_seen_at`, seen),
    ...between(sql`registered_at`, registered),
    ...(walletMin === undefined ? [] : [sql`wallet >= ${walletMin}`]),
  ]
  return sql.join(parts, sql` and `)
}

/** Read from either end: each has an index that is read forwards or backwards. */
const ORDERS: Readonly<Record<MemberSort, RawBuilder<unknown>>> = {
  lastSeen: sql`last_seen_at, member_id desc`,
  '-lastSeen': sql`last_seen_at desc, member_id`,
  registered: sql`registered_at, member_id desc`,
  '-registered': sql`registered_at desc, member_id`,
  wallet: sql`wallet, member_id desc`,
  '-wallet': sql`wallet desc, member_id`,
  deposits: sql`deposits, member_id desc`,
  '-deposits': sql`deposits desc, member_id`,
  result: sql`result, member_id desc`,
  '-result': sql`result desc, member_id`,
  account: sql`account using ~<~`,
  '-account': sql`account using ~>~`,
}

export interface PeopleSums {
  readonly count: number
  readonly wallet: bigint
  readonly held: bigint
  readonly deposits: bigint
  readonly result: bigint
}

const SUMS =
  sql.raw(`count(*)::int as count, coalesce(sum(wallet), 0)::int8 as wallet, coalesce(sum(held), 0)::int8 as held,
  coalesce(sum(deposits), 0)::int8 as deposits, coalesce(sum(result), 0)::int8 as result`)

/** A page of members, and what all of them have together, counted no further than `most`. */
export async function findPeople(
  db: Db,
  filter: PeopleFilter,
  { sort, most, limit, offset }: Window & { readonly sort: MemberSort; readonly most: number },
): Promise<{ readonly rows: readonly PersonRow[]; readonly sums: PeopleSums }> {
  const where = matching(filter)
  const { rows: summed } = await sql<PeopleSums>`
    select ${SUMS} from (
      select wallet, held, deposits, result from operator.person where ${where} limit ${most + 1}) as found`.execute(db)
  const sums = oneOf(summed)
  // A few are gathered and then put in order; of many the order's own index is read until the page is full. The planner
  // cannot know which it is: how many fit of several filters, or of how an account begins, is a guess to it.
  const from =
    sums.count > most
      ? sql`select ${PERSON} from operator.person where ${where}`
      : sql`with found as materialized (select ${COLUMNS} from operator.person where ${where}) select ${PERSON} from found`
  const { rows } = await sql<PersonRow>`${from} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db)
  return { rows, sums }
}

/** Members whose accounts follow one, in their order. */
export async function findAfter(
  db: Db,
  filter: PeopleFilter,
  after: string,
  limit: number,
): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${PERSON} from operator.person where ${matching(filter)} and account ~>~ ${after}
    order by ${ORDERS.account} limit ${limit}`.execute(db)
  return rows
}

/** What all of them have together, however many they are. */
export const sumPeople = async (db: Db, filter: PeopleFilter): Promise<PeopleSums> =>
  oneOf((await sql<PeopleSums>`select ${SUMS} from operator.person where ${matching(filter)}`.execute(db)).rows)

function oneOf(rows: readonly PeopleSums[]): PeopleSums {
  if (!rows[0]) throw new Error('a sum has a row')
  return rows[0]
}
