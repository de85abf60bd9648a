import type { Step } from '@croupier/contract/step.ts'
import { type RawBuilder, sql } from 'kysely'
import { arrayOf, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { DayRange } from '#kernel/day.ts'

/** The number of the next reference. */
export async function nextReference(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('cashier.reference')::float8 as number`.execute(tx)
  return rows[0]!.number
}

export interface NewStep {
  readonly brandId: number
  readonly memberId: string
  readonly requestId: string
  readonly step: Step['step']
  readonly by: string
  readonly note?: string
}

/** Note what happened. */
export const insertSteps = (tx: Tx, steps: readonly NewStep[], now: Date) =>
  sql`
  insert into cashier.step (brand_id, member_id, request_id, step, by, note, at)
  select brand_id, member_id, request_id, step, by, note, ${now}::timestamptz
  from unnest(${arrayOf(steps.map((one) => one.brandId))}::int[], ${arrayOf(steps.map((one) => one.memberId))}::uuid[],
              ${arrayOf(steps.map((one) => one.requestId))}::uuid[], ${tokens(steps.map((one) => one.step))}::text[],
              ${texts(steps.map((one) => one.by))}::text[], ${texts(steps.map((one) => one.note ?? null))}::text[])
    as step (brand_id, member_id, request_id, step, by, note)`.execute(tx)

export interface StepRow {
  readonly requestId: string
  readonly step: Step['step']
  readonly by: string
  readonly at: Date
}

/** What happened to these, in order. */
export async function findSteps(db: Db, ids: readonly string[]): Promise<readonly StepRow[]> {
  const { rows } = await sql<StepRow>`
    select request_id as "requestId", step, by, at from cashier.step where request_id = any(${arrayOf(ids)}::uuid[]) order by id`.execute(
    db,
  )
  return rows
}

/** The last thing that happened to a member's deposits and withdrawals: a number that grows. */
export async function findLastStep(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id::float8 as id from cashier.step where member_id = ${memberId} order by step.id desc limit 1`.execute(db)
  return rows[0]?.id ?? 0
}

export interface NoticeRow {
  readonly eventId: string
  readonly type: string
  readonly about: string | null
  readonly reference: string
  readonly amount: bigint
  readonly asset: string
  readonly at: Date
}

/**
 * What of this the gateway has said before. Asked behind locks on its names, taken in their order, so that the same thing at
 * once is heard once.
 */
export async function findHeard(tx: Tx, eventIds: readonly string[]): Promise<ReadonlySet<string>> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended('cashier.notice ' || event_id, 0) as key
          from unnest(${texts(eventIds)}::text[]) as said (event_id) order by key) as keys`.execute(tx)
  const { rows } = await sql<{ eventId: string }>`
    select event_id as "eventId" from cashier.notice where event_id = any(${texts(eventIds)}::text[])`.execute(tx)
  return new Set(rows.map(({ eventId }) => eventId))
}

export interface ProcessedNotice extends NoticeRow {
  /** What became of it, in a word. */
  readonly outcome: string
}

/** Keep what the gateway said and what became of it. */
export const insertNotices = (tx: Tx, rows: readonly ProcessedNotice[], now: Date) =>
  sql`
  insert into cashier.notice (event_id, type, about, reference, amount, asset, outcome, at, received_at)
  select event_id, type, about, reference, amount, asset, outcome, at, ${now}::timestamptz
  from unnest(${texts(rows.map((one) => one.eventId))}::text[], ${tokens(rows.map((one) => one.type))}::text[],
              ${arrayOf(rows.map((one) => one.about))}::uuid[], ${texts(rows.map((one) => one.reference))}::text[],
              ${arrayOf(rows.map((one) => one.amount))}::int8[], ${texts(rows.map((one) => one.asset))}::text[],
              ${tokens(rows.map((one) => one.outcome))}::text[], ${moments(rows.map((one) => one.at))}::timestamptz[])
    as said (event_id, type, about, reference, amount, asset, outcome, at)`.execute(tx)

export interface Turnover {
  readonly due: bigint
  readonly since: Date
}

/** What must be staked before money leaves. */
export async function findTurnover(db: Db, memberId: string, asset: string): Promise<Turnover | undefined> {
  const { rows } = await sql<Turnover>`
    select due, since from cashier.turnover where member_id = ${memberId} and asset = ${asset}`.execute(db)
  return rows[0]
}

/** The same, locked: a member's deposits and withdrawals are judged one after the other. */
export async function lockTurnover(
  tx: Tx,
  { memberId, brandId, asset }: { readonly memberId: string; readonly brandId: number; readonly asset: string },
  now: Date,
): Promise<Turnover> {
  await sql`
    insert into cashier.turnover (member_id, asset, brand_id, since) values (${memberId}, ${asset}, ${brandId}, ${now})
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<Turnover>`
    select due, since from cashier.turnover where member_id = ${memberId} and asset = ${asset} for update`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error(`member ${memberId} has no turnover`)
  return row
}

/** So much is due from this moment on. */
export const updateTurnover = (tx: Tx, memberId: string, asset: string, { due, since }: Turnover) =>
  sql`
  update cashier.turnover set due = ${due}, since = ${since} where member_id = ${memberId} and asset = ${asset}`.execute(
    tx,
  )

export interface Owner {
  readonly memberId: string
  readonly asset: string
}

/** Lock requests in the order of their ids, and whose they are. */
export async function lockRows(
  tx: Tx,
  table: RawBuilder<unknown>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  const { rows } = await sql<Owner & { id: string }>`
    select id, member_id as "memberId", asset from ${table} where id = any(${arrayOf(ids)}::uuid[])
    order by id for update`.execute(tx)
  return new Map(rows.map(({ id, memberId, asset }) => [id, { memberId, asset }]))
}

export interface ListFilter {
  readonly memberId: string
  readonly range: DayRange
  readonly timeZone: string
  readonly state: string | undefined
}

/** Asked for in these days, in this state. */
export const listCondition = ({ memberId, range, timeZone, state }: ListFilter) => sql`
  member_id = ${memberId} and requested_at >= (${range.from}::date::timestamp at time zone ${timeZone}::text)
  and requested_at < ((${range.to}::date + 1)::timestamp at time zone ${timeZone}::text)
  and (${state ?? null}::text is null or state = ${state ?? null}::text)`

export interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}
