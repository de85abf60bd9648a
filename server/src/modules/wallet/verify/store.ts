import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Line } from '../chain.ts'

export interface BatchRow {
  readonly id: bigint
  readonly writer: number
  readonly number: bigint
  readonly lines: number
  readonly at: Date
  readonly previous: Buffer
  readonly hash: Buffer
}

/** Batches after this one, in order. */
export async function findBatches(db: Db, after: bigint, limit: number): Promise<readonly BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select id, writer, number, lines, at, previous, hash from wallet.batch where id > ${after}::int8 order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

export interface VerifiedLine extends Line {
  readonly batch: bigint
}

/** The transfers of these batches, in ledger order; also those whose batch is nowhere written. */
export async function findLinesBetween(db: Db, after: bigint, until: bigint | null): Promise<readonly VerifiedLine[]> {
  const { rows } = await sql<VerifiedLine>`
    select batch, line, id, journal, kind, state, debit, credit, amount, debit_after as "debitAfter", credit_after as "creditAfter",
           hold_id as "holdId", cause
    from wallet.transfer where batch > ${after}::int8 and (${until}::int8 is null or batch <= ${until}::int8)
    order by batch, line, id`.execute(db)
  return rows
}

export interface Head {
  readonly writer: number
  readonly batches: bigint
  readonly hash: Buffer
}

export async function findHeads(db: Db): Promise<readonly Head[]> {
  const { rows } = await sql<Head>`select id as writer, batches, hash from wallet.writer order by id`.execute(db)
  return rows
}

/** Every floored account with the balance it claims, and every house account with the sum of its parts. */
export async function findClaims(db: Db) {
  const floored = await sql<{ id: string; asset: string; balance: bigint; held: bigint }>`
    select account_id as id, asset, balance, held from wallet.balance order by account_id`.execute(db)
  const houses = await sql<{ id: string; asset: string; balance: bigint }>`
    select account.id, account.asset, coalesce(part.balance, 0)::int8 as balance
    from wallet.account
    left join (select account_id, sum(balance) as balance from wallet.house_part group by account_id) as part
      on part.account_id = account.id
    where account.owner_id is null order by account.id`.execute(db)
  return { floored: floored.rows, houses: houses.rows }
}
