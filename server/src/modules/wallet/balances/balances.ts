import type { Db, Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { available } from '../rules.ts'
import * as store from './store.ts'

export interface Funds {
  readonly balance: bigint
  readonly held: bigint
  readonly available: bigint
  /** Grows with every line on the account. */
  readonly lines: number
}

/** What stands on accounts, by account id. */
export async function fundsOf(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, Funds>> {
  const rows = await store.findBalances(db, accountIds)
  return new Map(
    rows.map((row) => [
      row.accountId,
      { balance: row.balance, held: row.held, available: available(row), lines: row.lines },
    ]),
  )
}

/** A member's accounts with what stands on each, the main one first. */
export async function walletsOf(db: Db, memberId: string) {
  const rows = await store.findWallets(db, memberId)
  return rows.map(({ purpose, asset, balance, held }) => ({
    purpose,
    asset,
    balance,
    held,
    available: available({ balance, held }),
  }))
}

/** What a house account's transfers add up to. */
export const houseFundsOf = (db: Db, accountId: string): Promise<bigint> => store.findHouseBalance(db, accountId)

/** What the house's accounts of a purpose stand at, `suspense:QRPH` among those of `suspense`. */
export const houseBalancesOf = (db: Db, purpose: string): Promise<readonly store.HouseBalanceRow[]> =>
  store.findHouseBalances(db, purpose)

/** Tell the members' pages that their balances have changed. */
export const announceBalances = (tx: Tx, brandId: number, memberIds: readonly string[]): Promise<void> =>
  announce(tx, [{ topic: 'balances_changed', brandId, keys: memberIds }])
