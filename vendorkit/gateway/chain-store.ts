import type { DatabaseSync } from 'node:sqlite'

/** Where somebody is to send coins: the site's deposit has the same id. */
export interface Address {
  readonly id: string
  readonly reference: string
  readonly network: string
  readonly coin: string
  readonly coins: string
  readonly confirmations: number
  readonly address: string
  readonly expiresAt: string
  readonly at: string
}

/** Coins that were sent to an address. */
export interface CoinTransfer {
  readonly tx: string
  readonly addressId: string
  readonly coins: string
  /** Of the block in which it lies; null while it waits for one. */
  readonly height: number | null
  readonly dropped: 0 | 1
  /** How often the site was told of it. */
  readonly sequence: number
  readonly seenAt: string
}

export const CHAIN_TABLES = `
  create table if not exists address (
    id text primary key, reference text not null, network text not null, coin text not null, coins text not null,
    confirmations integer not null, address text not null unique, expires_at text not null, at text not null) strict;
  create table if not exists coin_transfer (
    tx text primary key, address_id text not null, coins text not null, height integer, dropped integer not null,
    sequence integer not null, seen_at text not null) strict;`

const ADDRESS = 'id, reference, network, coin, coins, confirmations, address, expires_at as "expiresAt", at'
const TRANSFER = 'tx, address_id as "addressId", coins, height, dropped, sequence, seen_at as "seenAt"'

/** What the chain remembers. */
export const chain = (db: DatabaseSync) => ({
  address: (id: string) =>
    db.prepare(`select ${ADDRESS} from address where id = ?`).get(id) as unknown as Address | undefined,
  lastAddresses: () =>
    db.prepare(`select ${ADDRESS} from address order by at desc, rowid desc limit 20`).all() as unknown as Address[],
  insertAddress: (row: Address) =>
    db
      .prepare(
        `insert into address
         values (:id, :reference, :network, :coin, :coins, :confirmations, :address, :expiresAt, :at)`,
      )
      .run({ ...row }),
  transfer: (tx: string) =>
    db.prepare(`select ${TRANSFER} from coin_transfer where tx = ?`).get(tx) as unknown as CoinTransfer | undefined,
  transfersTo: (addressId: string) =>
    db
      .prepare(`select ${TRANSFER} from coin_transfer where address_id = ? order by seen_at, rowid`)
      .all(addressId) as unknown as CoinTransfer[],
  liveTransfers: () =>
    db
      .prepare(`select ${TRANSFER} from coin_transfer where dropped = 0 order by rowid`)
      .all() as unknown as CoinTransfer[],
  insertTransfer: (row: CoinTransfer) =>
    db
      .prepare(`insert into coin_transfer values (:tx, :addressId, :coins, :height, :dropped, :sequence, :seenAt)`)
      .run({ ...row }),
  putTransfer: ({ tx, height, dropped }: CoinTransfer) =>
    db.prepare('update coin_transfer set height = ?, dropped = ? where tx = ?').run(height, dropped, tx),
  nextSequence: (tx: string): number =>
    (
      db.prepare('update coin_transfer set sequence = sequence + 1 where tx = ? returning sequence').get(tx) as {
        readonly sequence: number
      }
    ).sequence,
  /** What lies in blocks of those that were first seen on a day. */
  transfersOf: (day: string) =>
    db
      .prepare(
        `select tx, coin_transfer.coins as coins, reference, coin, seen_at as "seenAt"
         from coin_transfer join address on address.id = address_id
         where substr(seen_at, 1, 10) = ? and dropped = 0 and height is not null order by seen_at, tx`,
      )
      .all(day) as unknown as {
      readonly tx: string
      readonly coins: string
      readonly reference: string
      readonly coin: string
      readonly seenAt: string
    }[],
})
