import { sql } from 'kysely'
import { arrayOf, jsons } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import type { DayRange } from '#kernel/day.ts'
import type { Block, CountedLine, KindSum } from './rules.ts'

/** Where the counted part of a record ends: what stands behind it is counted whenever it is asked for. */
export interface End {
  /** Number of the last block; 0 where there is none. */
  readonly block: number
  readonly batch: bigint
  readonly line: number
}

const NO_BLOCK: End = { block: 0, batch: 0n, line: 0 }

export async function findEnd(db: Db, accountId: string): Promise<End> {
  const { rows } = await sql<End>`
    select block, end_batch as batch, end_line as line from wallet.record_block
    where account_id = ${accountId}::uuid and kind = '' order by block desc limit 1`.execute(db)
  return rows[0] ?? NO_BLOCK
}

export interface LineFilter {
  readonly accountId: string
  readonly range: DayRange
  readonly timeZone: string
  readonly kind: string | undefined
}

const begins = ({ range, timeZone }: LineFilter) => sql`(${range.from}::date::timestamp at time zone ${timeZone}::text)`
const ends = ({ range, timeZone }: LineFilter) =>
  sql`((${range.to}::date + 1)::timestamp at time zone ${timeZone}::text)`
const ofKind = ({ kind }: LineFilter) => (kind === undefined ? sql`` : sql`and kind = ${kind}::text`)

/** Posted lines of an account behind the end of its blocks, one side at a time: each has an index of its own. */
const behind = (accountId: string, end: End) => sql`
  select id, kind, -amount as amount, at, batch, line from wallet.transfer
  where debit = ${accountId}::uuid and debit_after is not null and (batch, line) > (${end.batch}::int8, ${end.line}::int)
    and state = 'posted'
  union all
  select id, kind, amount, at, batch, line from wallet.transfer
  where credit = ${accountId}::uuid and credit_after is not null and (batch, line) > (${end.batch}::int8, ${end.line}::int)
    and state = 'posted'`

const tailOf = (filter: LineFilter, end: End) => sql`
  select * from (${behind(filter.accountId, end)}) as line where at >= ${begins(filter)} and at < ${ends(filter)} ${ofKind(filter)}`

/** Lines that are in no block yet, oldest first. */
export async function findUncounted(
  db: Db,
  accountId: string,
  end: End,
  limit: number,
): Promise<readonly CountedLine[]> {
  // Each side is cut by itself: its index has it in this order.
  const { rows } = await sql<CountedLine>`
    (select id, kind, -amount as amount, at, batch, line from wallet.transfer
     where debit = ${accountId}::uuid and debit_after is not null and (batch, line) > (${end.batch}::int8, ${end.line}::int)
       and state = 'posted' order by batch, line limit ${limit}::int)
    union all
    (select id, kind, amount, at, batch, line from wallet.transfer
     where credit = ${accountId}::uuid and credit_after is not null and (batch, line) > (${end.batch}::int8, ${end.line}::int)
       and state = 'posted' order by batch, line limit ${limit}::int)
    order by batch, line limit ${limit}::int`.execute(db)
  return rows
}

/** Write blocks down behind the last one. Whoever counts the same lines writes the same blocks. */
export async function insertBlocks(db: Db, accountId: string, after: number, blocks: readonly Block[]): Promise<void> {
  const rows = blocks.flatMap(({ parts, endBatch, endLine }, index) =>
    parts.map(({ kind, came, went, firstAt, lastAt, ids }) => ({
      block: after + index + 1,
      kind,
      lines: ids.length,
      came: String(came),
      went: String(went),
      first_at: firstAt,
      last_at: lastAt,
      end_batch: String(endBatch),
      end_line: endLine,
      ids,
    })),
  )
  await sql`
    insert into wallet.record_block (account_id, kind, block, lines, came, went, first_at, last_at, end_batch, end_line, ids)
    select ${accountId}::uuid, kind, block, lines, came, went, first_at, last_at, end_batch, end_line, ids
    from unnest(${jsons(rows)}::jsonb[]) as one (row),
         jsonb_to_record(row) as part (kind text, block int, lines int, came int8, went int8, first_at timestamptz,
                                       last_at timestamptz, end_batch int8, end_line int, ids uuid[])
    on conflict do nothing`.execute(db)
}

