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

/** Somebody who has opened a game of a vendor, as the site said. */
export interface PlayerSession {
  readonly id: string
  readonly vendor: string
  readonly player: string
  readonly game: string
  readonly currency: string
}

/** A round that was played, and what was answered: asked for again, it is answered again. */
export interface StoredRound {
  readonly id: string
  readonly seat: string
  readonly stake: string
  readonly choice: string
  readonly answer: string
  readonly at: string
}

/** A round that the site is told of until it has heard. */
export interface Report {
  readonly number: number
  readonly vendor: string
  readonly body: string
  readonly tries: number
}

const TABLES = `
  create table if not exists player (
    vendor text not null, player text not null, currency text not null, balance integer not null check (balance >= 0),
    primary key (vendor, player, currency)) strict;
  create table if not exists transfer (
    id text primary key, vendor text not null, player text not null, currency text not null, direction text not null,
    amount text not null, status text not null, balance text not null, at text not null) strict;
  create table if not exists seat (
    id text primary key, vendor text not null, player text not null, game text not null, currency text not null) strict;
  create table if not exists round (
    id text primary key, seat text not null references seat, stake text not null, choice text not null, answer text not null,
    at text not null) strict;
  create table if not exists report (
    number integer primary key autoincrement, vendor text not null, body text not null, tries integer not null default 0) strict;`

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
    seat: (id: string) =>
      db.prepare('select id, vendor, player, game, currency from seat where id = ?').get(id) as unknown as
        | PlayerSession
        | undefined,
    insertSeat: (seat: PlayerSession) =>
      db.prepare('insert into seat values (:id, :vendor, :player, :game, :currency)').run({ ...seat }),
    round: (id: string) =>
      db.prepare('select id, seat, stake, choice, answer, at from round where id = ?').get(id) as unknown as
        | StoredRound
        | undefined,
    insertRound: (round: StoredRound) =>
      db.prepare('insert into round values (:id, :seat, :stake, :choice, :answer, :at)').run({ ...round }),
    report: (vendor: string, body: object) =>
      db.prepare('insert into report (vendor, body) values (?, ?)').run(vendor, JSON.stringify(body)),
    reports: () =>
      db.prepare('select number, vendor, body, tries from report order by number').all() as unknown as Report[],
    tried: (number: number) => db.prepare('update report set tries = tries + 1 where number = ?').run(number),
    heard: (number: number) => db.prepare('delete from report where number = ?').run(number),
    ...common(db),
  }
}

export type Store = ReturnType<typeof openStore>
