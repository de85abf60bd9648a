import { sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Day } from '#kernel/day.ts'
import type { Relative } from './hierarchy.ts'

/** The one right above a member on a day, where their account is open. */
export async function findUpline(db: Db, memberId: string, day: Day): Promise<Relative | undefined> {
  const { rows } = await sql<Relative>`
    select upline.id, upline.account, upline.nickname
    from identity.placement as place join identity.member as upline on upline.id = place.upline_id
    where place.member_id = ${memberId} and ${day}::date >= place.from_day and ${day}::date < place.to_day
      and upline.status = 'active'`.execute(db)
  return rows[0]
}

/** One of those right below a member on a day, by account. */
export async function findDownline(db: Db, memberId: string, account: string, day: Day): Promise<Relative | undefined> {
  const { rows } = await sql<Relative>`
    select below.id, below.account, below.nickname
    from identity.member as one join identity.member as below on below.brand_id = one.brand_id and below.account = ${account}
    join identity.placement as place on place.member_id = below.id and place.upline_id = one.id
    where one.id = ${memberId} and ${day}::date >= place.from_day and ${day}::date < place.to_day
      and below.status = 'active' and below.agent_type <> 4`.execute(db)
  return rows[0]
}

/** Those of these members who stand above or below a member on a day, however far. */
export async function findRelated(
  db: Db,
  memberId: string,
  others: readonly string[],
  day: Day,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select line.above_id as id
    from identity.placement as place join identity.hierarchy as line on line.below_id = place.upline_id
    where place.member_id = ${memberId} and line.above_id = any(${arrayOf(others)}::uuid[])
      and ${day}::date >= place.from_day and ${day}::date < place.to_day
      and ${day}::date >= line.from_day and ${day}::date < line.to_day
    union
    select place.member_id as id
    from identity.placement as place join identity.hierarchy as line on line.below_id = place.upline_id
    where line.above_id = ${memberId} and place.member_id = any(${arrayOf(others)}::uuid[])
      and ${day}::date >= place.from_day and ${day}::date < place.to_day
      and ${day}::date >= line.from_day and ${day}::date < line.to_day`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whoever changes where members of a brand stand below each other does so one after the other. */
export async function lockHierarchy(tx: Tx, brandId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hierarchyOf(brandId)}, 0))`.execute(tx)
}

/** Whoever counts by where members stand waits for those who change it, and they for them; by brand in the order of the ids. */
export async function holdHierarchies(tx: Tx, brandIds: readonly number[]): Promise<void> {
  const names = brandIds.toSorted((one, other) => one - other).map(hierarchyOf)
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from unnest(${texts(names)}::text[]) as name`.execute(
    tx,
  )
}

const hierarchyOf = (brandId: number) => `hierarchy ${brandId}`

/** Whether anybody has ever stood below a member. */
export async function isHead(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ here: number }>`
    select 1 as here from identity.hierarchy where below_id = ${memberId} and above_id = ${memberId}`.execute(db)
  return rows.length > 0
}

/** A member has somebody below from this day on: under themselves and under everyone above them, as long as each stands there. */
export const insertHead = (tx: Tx, memberId: string, from: Day) =>
  sql`insert into identity.hierarchy (above_id, below_id, depth, from_day, to_day)
      select ${memberId}::uuid, ${memberId}::uuid, 0, ${from}::date, 'infinity'::date
      union all
      select line.above_id, place.member_id, line.depth + 1, greatest(line.from_day, place.from_day, ${from}::date),
             least(line.to_day, place.to_day)
      from identity.placement as place join identity.hierarchy as line on line.below_id = place.upline_id
      where place.member_id = ${memberId}
        and greatest(line.from_day, place.from_day, ${from}::date) < least(line.to_day, place.to_day)
      on conflict do nothing`.execute(tx)

export interface Placement {
  readonly memberId: string
  readonly uplineId: string
  readonly from: Day
}

/** A member stands right under another from a day on. */
export const insertPlacement = (tx: Tx, { memberId, uplineId, from }: Placement) =>
  sql`insert into identity.placement (member_id, upline_id, from_day)
      values (${memberId}, ${uplineId}, ${from}::date)`.execute(tx)

/** Where a member stands ends with this day; what was to begin with it or later does not. */
export async function endPlacement(tx: Tx, memberId: string, day: Day): Promise<void> {
  await sql`delete from identity.placement where member_id = ${memberId} and from_day >= ${day}::date`.execute(tx)
  await sql`update identity.placement set to_day = ${day}::date
            where member_id = ${memberId} and to_day > ${day}::date`.execute(tx)
}

/** Whether somebody stands below a member on a day, at any depth. */
export async function isBelow(db: Db, memberId: string, otherId: string, day: Day): Promise<boolean> {
  const { rows } = await sql<{ here: number }>`
    select 1 as here
    from identity.placement as place join identity.hierarchy as line on line.below_id = place.upline_id
    where place.member_id = ${otherId} and line.above_id = ${memberId}
      and ${day}::date >= place.from_day and ${day}::date < place.to_day
      and ${day}::date >= line.from_day and ${day}::date < line.to_day`.execute(db)
  return rows.length > 0
}

/** How many stand below a member on a day. */
export async function countBelow(db: Db, memberId: string, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from identity.hierarchy as line join identity.placement as place on place.upline_id = line.below_id
    where line.above_id = ${memberId} and ${day}::date >= line.from_day and ${day}::date < line.to_day
      and ${day}::date >= place.from_day and ${day}::date < place.to_day`.execute(db)
  return rows[0]?.count ?? 0
}