/** Accounts with lines enough for a block and none written: ledgers of old. */
export async function findNeverCounted(db: Db, linesMin: number, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from wallet.balance
    where lines >= ${linesMin}::int8 and not exists (
      select from wallet.record_block where record_block.account_id = balance.account_id)
    order by account_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface Sums {
  readonly lines: number
  readonly came: bigint
  readonly went: bigint
}

const NOTHING: Sums = { lines: 0, came: 0n, went: 0n }

/** How many lines a range has behind the end of the blocks, and what came and went. */
export async function sumTail(db: Db, filter: LineFilter, end: End): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*)::int as lines, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as came,
           coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as went
    from (${tailOf(filter, end)}) as line`.execute(db)
  return rows[0] ?? NOTHING
}

/** Ids of a range's lines behind the end of the blocks, newest first. */
export async function findTailIds(db: Db, filter: LineFilter, end: End, window: Window): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${tailOf(filter, end)}) as line
    order by batch desc, line desc limit ${window.take}::int offset ${window.skip}::int`.execute(db)
  return rows.map(({ id }) => id)
}

/** A transfer of a block by its id: `offset` keeps the planner from reading the whole ledger for a few hundred of them. */
const transferOf = sql`select kind, debit, amount, at from wallet.transfer where id = one.id offset 0`

/** The blocks that a range touches: as they were counted where they lie within it, else only their lines within it. */
const blocksOf = (filter: LineFilter, end: End) => sql`
  touched as (
    select block, lines, came, went, ids, first_at >= ${begins(filter)} and last_at < ${ends(filter)} as whole
    from wallet.record_block
    where account_id = ${filter.accountId}::uuid and kind = ${filter.kind ?? ''}::text and block <= ${end.block}::int
      and last_at >= ${begins(filter)} and first_at < ${ends(filter)}
  ), edge as (
    select block, count(*)::int as lines, coalesce(sum(amount) filter (where debit <> ${filter.accountId}::uuid), 0)::int8 as came,
           coalesce(sum(amount) filter (where debit = ${filter.accountId}::uuid), 0)::int8 as went,
           array_agg(one.id order by place) as ids
    from (select block, ids from touched where not whole offset 0) as cut
    cross join lateral unnest(cut.ids) with ordinality as one (id, place)
    cross join lateral (${transferOf}) as transfer
    where at >= ${begins(filter)} and at < ${ends(filter)}
    group by block
  ), part as (
    select block, lines, came, went, ids from touched where whole union all select block, lines, came, went, ids from edge
  )`

/** The same of the blocks. */
export async function sumBlocks(db: Db, filter: LineFilter, end: End): Promise<Sums> {
  if (end.block === 0) return NOTHING
  const { rows } = await sql<Sums>`
    with ${blocksOf(filter, end)}
    select coalesce(sum(lines), 0)::int as lines, coalesce(sum(came), 0)::int8 as came, coalesce(sum(went), 0)::int8 as went
    from part`.execute(db)
  return rows[0] ?? NOTHING
}

/** Which lines of a list, counted from its newest. */
export interface Window {
  readonly skip: number
  readonly take: number
}

