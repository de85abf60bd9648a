import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface BatchRow {
  readonly id: bigint
  readonly writer: number
  readonly number: bigint
  readonly lines: number
  readonly at: Date
  readonly previous: Buffer
  readonly hash: Buffer
  readonly salt: Buffer | null
}

/** The head of a chain: how many batches it has, and the hash of the last. */
export interface Head {
  readonly writer: number
  readonly batches: bigint
  readonly hash: Buffer
}

/** Batches after this one that these chains go on with, in order. */
export async function findBatches(
  db: Db,
  chains: readonly Head[],
  after: bigint,
  limit: number,
): Promise<readonly BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select id, batch.writer, number, lines, at, previous, hash, salt
    from wallet.batch
    left join unnest(${arrayOf(chains.map(({ writer }) => writer))}::int[],
                     ${arrayOf(chains.map(({ batches }) => batches))}::int8[]) as known (writer, batches)
      on known.writer = batch.writer
    where id > ${after}::int8 and number > coalesce(known.batches, 0) order by id limit ${limit}`.execute(db)
  return rows
}

/** The hashes that these chains have at the ends that are remembered. */
export async function findHashes(db: Db, chains: readonly Head[]): Promise<ReadonlyMap<number, Buffer>> {
  const { rows } = await sql<{ writer: number; hash: Buffer }>`
    select batch.writer, batch.hash
    from unnest(${arrayOf(chains.map(({ writer }) => writer))}::int[],
                ${arrayOf(chains.map(({ batches }) => batches))}::int8[]) as known (writer, batches)
    join wallet.batch on batch.writer = known.writer and number = known.batches`.execute(db)
  return new Map(rows.map(({ writer, hash }) => [writer, hash]))
}

/**
 * The texts of these batches' transfers, in ledger order; also those whose batch is nowhere written. The database writes them as they
 * are hashed, a batch in one piece: millions of them are quicker read than rows.
 */
export async function findTexts(db: Db, after: bigint, until: bigint | null): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await sql<{ batch: bigint; texts: string }>`
    select batch, string_agg(
      line || '|' || id || '|' || journal || '|' || kind || '|' || state || '|' || debit_account_id || '|' ||
      credit_account_id || '|' || amount || '|' ||
      coalesce(debit_after::text, '') || '|' || coalesce(credit_after::text, '') || '|' || coalesce(hold_id::text, '') || '|' ||
      coalesce(cause::text, ''), E'\n' order by line, id) as texts
    from wallet.transfer where batch > ${after}::int8 and (${until}::int8 is null or batch <= ${until}::int8)
    group by batch order by batch`.execute(db)
  return new Map(rows.map(({ batch, texts }) => [batch, texts]))
}

export async function findHeads(db: Db): Promise<readonly Head[]> {
  const { rows } = await sql<Head>`select id as writer, batches, hash from wallet.writer order by id`.execute(db)
  return rows
}

export interface Claim {
  readonly id: string
  readonly asset: string
  readonly balance: bigint
  readonly held: bigint
}

/** Every floored account with the balance it claims; or these. */
export async function findClaims(db: Db, accountIds?: readonly string[]): Promise<readonly Claim[]> {
  const these = accountIds === undefined ? null : arrayOf(accountIds)
  const { rows } = await sql<Claim>`
    select account_id as id, asset, balance, held from wallet.balance
    where ${these}::uuid[] is null or account_id = any(${these}::uuid[]) order by account_id`.execute(db)
  return rows
}

/** Every house account with the sum of its parts. */
export async function findHouseClaims(db: Db): Promise<readonly Claim[]> {
  const { rows } = await sql<Claim>`
    select account.id, account.asset, coalesce(part.balance, 0)::int8 as balance, 0::int8 as held
    from wallet.account
    left join (select account_id, sum(balance) as balance from wallet.house_part group by account_id) as part
      on part.account_id = account.id
    where account.owner_id is null order by account.id`.execute(db)
  return rows
}

/** What all accounts with a floor hold together, by asset. */
export async function sumClaims(db: Db): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ asset: string; balance: bigint }>`
    select asset, sum(balance)::int8 as balance from wallet.balance group by asset`.execute(db)
  return new Map(rows.map(({ asset, balance }) => [asset, balance]))
}

/** A line of an account by its place in the ledger. */
export interface AccountLine {
  readonly account: string
  readonly batch: bigint
  readonly line: number
}

/** What accounts were left with by the last line before these; nothing for an account whose first line it is. */
export async function findAfters(db: Db, places: readonly AccountLine[]): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ account: string; after: bigint }>`
    select place.account, last.after
    from unnest(${arrayOf(places.map(({ account }) => account))}::uuid[], ${arrayOf(places.map(({ batch }) => batch))}::int8[],
                ${arrayOf(places.map(({ line }) => line))}::int[]) as place (account, batch, line)
    cross join lateral (
      (select debit_after as after, transfer.batch, transfer.line from wallet.transfer
       where debit_account_id = account and debit_after is not null and (transfer.batch, transfer.line) < (place.batch, place.line)
       order by batch desc, line desc limit 1)
      union all
      (select credit_after, transfer.batch, transfer.line from wallet.transfer
       where credit_account_id = account and credit_after is not null and (transfer.batch, transfer.line) < (place.batch, place.line)
       order by batch desc, line desc limit 1)
      order by batch desc, line desc limit 1
    ) as last`.execute(db)
  return new Map(rows.map(({ account, after }) => [account, after]))
}

/** Remember how far the ledger was proved, with the hash of what is remembered. */
export const insertVerification = (db: Db, point: string, at: Date) =>
  sql`
  insert into wallet.verification (at, point, hash)
  values (${at}::timestamptz, ${point}::text, ${createHash('sha256').update(point).digest()}::bytea)`.execute(db)

/** Delete what was remembered before a moment; the newest stays. */
export const deleteVerifications = (tx: Tx, before: Date) =>
  sql`
  delete from wallet.verification where at < ${before}::timestamptz and id < (select max(id) from wallet.verification)`.execute(
    tx,
  )

/** What was remembered last, up to a moment; undefined where nothing was, or where it was changed since. */
export async function findVerification(
  db: Db,
  until: Date,
): Promise<{ readonly at: Date; readonly point: string } | undefined> {
  const { rows } = await sql<{ at: Date; point: string; hash: Buffer }>`
    select at, point, hash from wallet.verification where at <= ${until}::timestamptz order by at desc, id desc limit 1`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) return undefined
  return createHash('sha256').update(row.point).digest().equals(row.hash) ? row : undefined
}

/** What members have and what of it is held, by asset. */
export async function sumBalances(
  db: Db,
): Promise<readonly { readonly asset: string; readonly balance: bigint; readonly held: bigint }[]> {
  const { rows } = await sql<{ asset: string; balance: bigint; held: bigint }>`
    select asset, sum(balance)::int8 as balance, sum(held)::int8 as held
    from wallet.balance group by asset order by asset`.execute(db)
  return rows
}
