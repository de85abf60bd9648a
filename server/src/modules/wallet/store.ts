import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { DayRange } from '#kernel/day.ts'
import type { HouseAccount } from './accounts.ts'
import type { BatchHead, Line } from './chain.ts'

export interface BalanceRow {
  readonly accountId: string
  readonly asset: string
  readonly balance: bigint
  readonly held: bigint
}

/** Lock the rows of the accounts that have a floor, in id order, against every other writer of these members. */
export async function lockBalances(tx: Tx, accountIds: readonly string[]): Promise<readonly BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select account_id as "accountId", asset, balance, held
    from wallet.balance where account_id = any(${arrayOf(accountIds)}::uuid[])
    order by account_id for update`.execute(tx)
  return rows
}

/** Balances as they stand, without a lock. */
export async function findBalances(
  db: Db,
  accountIds: readonly string[],
): Promise<readonly (BalanceRow & { readonly lines: number })[]> {
  const { rows } = await sql<BalanceRow & { lines: number }>`
    select account_id as "accountId", asset, balance, held, lines::float8 as lines
    from wallet.balance where account_id = any(${arrayOf(accountIds)}::uuid[])`.execute(db)
  return rows
}

export interface TransferRow extends Omit<Line, 'line'> {
  readonly batch: string
  readonly line: number
  readonly at: Date
}

/** Transfers by id: has this been done before? */
export async function findTransfers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TransferRow>> {
  const { rows } = await sql<TransferRow>`
    select id, batch::text as batch, line, journal, kind, state, debit, credit, amount, debit_after as "debitAfter",
           credit_after as "creditAfter", hold_id as "holdId", cause, at
    from wallet.transfer where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How these holds ended, where they have. */
export async function findHoldEnds(
  tx: Tx,
  holdIds: readonly string[],
): Promise<readonly (readonly [string, 'posted' | 'voided'])[]> {
  const { rows } = await sql<{ holdId: string; state: 'posted' | 'voided' }>`
    select hold_id as "holdId", state from wallet.transfer where hold_id = any(${arrayOf(holdIds)}::uuid[])`.execute(tx)
  return rows.map((row) => [row.holdId, row.state] as const)
}

export interface Writer {
  readonly writer: number
  readonly batches: bigint
  readonly hash: Buffer
  readonly batch: bigint
}

/** Take a free chain, locked until commit, and the number of the next batch. Asked behind the locks of the accounts. */
export async function takeWriter(tx: Tx): Promise<Writer> {
  const { rows } = await sql<Writer>`
    select id as writer, batches, hash, nextval('wallet.batch_id') as batch
    from (select id, batches, hash from wallet.writer order by id limit 1 for update skip locked) as free`.execute(tx)
  const writer = rows[0]
  if (!writer) throw new Error('every chain is taken: more transactions at once than writers')
  return writer
}

export interface Writing {
  readonly head: BatchHead
  readonly hash: Buffer
  readonly lines: readonly Line[]
  readonly balances: readonly (BalanceRow & { readonly lines: number })[]
  /** What each account of the house moved; it is opened with its first move. */
  readonly houses: readonly (HouseAccount & { readonly amount: bigint })[]
}