/** The branch of a member, themselves with it, leaves everyone above it at the beginning of this day. */
export async function endBranch(tx: Tx, memberId: string, day: Day): Promise<void> {
  const branch = sql`
    select below_id from identity.hierarchy
    where above_id = ${memberId} and ${day}::date >= from_day and ${day}::date < to_day`
  const outside = sql`
    below_id in (${branch}) and above_id not in (${branch})`
  await sql`delete from identity.hierarchy where from_day >= ${day}::date and ${outside}`.execute(tx)
  await sql`update identity.hierarchy set to_day = ${day}::date where to_day > ${day}::date and ${outside}`.execute(tx)
}

/** The branch of a member, themselves with it, stands under an upline and everyone above that one from this day on. */
export const insertBranch = (tx: Tx, { memberId, uplineId, from }: Placement) =>
  sql`insert into identity.hierarchy (above_id, below_id, depth, from_day)
      select line.above_id, branch.below_id, line.depth + 1 + branch.depth, ${from}::date
      from identity.hierarchy as branch cross join identity.hierarchy as line
      where branch.above_id = ${memberId} and line.below_id = ${uplineId}
        and ${from}::date >= branch.from_day and ${from}::date < branch.to_day
        and ${from}::date >= line.from_day and ${from}::date < line.to_day`.execute(tx)

/** Keep what was ordered; a move ordered anew for the same day takes its place. */
export const saveMove = (tx: Tx, brandId: number, { memberId, uplineId, from }: Placement, now: Date) =>
  sql`insert into identity.move (member_id, brand_id, upline_id, from_day, ordered_at)
      values (${memberId}, ${brandId}, ${uplineId}, ${from}::date, ${now})
      on conflict (member_id, from_day) do update set upline_id = excluded.upline_id, ordered_at = excluded.ordered_at`.execute(
    tx,
  )

/** Let the rows of members name the upline whose day has come; some at a time. Answers whose it changed. */
export async function applyMoves(
  tx: Tx,
  {
    brandId,
    day,
    now,
    most,
  }: { readonly brandId: number; readonly day: Day; readonly now: Date; readonly most: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      update identity.move set applied_at = ${now}
      where (member_id, from_day) in (
        select member_id, from_day from identity.move
        where brand_id = ${brandId} and applied_at is null and from_day <= ${day}::date
        order by from_day, member_id limit ${most} for update skip locked)
      returning member_id
    )
    update identity.member set upline_id = place.upline_id
    from (select distinct member_id from due) as due join identity.placement as place on place.member_id = due.member_id
    where member.id = due.member_id and ${day}::date >= place.from_day and ${day}::date < place.to_day
    returning member.id`.execute(tx)
  return rows.map(({ id }) => id)
}
