import type { ChaseState } from '@croupier/contract/lottery-chases.ts'
import { sql } from 'kysely'
import { arrayOf, moments, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { ORDER, type OrderRow } from '../orders/store.ts'

/** Several issues bet on by one press, under the id of the first order. */
export interface ChaseRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly decimals: number
  readonly lottery: string
  readonly stopOnWin: boolean
  /** Lines on each issue. */
  readonly lines: number
  readonly issues: number
  readonly placedAt: Date
}

/** What ends a chase before its last issue. */
export type ChaseEnd = 'win' | 'member' | 'restraint'

export const insertChases = (tx: Tx, chases: readonly ChaseRow[]) =>
  sql`
  insert into lottery.chase (id, brand_id, member_id, asset, decimals, lottery, stop_on_win, lines, issues, placed_at)
  select * from unnest(
    ${arrayOf(chases.map((one) => one.id))}::uuid[], ${arrayOf(chases.map((one) => one.brandId))}::int[],
    ${arrayOf(chases.map((one) => one.memberId))}::uuid[], ${tokens(chases.map((one) => one.asset))}::text[],
    ${arrayOf(chases.map((one) => one.decimals))}::int[], ${tokens(chases.map((one) => one.lottery))}::text[],
    ${tokens(chases.map((one) => String(one.stopOnWin)))}::bool[], ${arrayOf(chases.map((one) => one.lines))}::int[],
    ${arrayOf(chases.map((one) => one.issues))}::int[],
    ${moments(chases.map((one) => one.placedAt))}::timestamptz[])`.execute(tx)

/** A chase with what has become of its issues. */
export interface ChaseProgress extends ChaseRow {
  readonly state: ChaseState
  readonly endedBy: ChaseEnd | null
  readonly endedIssues: number
  readonly amount: bigint
  readonly played: bigint
  readonly rebate: bigint
  readonly prize: bigint
}

/** What is read of a chase, and what has become of its issues. */
export const PROGRESS = sql`c.id, c.brand_id as "brandId", c.member_id as "memberId", c.asset, c.decimals, c.lottery,
         c.stop_on_win as "stopOnWin", c.lines, c.issues, c.placed_at as "placedAt", c.ended_by as "endedBy",
         sums.ended as "endedIssues", sums.amount, sums.played, sums.rebate, sums.prize,
         case when c.ended_by = 'win' then 'stopped' when c.ended_by is not null then 'cancelled'
              when sums.ended < c.issues then 'running' else 'ended' end as state`

/** Beside a chase, its issues together. */
export const PROGRESS_SUMS = sql`cross join lateral (
    select count(*) filter (where o.state <> 'open')::int as ended, coalesce(sum(o.amount), 0)::int8 as amount,
           coalesce(sum(o.amount) filter (where o.state <> 'open'), 0)::int8 as played, coalesce(sum(o.rebate), 0)::int8 as rebate,
           coalesce(sum(o.prize), 0)::int8 as prize
    from lottery.member_order as o where o.chase_id = c.id
  ) as sums`

export async function findChase(db: Db, id: string): Promise<ChaseProgress | undefined> {
  const { rows } = await sql<ChaseProgress>`
    select ${PROGRESS} from lottery.chase as c ${PROGRESS_SUMS} where c.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export interface ChaseFilter {
  readonly memberId: string
  readonly lottery: string | null
  readonly state: ChaseState | null
}

const wanted = ({ memberId, lottery, state }: ChaseFilter) => sql`
  select * from (
    select ${PROGRESS} from lottery.chase as c ${PROGRESS_SUMS}
    where c.member_id = ${memberId}::uuid and (${lottery}::text is null or c.lottery = ${lottery}::text)) as one
  where ${state}::text is null or one.state = ${state}::text`

export async function countChases(db: Db, filter: ChaseFilter): Promise<number> {
  const { rows } = await sql<{ chases: number }>`
    select count(*)::int as chases from (${wanted(filter)}) as wanted`.execute(db)
  return rows[0]?.chases ?? 0
}

/** Chases, the newest first. */
export async function findChases(
  db: Db,
  filter: ChaseFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ChaseProgress[]> {
  const { rows } = await sql<ChaseProgress>`
    ${wanted(filter)} order by "placedAt" desc, id offset ${offset}::int limit ${limit}::int`.execute(db)
  return rows
}

/** The orders of a chase. */
export async function findChased(db: Db, chaseId: string): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from lottery.member_order as o where o.chase_id = ${chaseId}::uuid order by o.id`.execute(db)
  return rows
}

/** End those of these chases that nothing has ended: what is not closed of them waits to be given back. */
export const saveEndedBy = (tx: Tx, ids: readonly string[], by: ChaseEnd) =>
  sql`update lottery.chase set ended_by = ${by} where id = any(${arrayOf(ids)}::uuid[]) and ended_by is null`.execute(
    tx,
  )

/** All that could be given back of a chase has been. */
export const saveEnded = (tx: Tx, id: string, now: Date) =>
  sql`update lottery.chase set ended_at = ${now}::timestamptz where id = ${id}::uuid and ended_by is not null and ended_at is null`.execute(
    tx,
  )

/** Chases that have ended and of which not everything has been given back. */
export async function findEnding(db: Db, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lottery.chase where ended_by is not null and ended_at is null order by id limit ${most}::int`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Chases of members that have issues to come. */
export async function findRunningOf(
  db: Db,
  memberIds: readonly string[],
): Promise<readonly { id: string; memberId: string }[]> {
  const { rows } = await sql<{ id: string; memberId: string }>`
    select distinct c.id, c.member_id as "memberId" from lottery.member_order as o join lottery.chase as c on c.id = o.chase_id
    where o.member_id = any(${arrayOf(memberIds)}::uuid[]) and o.chase_id is not null and o.state = 'open' and c.ended_by is null
    order by c.id`.execute(db)
  return rows
}

/** Those of these orders' chases that stop with a win. */
export async function findStopping(db: Db, orderIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.id from lottery.member_order as o join lottery.chase as c on c.id = o.chase_id
    where o.id = any(${arrayOf(orderIds)}::uuid[]) and c.stop_on_win and c.ended_by is null order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether an issue is bet on by a chase of which an earlier issue has no end yet. */
export async function waitsForEarlier(db: Db, issueId: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from lottery.issue as i
      join lottery.member_order as o on o.issue_id = i.id and o.chase_id is not null and o.state = 'open'
      join lottery.member_order as earlier on earlier.chase_id = o.chase_id and earlier.state = 'open'
      join lottery.issue as before on before.id = earlier.issue_id
      where i.id = ${issueId}::uuid and before.draw_at < i.draw_at
    ) as waits`.execute(db)
  return rows[0]?.waits ?? false
}