/** Write a batch: its transfers, the chain's new head, the balances after and what the house accounts moved. One statement. */
export const writeBatch = ({ head, hash, lines, balances, houses }: Writing, tx: Tx) =>
  sql`
  with chained as (
    update wallet.writer set batches = ${head.number}::int8, hash = ${hash}::bytea where id = ${head.writer}::int
  ), batch as (
    insert into wallet.batch (id, writer, number, lines, at, previous, hash)
    values (${head.id}::int8, ${head.writer}::int, ${head.number}::int8, ${lines.length}::int, ${head.at}::timestamptz,
            ${head.previous}::bytea, ${hash}::bytea)
  ), moved as (
    insert into wallet.transfer
      (id, batch, line, journal, kind, state, debit, credit, amount, debit_after, credit_after, hold_id, cause, at)
    select id, ${head.id}::int8, line, journal, kind, state, debit, credit, amount, debit_after, credit_after, hold_id, cause,
           ${head.at}::timestamptz
    from unnest(${arrayOf(lines.map((line) => line.id))}::uuid[], ${arrayOf(lines.map((line) => line.line))}::int[],
                ${arrayOf(lines.map((line) => line.journal))}::uuid[], ${tokens(lines.map((line) => line.kind))}::text[],
                ${tokens(lines.map((line) => line.state))}::text[], ${arrayOf(lines.map((line) => line.debit))}::uuid[],
                ${arrayOf(lines.map((line) => line.credit))}::uuid[], ${arrayOf(lines.map((line) => line.amount))}::int8[],
                ${arrayOf(lines.map((line) => line.debitAfter))}::int8[], ${arrayOf(lines.map((line) => line.creditAfter))}::int8[],
                ${arrayOf(lines.map((line) => line.holdId))}::uuid[], ${arrayOf(lines.map((line) => line.cause))}::uuid[])
      as line (id, line, journal, kind, state, debit, credit, amount, debit_after, credit_after, hold_id, cause)
  ), house as (
    insert into wallet.house_part as part (account_id, writer, balance)
    select account_id, ${head.writer}::int, amount
    from unnest(${arrayOf(houses.map((one) => one.id))}::uuid[], ${arrayOf(houses.map((one) => one.amount))}::int8[])
      as moved (account_id, amount)
    on conflict (account_id, writer) do update set balance = part.balance + excluded.balance
  ), opened as (
    insert into wallet.account (id, brand_id, purpose, asset, opened_at)
    select id, brand_id, purpose, asset, ${head.at}::timestamptz
    from unnest(${arrayOf(houses.map((one) => one.id))}::uuid[], ${arrayOf(houses.map((one) => one.brandId))}::int[],
                ${tokens(houses.map((one) => one.purpose))}::text[], ${tokens(houses.map((one) => one.asset))}::text[])
      as account (id, brand_id, purpose, asset)
    order by id
    on conflict do nothing
  )
  update wallet.balance
  set balance = after.balance, held = after.held, lines = wallet.balance.lines + after.lines
  from unnest(${arrayOf(balances.map((one) => one.accountId))}::uuid[], ${arrayOf(balances.map((one) => one.balance))}::int8[],
              ${arrayOf(balances.map((one) => one.held))}::int8[], ${arrayOf(balances.map((one) => one.lines))}::int8[])
    as after (account_id, balance, held, lines)
  where wallet.balance.account_id = after.account_id`.execute(tx)

export interface MemberAccount {
  readonly id: string
  readonly brandId: number
  readonly ownerId: string
  readonly purpose: string
  readonly asset: string
}

/** Open members' accounts; an account that is open stays as it is. */
export const insertMemberAccounts = (tx: Tx, accounts: readonly MemberAccount[], now: Date) =>
  sql`
  with opened as (
    insert into wallet.account (id, brand_id, owner_id, purpose, asset, opened_at)
    select id, brand_id, owner_id, purpose, asset, ${now}::timestamptz
    from unnest(${arrayOf(accounts.map((one) => one.id))}::uuid[], ${arrayOf(accounts.map((one) => one.brandId))}::int[],
                ${arrayOf(accounts.map((one) => one.ownerId))}::uuid[], ${tokens(accounts.map((one) => one.purpose))}::text[],
                ${tokens(accounts.map((one) => one.asset))}::text[]) as account (id, brand_id, owner_id, purpose, asset)
    on conflict do nothing
    returning id, asset
  )
  insert into wallet.balance (account_id, asset) select id, asset from opened`.execute(tx)

/** What a house account's transfers add up to: a part for each chain that has moved it. */
export async function findHouseBalance(db: Db, id: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(balance), 0)::int8 as balance from wallet.house_part where account_id = ${id}::uuid`.execute(db)
  return rows[0]?.balance ?? 0n
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

export interface LineFilter {
  readonly accountId: string
  readonly range: DayRange
  readonly timeZone: string
  readonly kind: string | undefined
}

const within = ({ range, timeZone, kind }: LineFilter) => sql`
  state = 'posted' and at >= (${range.from}::date::timestamp at time zone ${timeZone}::text)
  and at < ((${range.to}::date + 1)::timestamp at time zone ${timeZone}::text)
  and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)`

const linesOf = (filter: LineFilter) => sql`
  select id, journal, kind, -amount as amount, debit_after as after, cause, credit as other, batch, line, at
  from wallet.transfer
  where debit = ${filter.accountId}::uuid and debit_after is not null and ${within(filter)}
  union all
  select id, journal, kind, amount, credit_after, cause, debit, batch, line, at
  from wallet.transfer
  where credit = ${filter.accountId}::uuid and credit_after is not null and ${within(filter)}`

/** One page of an account's lines, newest first: transfers seen from this account. */
export async function findLines(
  db: Db,
  filter: LineFilter,
  pageNo: number,
  pageSize: number,
): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.id, journal, kind, amount, after, cause, account.purpose as counterpart, batch || '/' || line.line as position, at
    from (${linesOf(filter)}) as line join wallet.account on account.id = line.other
    order by batch desc, line.line desc
    limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  return rows
}

/** How many lines there are, and what came in and went out. */
export async function sumLines(db: Db, filter: LineFilter) {
  const { rows } = await sql<{ total: number; in: bigint; out: bigint }>`
    select count(*)::int as total, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as in,
           coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as out
    from (${linesOf(filter)}) as line`.execute(db)
  return rows[0] ?? { total: 0, in: 0n, out: 0n }
}
