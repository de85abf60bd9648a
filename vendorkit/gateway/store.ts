import type { DatabaseSync } from 'node:sqlite'
import { common, openFile } from '../sqlite.ts'
import { chain, CHAIN_TABLES } from './chain-store.ts'
import { NOTICE_TABLES, notices } from './notice-store.ts'
import { past, PAST_TABLES } from './past-store.ts'

export interface Payment {
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly kind: 'page' | 'qr'
  readonly expiresAt: string
  readonly returnUrl: string
  readonly state: 'open' | 'paid' | 'failed' | 'closed'
  readonly at: string
  /** What is paid by itself as soon as the deadline has passed. */
  readonly lateAmount: string | null
}

export interface Payout {
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly provider: string
  readonly number: string
  readonly name: string
  readonly state: 'sending' | 'paid' | 'failed'
  readonly at: string
  /** Machine milliseconds at which it decides itself; null where a person has to. */
  readonly dueMs: number | null
}

/** Money that came in, whether or not anybody had asked for it. */
export interface Receipt {
  readonly id: string
  readonly paymentId: string | null
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly at: string
}

const TABLES = `
  create table if not exists payment (
    id text primary key, reference text not null, amount text not null, currency text not null, kind text not null,
    expires_at text not null, return_url text not null, state text not null, at text not null, late_amount text) strict;
  create index if not exists payment_reference on payment (replace(reference, ' ', ''));
  create table if not exists payout (
    id text primary key, reference text not null, amount text not null, currency text not null, provider text not null,
    number text not null, name text not null, state text not null, at text not null, due_ms integer) strict;
  create table if not exists receipt (
    id text primary key, payment_id text, reference text not null, amount text not null, currency text not null,
    at text not null) strict;`

const PAYMENT = `id, reference, amount, currency, kind, expires_at as "expiresAt", return_url as "returnUrl", state, at,
  late_amount as "lateAmount"`
const PAYOUT = 'id, reference, amount, currency, provider, number, name, state, at, due_ms as "dueMs"'
const RECEIPT = 'id, payment_id as "paymentId", reference, amount, currency, at'

/** What the gateway remembers: one file of SQLite in the data folder. */
export function openStore(dataDir: string) {
  const db = openFile(dataDir, 'gateway.sqlite', TABLES + NOTICE_TABLES + CHAIN_TABLES + PAST_TABLES)
  return { ...payments(db), ...payouts(db), ...notices(db), ...chain(db), ...past(db), ...common(db) }
}

export type Store = ReturnType<typeof openStore>

const payments = (db: DatabaseSync) => ({
  payment: (id: string) =>
    db.prepare(`select ${PAYMENT} from payment where id = ?`).get(id) as unknown as Payment | undefined,
  /** Pictures carry a reference without its spaces. */
  paymentOf: (reference: string) =>
    db
      .prepare(
        `select ${PAYMENT} from payment where replace(reference, ' ', '') = replace(?, ' ', '') order by at desc`,
      )
      .get(reference) as unknown as Payment | undefined,
  lastPayments: () =>
    db.prepare(`select ${PAYMENT} from payment order by at desc limit 50`).all() as unknown as Payment[],
  openPictures: () =>
    db
      .prepare(`select ${PAYMENT} from payment where kind = 'qr' and state = 'open' order by at desc limit 20`)
      .all() as unknown as Payment[],
  latePayments: () =>
    db.prepare(`select ${PAYMENT} from payment where late_amount is not null`).all() as unknown as Payment[],
  insertPayment: (row: Payment) =>
    db
      .prepare(
        `insert into payment
         values (:id, :reference, :amount, :currency, :kind, :expiresAt, :returnUrl, :state, :at, :lateAmount)`,
      )
      .run({ ...row }),
  /** Whether it was in one of these states. */
  turnPayment: (id: string, to: Payment['state'], from: readonly Payment['state'][]): boolean =>
    db
      .prepare(
        `update payment set state = ?, late_amount = null where id = ? and state in (select value from json_each(?))`,
      )
      .run(to, id, JSON.stringify(from)).changes === 1,
  setLate: (id: string, amount: string) =>
    db.prepare('update payment set late_amount = ? where id = ?').run(amount, id),
  insertReceipt: (row: Receipt) =>
    db.prepare('insert into receipt values (:id, :paymentId, :reference, :amount, :currency, :at)').run({ ...row }),
  receiptsOf: (day: string) =>
    db
      .prepare(`select ${RECEIPT} from receipt where substr(at, 1, 10) = ? order by at, id`)
      .all(day) as unknown as Receipt[],
})

const payouts = (db: DatabaseSync) => ({
  payout: (id: string) =>
    db.prepare(`select ${PAYOUT} from payout where id = ?`).get(id) as unknown as Payout | undefined,
  lastPayouts: () => db.prepare(`select ${PAYOUT} from payout order by at desc limit 100`).all() as unknown as Payout[],
  duePayouts: (nowMs: number) =>
    db
      .prepare(`select ${PAYOUT} from payout where state = 'sending' and due_ms <= ? order by due_ms`)
      .all(nowMs) as unknown as Payout[],
  insertPayout: (row: Payout) =>
    db
      .prepare(
        `insert into payout
         values (:id, :reference, :amount, :currency, :provider, :number, :name, :state, :at, :dueMs)`,
      )
      .run({ ...row }),
  /** Whether it was still to be decided. */
  turnPayout: (id: string, to: 'paid' | 'failed'): boolean =>
    db.prepare(`update payout set state = ? where id = ? and state = 'sending'`).run(to, id).changes === 1,
  /** What was paid on a day, as the notices say it. */
  paidOn: (day: string) =>
    db
      .prepare(
        `select payload ->> 'id' as id, payload ->> 'reference' as reference, payload ->> 'amount' as amount,
           payload ->> 'currency' as currency, payload ->> 'at' as at
         from notice where payload ->> 'type' = 'payout_paid' and substr(payload ->> 'at', 1, 10) = ? order by at, id`,
      )
      .all(day) as unknown as Pick<Payout, 'id' | 'reference' | 'amount' | 'currency' | 'at'>[],
})
