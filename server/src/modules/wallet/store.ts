import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { HouseAccount } from './accounts.ts'
import type { BatchHead, Line } from './chain.ts'

export interface BalanceRow {
  readonly accountId: string
  readonly asset: string
  readonly balance: bigint
  readonly held: bigint
}

/** Lock the rows of the accounts that have a floor, in id order, against every other writer of these members. */
export async function lockBalances(
  tx: Tx,
  accountIds: readonly string[],
): Promise<readonly (BalanceRow & { readonly lines: number })[]> {
  const { rows } = await sql<BalanceRow & { lines: number }>`
    select account_id as "accountId", asset, balance, held, lines::float8 as lines
    from wallet.balance where account_id = any(${arrayOf(accountIds)}::uuid[])
    order by account_id for update`.execute(tx)
  return rows
}

export interface TransferRow extends Omit<Line, 'line'> {
  readonly batch: string
  readonly line: number
  readonly at: Date
}

/** The columns of a transfer. */
export const TRANSFER = sql.raw(`id, batch::text as batch, line, journal, kind, state, debit_account_id as debit,
  credit_account_id as credit, amount, debit_after as "debitAfter", credit_after as "creditAfter", hold_id as "holdId", cause, at`)

/** Transfers by id: has this been done before? */
export async function findTransfers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TransferRow>> {
  const { rows } = await sql<TransferRow>`
    select ${TRANSFER} from wallet.transfer where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
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
  readonly salt: Buffer
}

/** Take a free chain, locked until commit, and the number of the next batch. Asked behind the locks of the accounts. */
export async function takeWriter(tx: Tx): Promise<Writer> {
  const { rows } = await sql<Writer>`
    select id as writer, batches, hash, nextval('wallet.batch_id') as batch, uuid_send(gen_random_uuid()) as salt
    from (select id, batches, hash from wallet.writer order by id limit 1 for update skip locked) as free`.execute(tx)
  const writer = rows[0]
  if (!writer) throw new Error('every chain is taken: more transactions at once than writers')
  return writer
}

export interface BatchWrite {
  readonly head: BatchHead
  readonly hash: Buffer
  readonly lines: readonly Line[]
  readonly balances: readonly (BalanceRow & { readonly lines: number })[]
  /** What each account of the house moved; it is opened with its first move. */
  readonly houses: readonly (HouseAccount & { readonly amount: bigint })[]
}

/** Write a batch: its transfers, the chain's new head, the balances after and what the house accounts moved. One statement. */
export const writeBatch = ({ head, hash, lines, balances, houses }: BatchWrite, tx: Tx) =>
  sql`
  with chained as (
    update wallet.writer set batches = ${head.number}::int8, hash = ${hash}::bytea where id = ${head.writer}::int
  ), batch as (
    insert into wallet.batch (id, writer, number, lines, at, previous, hash, salt)
    values (${head.id}::int8, ${head.writer}::int, ${head.number}::int8, ${lines.length}::int, ${head.at}::timestamptz,
            ${head.previous}::bytea, ${hash}::bytea, ${head.salt}::bytea)
  ), moved as (
    insert into wallet.transfer
      (id, batch, line, journal, kind, state, debit_account_id, credit_account_id, amount, debit_after, credit_after, hold_id, cause,
       at)
    select id, ${head.id}::int8, line, journal, kind, state, debit_account_id, credit_account_id, amount, debit_after, credit_after,
           hold_id, cause, ${head.at}::timestamptz
    from unnest(${arrayOf(lines.map((line) => line.id))}::uuid[], ${arrayOf(lines.map((line) => line.line))}::int[],
                ${arrayOf(lines.map((line) => line.journal))}::uuid[], ${tokens(lines.map((line) => line.kind))}::text[],
                ${tokens(lines.map((line) => line.state))}::text[], ${arrayOf(lines.map((line) => line.debit))}::uuid[],
                ${arrayOf(lines.map((line) => line.credit))}::uuid[], ${arrayOf(lines.map((line) => line.amount))}::int8[],
                ${arrayOf(lines.map((line) => line.debitAfter))}::int8[], ${arrayOf(lines.map((line) => line.creditAfter))}::int8[],
                ${arrayOf(lines.map((line) => line.holdId))}::uuid[], ${arrayOf(lines.map((line) => line.cause))}::uuid[])
      as line (id, line, journal, kind, state, debit_account_id, credit_account_id, amount, debit_after, credit_after, hold_id, cause)
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

/** Have the ledger know an asset, with so many decimals unless it knows it with others; how many it stores of it. */
export async function openAsset(tx: Tx, code: string, scale: number): Promise<number> {
  await sql`insert into wallet.asset (code, scale, decimals) values (${code}, ${scale}, ${scale})
            on conflict (code) do nothing`.execute(tx)
  const { rows } = await sql<{ scale: number }>`select scale from wallet.asset where code = ${code}`.execute(tx)
  return rows[0]?.scale ?? scale
}

/** Whose brand's members these accounts are. */
export async function findBrandsOf(
  db: Db,
  accountIds: readonly string[],
): Promise<readonly { readonly accountId: string; readonly brandId: number }[]> {
  const { rows } = await sql<{ accountId: string; brandId: number }>`
    select id as "accountId", brand_id as "brandId" from wallet.account where id = any(${arrayOf(accountIds)}::uuid[]) order by id`.execute(
    db,
  )
  return rows
}

/** A batch with its transfers in their order. */
export async function findBatch(
  db: Db,
  id: bigint,
): Promise<{ readonly head: BatchHead; readonly hash: Buffer; readonly lines: readonly Line[] } | undefined> {
  const { rows } = await sql<BatchHead & { hash: Buffer }>`
    select id, writer, number, at, previous, hash, salt from wallet.batch where id = ${id}::int8`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { rows: lines } = await sql<Line>`
    select line, id, journal, kind, state, debit_account_id as debit, credit_account_id as credit, amount,
           debit_after as "debitAfter", credit_after as "creditAfter", hold_id as "holdId", cause
    from wallet.transfer where batch = ${id}::int8 order by line`.execute(db)
  return { head: row, hash: row.hash, lines }
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
    select line.id, kind, state, amount, debit_account_id as debit, credit_account_id as credit,
           payer.purpose as "debitPurpose", payee.purpose as "creditPurpose",
           batch || '/' || line as position, at
    from (
      select * from wallet.transfer where id = ${journal}::uuid
      union all
      select * from wallet.transfer where journal = ${journal}::uuid and journal <> id
    ) as line
    join wallet.account as payer on payer.id = debit_account_id
    join wallet.account as payee on payee.id = credit_account_id
    where ${accountId}::uuid in (debit_account_id, credit_account_id) or (payer.owner_id is null and payee.owner_id is null)
    order by batch, line.line limit ${JOURNAL_MAX}`.execute(db)
  return rows
}
