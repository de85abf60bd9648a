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
    insert into wallet.batch (id, writer, number, lines, at, previous, hash, salt)
    values (${head.id}::int8, ${head.writer}::int, ${head.number}::int8, ${lines.length}::int, ${head.at}::timestamptz,
            ${head.previous}::bytea, ${hash}::bytea, ${head.salt}::bytea)
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

/** A transfer or a hold, as far as its account and its cause go. */
export interface LedgerEntry {
  readonly id: string
  readonly brandId: number
  readonly kind: string
  readonly asset: string
  readonly amount: bigint
  readonly cause: string | null
}

const LEDGERED = sql.raw(`transfer.id, account.brand_id as "brandId", kind, account.asset, amount, cause`)

/** Posted transfers of these kinds between two moments. Batches are numbered nearly in the order of time. */
export async function findMoved(
  db: Db,
  kinds: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    with span as (select min(id) as first, max(id) as last from wallet.batch where at >= ${from} and at < ${to})
    select ${LEDGERED} from span, wallet.transfer join wallet.account on account.id = debit
    where batch between span.first and span.last and transfer.at >= ${from} and transfer.at < ${to}
      and kind = any(${tokens(kinds)}::text[]) and state = 'posted'`.execute(db)
  return rows
}

/** Holds of these kinds that have not ended: they stand on accounts of which something is held. */
export async function findStanding(db: Db, kinds: readonly string[]): Promise<readonly LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select ${LEDGERED} from wallet.balance join wallet.account on account.id = account_id
    join wallet.transfer on debit = account_id and debit_after is not null
    where held > 0 and state = 'pending' and kind = any(${tokens(kinds)}::text[])
      and not exists (select from wallet.transfer as over where over.hold_id = transfer.id)`.execute(db)
  return rows
}

/** The member on either side of these transfers; of two the one who gave. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; ownerId: string }>`
    select transfer.id, coalesce(giver.owner_id, taker.owner_id) as "ownerId" from wallet.transfer
    join wallet.account as giver on giver.id = debit join wallet.account as taker on taker.id = credit
    where transfer.id = any(${arrayOf(ids)}::uuid[]) and coalesce(giver.owner_id, taker.owner_id) is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
}

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

export type HouseBalanceRow = Omit<HouseAccount, 'id'> & { readonly balance: bigint }

/** What the house's accounts of these purposes stand at: `suspense` is `suspense:QRPH` and all others of that name. */
export async function findHouseBalances(db: Db, purpose: string): Promise<readonly HouseBalanceRow[]> {
  const { rows } = await sql<HouseBalanceRow>`
    select brand_id as "brandId", purpose, asset, coalesce(sum(balance), 0)::int8 as balance
    from wallet.account join wallet.house_part on account_id = id
    where owner_id is null and split_part(purpose, ':', 1) = ${purpose}
    group by brand_id, purpose, asset order by brand_id, purpose, asset`.execute(db)
  return rows
}

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
    select line, id, journal, kind, state, debit, credit, amount, debit_after as "debitAfter", credit_after as "creditAfter",
           hold_id as "holdId", cause
    from wallet.transfer where batch = ${id}::int8 order by line`.execute(db)
  return { head: row, hash: row.hash, lines }
}

/** A member's accounts as they stand, the main one first. */
export async function findWallets(
  db: Db,
  ownerId: string,
): Promise<readonly (BalanceRow & { readonly purpose: string })[]> {
  const { rows } = await sql<BalanceRow & { purpose: string }>`
    select account_id as "accountId", purpose, balance.asset, balance, held
    from wallet.account join wallet.balance on account_id = account.id
    where owner_id = ${ownerId}::uuid order by purpose <> 'cash', purpose`.execute(db)
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
