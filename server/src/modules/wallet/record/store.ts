import { type RawBuilder, sql } from 'kysely'
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

/** Posted lines of an account within a stretch of its record, one side at a time: each has an index of its own, in this order. */
const linesOf = (accountId: string, stretch: RawBuilder<unknown>) => sql`
  select kind, -amount as amount, at, batch, line from wallet.transfer
  where debit_account_id = ${accountId}::uuid and debit_after is not null and ${stretch} and state = 'posted'
  union all
  select kind, amount, at, batch, line from wallet.transfer
  where credit_account_id = ${accountId}::uuid and credit_after is not null and ${stretch} and state = 'posted'`

const behind = (end: End) => sql`(batch, line) > (${end.batch}::int8, ${end.line}::int)`

const tailOf = (filter: LineFilter, end: End) => sql`
  select * from (${linesOf(filter.accountId, behind(end))}) as line
  where at >= ${begins(filter)} and at < ${ends(filter)} ${ofKind(filter)}`

/** Lines that are in no block yet, oldest first. */
export async function findUncounted(
  db: Db,
  accountId: string,
  end: End,
  limit: number,
): Promise<readonly CountedLine[]> {
  // Each side is cut by itself: its index has it in this order.
  const { rows } = await sql<CountedLine>`
    (select kind, -amount as amount, at, batch, line from wallet.transfer
     where debit_account_id = ${accountId}::uuid and debit_after is not null and (batch, line) > (${end.batch}::int8, ${end.line}::int)
       and state = 'posted' order by batch, line limit ${limit}::int)
    union all
    (select kind, amount, at, batch, line from wallet.transfer
     where credit_account_id = ${accountId}::uuid and credit_after is not null and (batch, line) > (${end.batch}::int8, ${end.line}::int)
       and state = 'posted' order by batch, line limit ${limit}::int)
    order by batch, line limit ${limit}::int`.execute(db)
  return rows
}

/** Write blocks down behind the last one. Whoever counts the same lines writes the same blocks. */
export async function insertBlocks(db: Db, accountId: string, after: number, blocks: readonly Block[]): Promise<void> {
  const rows = blocks.flatMap(({ parts, endBatch, endLine }, index) =>
    parts.map(({ kind, credits, debits, firstAt, lastAt, batches, places }) => ({
      block: after + index + 1,
      kind,
      lines: places.length,
      credits: String(credits),
      debits: String(debits),
      first_at: firstAt,
      last_at: lastAt,
      end_batch: String(endBatch),
      end_line: endLine,
      batches: batches.map(String),
      places,
    })),
  )
  await sql`
    insert into wallet.record_block
      (account_id, kind, block, lines, credits, debits, first_at, last_at, end_batch, end_line, batches, places)
    select ${accountId}::uuid, kind, block, lines, credits, debits, first_at, last_at, end_batch, end_line, batches, places
    from unnest(${jsons(rows)}::jsonb[]) as one (row),
         jsonb_to_record(row) as part (kind text, block int, lines int, credits int8, debits int8, first_at timestamptz,
                                       last_at timestamptz, end_batch int8, end_line int, batches int8[], places int[])
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
  readonly credits: bigint
  readonly debits: bigint
}

const NOTHING: Sums = { lines: 0, credits: 0n, debits: 0n }

/** How many lines a range has behind the end of the blocks, and what came and went. */
export async function sumTail(db: Db, filter: LineFilter, end: End): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*)::int as lines, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as credits,
           coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as debits
    from (${tailOf(filter, end)}) as line`.execute(db)
  return rows[0] ?? NOTHING
}

/** Where a line stands in the ledger. */
export interface LinePosition {
  readonly batch: bigint
  readonly line: number
}

/** Where a range's lines behind the end of the blocks stand, newest first. */
export async function findTail(db: Db, filter: LineFilter, end: End, window: Window): Promise<readonly LinePosition[]> {
  const { rows } = await sql<LinePosition>`
    select batch, line from (${tailOf(filter, end)}) as line
    order by batch desc, line desc limit ${window.take}::int offset ${window.skip}::int`.execute(db)
  return rows
}

/** The lines of one block, from the end of the one before: they lie together, where their ids are strewn over the ledger. */
const linesOfBlock = (accountId: string) => sql`
  lateral (
    select coalesce(max(end_batch), 0) as from_batch, coalesce(max(end_line), 0) as from_line from wallet.record_block
    where account_id = ${accountId}::uuid and kind = '' and block = cut.block - 1
  ) as before
  cross join lateral (${linesOf(
    accountId,
    sql`(batch, line) > (from_batch, from_line) and (batch, line) <= (cut.end_batch, cut.end_line)`,
  )}) as line`

