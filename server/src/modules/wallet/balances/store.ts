import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import type { HouseAccount } from '../accounts.ts'
import type { BalanceRow } from '../store.ts'

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
