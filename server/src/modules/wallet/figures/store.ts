import { sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Day } from '#kernel/day.ts'
import type { Brand } from '../../brand/brand.ts'

/** Brands by whose clocks business days begin. */
export type Clocks = readonly Pick<Brand, 'id' | 'timeZone'>[]

const zonesOf = (clocks: Clocks) => sql`
  select * from unnest(${arrayOf(clocks.map(({ id }) => id))}::int[], ${texts(clocks.map(({ timeZone }) => timeZone))}::text[])
    as zone (brand_id, time_zone)`

/** Begin to count, one after the other. Nothing is lost by not waiting for the disk: a crash takes figures and points back together. */
export async function beginCounting(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx)
  await sql`lock table wallet.figure_point in exclusive mode`.execute(tx)
}

/** Each side of a posted line that is a member's, with what stood on the other side. */
const sides = sql`
  select own.id as account_id, (at at time zone coalesce(time_zone, 'UTC'))::date as day, kind,
         other.purpose as counterpart, credits, debits
  from (
    select debit_account_id as own_id, credit_account_id as other_id, kind, at, 0::int8 as credits, amount as debits
    from line where debit_after is not null
    union all
    select credit_account_id, debit_account_id, kind, at, amount, 0::int8 from line where credit_after is not null
  ) as side
  join wallet.account as own on own.id = own_id
  join wallet.account as other on other.id = other_id
  left join zone on zone.brand_id = own.brand_id`

const SUMS = sql`count(*)::int as lines, sum(credits)::int8 as credits, sum(debits)::int8 as debits`

/** Figures of accounts, added up for all above the members whose they are; of play the bets are asked. */
const above = (figures: ReturnType<typeof sql.raw>) => sql`
  select head_id, asset, day, kind, counterpart, sum(lines)::int as lines, sum(credits)::int8 as credits, sum(debits)::int8 as debits
  from ${figures} as own join wallet.account on account.id = own.account_id
  join wallet.head_above as above on above.member_id = account.owner_id and day >= from_day and day < to_day
  where counterpart not like 'game:%'
  group by head_id, asset, day, kind, counterpart`

/** Add the next batches of all chains, so many at most, to the figures; how many there were. */
export async function addBatches(tx: Tx, clocks: Clocks, most: number): Promise<number> {
  const { rows } = await sql<{ batches: number }>`
    with zone as (${zonesOf(clocks)}), due as (
      select next.id, next.writer, next.number
      from wallet.writer left join wallet.figure_point as point on point.writer = writer.id
      cross join lateral (
        select batch.id, batch.writer, batch.number from wallet.batch
        where batch.writer = writer.id and batch.number > coalesce(point.number, 0) order by batch.number limit ${most}::int
      ) as next
      order by next.id limit ${most}::int
    ), line as (
      select kind, debit_account_id, credit_account_id, amount, debit_after, credit_after, at
      from wallet.transfer join due on due.id = batch
      where batch between (select min(id) from due) and (select max(id) from due) and state = 'posted'
    ), added as materialized (
      select account_id, day, kind, counterpart, ${SUMS} from (${sides}) as side group by account_id, day, kind, counterpart
    ), counted as (
      insert into wallet.figure as figure (account_id, day, kind, counterpart, lines, credits, debits)
      select * from added
      on conflict (account_id, day, kind, counterpart) do update
      set lines = figure.lines + excluded.lines, credits = figure.credits + excluded.credits, debits = figure.debits + excluded.debits
    ), counted_above as (
      insert into wallet.hierarchy_figure as figure (head_id, asset, day, kind, counterpart, lines, credits, debits)
      ${above(sql.raw('added'))}
      on conflict (head_id, asset, day, kind, counterpart) do update
      set lines = figure.lines + excluded.lines, credits = figure.credits + excluded.credits, debits = figure.debits + excluded.debits
    ), moved as (
      insert into wallet.figure_point (writer, number) select writer, max(number) from due group by writer
      on conflict (writer) do update set number = excluded.number
    )
    select count(*)::int as batches from due`.execute(tx)
  return rows[0]?.batches ?? 0
}

/** Delete every figure and how far they were counted. */
export async function deleteFigures(tx: Tx): Promise<void> {
  await sql`delete from wallet.figure`.execute(tx)
  await sql`delete from wallet.hierarchy_figure`.execute(tx)
  await sql`delete from wallet.figure_point`.execute(tx)
}

export interface DayFault {
  readonly brandId: number
  readonly day: Day
  /** Figures that are not what the ledger says. */
  readonly figures: number
}

/** The days from one on, or all, on which figures are not what the ledger says as far as it is counted; the first day first. */
export async function findFaults(db: Db, clocks: Clocks, from: Day | undefined): Promise<readonly DayFault[]> {
  const first = sql`${from ?? '-infinity'}::date`
  // A day begins somewhere a day before it begins in Greenwich.
  const began = sql`${from ?? '-infinity'}::timestamptz - interval '1 day'`
  const { rows } = await sql<DayFault>`
    with zone as (${zonesOf(clocks)}), line as (
      select kind, debit_account_id, credit_account_id, amount, debit_after, credit_after, transfer.at
      from wallet.transfer join wallet.batch on batch.id = transfer.batch join wallet.figure_point as point on point.writer = batch.writer
      where batch.number <= point.number and state = 'posted' and batch.at >= ${began}
    ), said as (
      select account_id, day, kind, counterpart, ${SUMS} from (${sides}) as side
      where day >= ${first} group by account_id, day, kind, counterpart
    ), kept as (
      select account_id, day, kind, counterpart, lines, credits, debits from wallet.figure where day >= ${first}
    ), fault as (
      (select * from said except all select * from kept) union all (select * from kept except all select * from said)
    ), said_above as (${above(sql.raw('said'))}), kept_above as (
      select * from wallet.hierarchy_figure where day >= ${first}
    ), fault_above as (
      (select * from said_above except all select * from kept_above)
      union all (select * from kept_above except all select * from said_above)
    )
    select brand_id as "brandId", day::text, count(*)::int as figures
    from (
      select brand_id, day from fault join wallet.account on account.id = account_id
      union all
      select brand_id, day from fault_above
      cross join lateral (select brand_id from wallet.account where owner_id = head_id limit 1) as head
    ) as faults
    group by brand_id, day order by day, brand_id`.execute(db)
  return rows
}