/** The blocks that a range touches: as they were counted where they lie within it, else only their lines within it. */
const blocksOf = (filter: LineFilter, end: End) => sql`
  touched as (
    select block, end_batch, end_line, lines, credits, debits, batches, places,
           first_at >= ${begins(filter)} and last_at < ${ends(filter)} as whole
    from wallet.record_block
    where account_id = ${filter.accountId}::uuid and kind = ${filter.kind ?? ''}::text and block <= ${end.block}::int
      and last_at >= ${begins(filter)} and first_at < ${ends(filter)}
  ), edge as (
    select block, count(*)::int as lines, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as credits,
           coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as debits, 
           array_agg(batch order by batch, line) as batches, array_agg(line order by batch, line) as places
    from (select block, end_batch, end_line from touched where not whole) as cut
    cross join ${linesOfBlock(filter.accountId)}
    where at >= ${begins(filter)} and at < ${ends(filter)} ${ofKind(filter)}
    group by block
  ), part as (
    select block, lines, credits, debits, batches, places from touched where whole union all select * from edge
  )`

/** The same of the blocks. */
export async function sumBlocks(db: Db, filter: LineFilter, end: End): Promise<Sums> {
  if (end.block === 0) return NOTHING
  const { rows } = await sql<Sums>`
    with ${blocksOf(filter, end)}
    select coalesce(sum(lines), 0)::int as lines, coalesce(sum(credits), 0)::int8 as credits, coalesce(sum(debits), 0)::int8 as debits
    from part`.execute(db)
  return rows[0] ?? NOTHING
}

/** Which lines of a list, counted from its newest. */
export interface Window {
  readonly skip: number
  readonly take: number
}

/** Where a range's lines in blocks stand, newest first: only the blocks that hold them are opened. */
export async function findInBlocks(
  db: Db,
  filter: LineFilter,
  end: End,
  window: Window,
): Promise<readonly LinePosition[]> {
  if (end.block === 0 || window.take <= 0) return []
  const { rows } = await sql<LinePosition>`
    with ${blocksOf(filter, end)}, placed as (
      select batches, places, lines, sum(lines) over (order by block desc) - lines as newer from part
    )
    select one.batch, one.line from placed cross join lateral unnest(batches, places) with ordinality as one (batch, line, place)
    where newer < ${window.skip + window.take}::int8 and newer + lines > ${window.skip}::int8
    order by newer, place desc
    limit ${window.take}::int
    offset ${window.skip}::int8 - (select min(newer) from placed where newer + lines > ${window.skip}::int8)`.execute(
    db,
  )
  return rows
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

const lineOf = (accountId: string, which: RawBuilder<unknown>) => sql<LineRow>`
  select line.id, journal, kind, line.amount, after, cause, account.purpose as counterpart,
         line.batch || '/' || line.line as position, at
  from (
    select id, journal, kind, -amount as amount, debit_after as after, cause, credit_account_id as other, batch, line, at
    from wallet.transfer
    where debit_account_id = ${accountId}::uuid and debit_after is not null and state = 'posted' and ${which}
    union all
    select id, journal, kind, amount, credit_after, cause, debit_account_id, batch, line, at
    from wallet.transfer
    where credit_account_id = ${accountId}::uuid and credit_after is not null and state = 'posted' and ${which}
  ) as line
  cross join lateral (select purpose from wallet.account where id = other offset 0) as account`

/** An account's lines that stand in these places, newest first. */
export async function findLines(
  db: Db,
  accountId: string,
  places: readonly LinePosition[],
): Promise<readonly LineRow[]> {
  if (places.length === 0) return []
  const batches = arrayOf(places.map(({ batch }) => batch))
  const lines = arrayOf(places.map(({ line }) => line))
  const { rows } = await sql<LineRow>`
    select line.* from unnest(${batches}::int8[], ${lines}::int[]) as place (batch, line)
    cross join lateral (${lineOf(accountId, sql`(batch, line) = (place.batch, place.line)`)}) as line
    order by place.batch desc, place.line desc`.execute(db)
  return rows
}

/** An account's line by its transfer; that of another account is none. */
export async function findLine(db: Db, accountId: string, id: string): Promise<LineRow | undefined> {
  const { rows } = await lineOf(accountId, sql`id = ${id}::uuid`).execute(db)
  return rows[0]
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
      select block, kind, credits, debits, end_batch, end_line, ${day('first_at')} as first_day, ${day('last_at')} as last_day
      from wallet.record_block
      where account_id = ${filter.accountId}::uuid and kind <> '' and block <= ${end.block}::int
        and last_at >= ${begins(whole)} and first_at < ${ends(whole)}
    ), line as (
      select first_day as day, kind, credits, debits from block where first_day = last_day
      union all
      select ${day('at')}, kind, greatest(amount, 0), greatest(-amount, 0)
      from (
        select block, end_batch, end_line, array_agg(kind) as kinds from block
        where first_day <> last_day group by block, end_batch, end_line
      ) as cut
      cross join ${linesOfBlock(filter.accountId)}
      where at >= ${begins(whole)} and at < ${ends(whole)} and kind = any(kinds)
      union all
      select ${day('at')}, kind, greatest(amount, 0), greatest(-amount, 0) from (${tailOf(whole, end)}) as tail
    )
    select day, kind, sum(credits)::int8 as credits, sum(debits)::int8 as debits from line group by day, kind order by day, kind`.execute(
    db,
  )
  return rows
}
