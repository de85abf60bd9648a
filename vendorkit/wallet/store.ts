import { common, openFile } from '../sqlite.ts'

export interface Player {
  readonly vendor: string
  readonly player: string
  readonly currency: string
  /** In stored units. */
  readonly balance: bigint
}

export interface StoredTransfer {
  readonly id: string
  readonly vendor: string
  readonly player: string
  readonly currency: string
  readonly direction: 'in' | 'out'
  readonly amount: string
  /** What was answered, and is answered again. */
  readonly status: string
  readonly balance: string
  readonly at: string
}

const TABLES = `
  create table if not exists player (
    vendor text not null, player text not null, currency text not null, balance integer not null check (balance >= 0),
    primary key (vendor, player, currency)) strict;
  create table if not exists transfer (
    id text primary key, vendor text not null, player text not null, currency text not null, direction text not null,
    amount text not null, status text not null, balance text not null, at text not null) strict;`

/** What the vendors remember of their players: one file of SQLite in the data folder. */
export function openStore(dataDir: string) {
  const db = openFile(dataDir, 'vendor-wallets.sqlite', TABLES)
  const players = db.prepare('select vendor, player, currency, balance from player order by vendor, player, currency')
  players.setReadBigInts(true)
  const balance = db.prepare('select balance from player where vendor = ? and player = ? and currency = ?')
  balance.setReadBigInts(true)
  return {
    balanceOf: (vendor: string, player: string, currency: string): bigint =>
      (balance.get(vendor, player, currency) as { readonly balance: bigint } | undefined)?.balance ?? 0n,
    players: () => players.all() as unknown as Player[],
    setBalance: ({ vendor, player, currency, balance: units }: Player) =>
      db
        .prepare(
          `insert into player values (?, ?, ?, ?)
           on conflict (vendor, player, currency) do update set balance = excluded.balance`,
        )
        .run(vendor, player, currency, units),
    transfer: (id: string) =>
      db
        .prepare(
          'select id, vendor, player, currency, direction, amount, status, balance, at from transfer where id = ?',
        )
        .get(id) as unknown as StoredTransfer | undefined,
    insertTransfer: (row: StoredTransfer) =>
      db
        .prepare(
          `insert into transfer
           values (:id, :vendor, :player, :currency, :direction, :amount, :status, :balance, :at)`,
        )
        .run({ ...row }),
    ...common(db),
  }
}

export type Store = ReturnType<typeof openStore>