/** Ids of a range's lines in blocks, newest first: only the blocks that hold them are opened. */
export async function findBlockIds(db: Db, filter: LineFilter, end: End, window: Window): Promise<readonly string[]> {
  if (end.block === 0 || window.take <= 0) return []
  const { rows } = await sql<{ id: string }>`
    with ${blocksOf(filter, end)}, placed as (
      select ids, lines, sum(lines) over (order by block desc) - lines as newer from part
    )
    select one.id from placed cross join lateral unnest(ids) with ordinality as one (id, place)
    where newer < ${window.skip + window.take}::int8 and newer + lines > ${window.skip}::int8
    order by newer, place desc
    limit ${window.take}::int
    offset ${window.skip}::int8 - (select min(newer) from placed where newer + lines > ${window.skip}::int8)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export interface LineRow {
  readonly id: string
  readonly journal: string
  readonly kind: string
  readonly amount: bigint
  readonly after: bigint
  readonly cause: string | null
  readonly counterpart: string
  readonly position: string
  readonly at: Date
}

/** Lines of an account by their transfers, newest first; those of others are left out. */
export async function findLines(db: Db, accountId: string, ids: readonly string[]): Promise<readonly LineRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LineRow>`
    select transfer.id, journal, kind, case when debit = mine then -amount else amount end as amount,
           case when debit = mine then debit_after else credit_after end as after, cause,
           account.purpose as counterpart, batch || '/' || line as position, at
    from wallet.transfer
    cross join (select ${accountId}::uuid as mine) as asker
    cross join lateral (
      select purpose from wallet.account where id = case when debit = mine then credit else debit end offset 0) as account
    where transfer.id = any(${arrayOf(ids)}::uuid[]) and state = 'posted' and mine in (debit, credit)
    order by batch desc, line desc`.execute(db)
  return rows
}

/** What came and went by business day and kind. */
export async function sumDays(
  db: Db,
  filter: Omit<LineFilter, 'kind'>,
  end: End,
): Promise<readonly (KindSum & { readonly day: string })[]> {
  const whole = { ...filter, kind: undefined }
  const day = (at: 'at' | 'first_at' | 'last_at') => sql`(${sql.ref(at)} at time zone ${filter.timeZone}::text)::date`
  const { rows } = await sql<KindSum & { day: string }>`
    with block as (
      select kind, came, went, ids, ${day('first_at')} as first_day, ${day('last_at')} as last_day
      from wallet.record_block
      where account_id = ${filter.accountId}::uuid and kind <> '' and block <= ${end.block}::int
        and last_at >= ${begins(whole)} and first_at < ${ends(whole)}
    ), line as (
      select first_day as day, kind, came, went from block where first_day = last_day
      union all
      select ${day('at')}, transfer.kind, case when debit <> ${filter.accountId}::uuid then amount else 0 end,
             case when debit = ${filter.accountId}::uuid then amount else 0 end
      from (select ids from block where first_day <> last_day offset 0) as cut
      cross join lateral unnest(cut.ids) as one (id) cross join lateral (${transferOf}) as transfer
      where at >= ${begins(whole)} and at < ${ends(whole)}
      union all
      select ${day('at')}, kind, greatest(amount, 0), greatest(-amount, 0) from (${tailOf(whole, end)}) as tail
    )
    select day, kind, sum(came)::int8 as came, sum(went)::int8 as went from line group by day, kind order by day, kind`.execute(
    db,
  )
  return rows
}

export interface JournalRow {
  readonly id: string
  readonly kind: string
  readonly state: 'posted' | 'pending' | 'voided'
  readonly amount: bigint
  readonly debit: string
  readonly credit: string
  readonly debitPurpose: string
  readonly creditPurpose: string
  readonly position: string
  readonly at: Date
}

const JOURNAL_MAX = 100

/** Transfers of a journal in their order: those of this account and those between accounts of the house. */
export async function findJournal(db: Db, journal: string, accountId: string): Promise<readonly JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    select line.id, kind, state, amount, debit, credit, payer.purpose as "debitPurpose", payee.purpose as "creditPurpose",
           batch || '/' || line as position, at
    from (
      select * from wallet.transfer where id = ${journal}::uuid
      union all
      select * from wallet.transfer where journal = ${journal}::uuid and journal <> id
    ) as line
    join wallet.account as payer on payer.id = debit
    join wallet.account as payee on payee.id = credit
    where ${accountId}::uuid in (debit, credit) or (payer.owner_id is null and payee.owner_id is null)
    order by batch, line.line limit ${JOURNAL_MAX}`.execute(db)
  return rows
}
