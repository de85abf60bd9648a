import { common, openFile } from '../sqlite.ts'

/** Somebody who sits at a game, as the operator's wallet said. */
export interface PlayerSession {
  readonly id: string
  readonly player: string
  readonly game: string
  readonly currency: string
  readonly decimals: number
  /** Sent with each bet. */
  readonly token: string
}

/** A call that is made until it is answered, in the order of its number. */
export interface QueuedCall {
  readonly number: number
  readonly name: 'settle' | 'cancel' | 'close-round'
  readonly body: string
  readonly tries: number
}

/** What happened, for people: the newest calls and what became of them. */
export interface CallNote {
  readonly at: string
  readonly name: string
  readonly transaction: string
  readonly said: string
}

const TABLES = `
  create table if not exists seat (
    id text primary key, player text not null, game text not null, currency text not null, decimals integer not null,
    token text not null) strict;
  create table if not exists queued (
    number integer primary key autoincrement, name text not null, body text not null, tries integer not null default 0) strict;
  create table if not exists told (
    number integer primary key autoincrement, at text not null, name text not null, "transaction" text not null,
    said text not null) strict;`

const TOLD_SHOWN = 40

/** What the sandbox's vendor remembers: one file of SQLite in the data folder. */
export function openStore(dataDir: string) {
  const db = openFile(dataDir, 'sandbox-vendor.sqlite', TABLES)
  const queue = db.prepare('insert into queued (name, body) values (?, ?)')
  const tell = db.prepare('insert into told (at, name, "transaction", said) values (?, ?, ?, ?)')
  return {
    seat: (id: string) => db.prepare('select * from seat where id = ?').get(id) as unknown as PlayerSession | undefined,
    insertSeat: (seat: PlayerSession) =>
      db.prepare('insert into seat values (:id, :player, :game, :currency, :decimals, :token)').run({ ...seat }),
    queue: (name: QueuedCall['name'], body: object) => Number(queue.run(name, JSON.stringify(body)).lastInsertRowid),
    queued: () => db.prepare('select * from queued order by number').all() as unknown as QueuedCall[],
    tried: (number: number) => db.prepare('update queued set tries = tries + 1 where number = ?').run(number),
    done: (number: number) => db.prepare('delete from queued where number = ?').run(number),
    tell: ({ at, name, transaction, said }: CallNote) => tell.run(at, name, transaction, said),
    told: () => db.prepare('select * from told order by number desc limit ?').all(TOLD_SHOWN) as unknown as CallNote[],
    ...common(db),
  }
}

export type Store = ReturnType<typeof openStore>
