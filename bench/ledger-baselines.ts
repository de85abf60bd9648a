import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type CallFigures, drive } from './callers.ts'
import type { BenchDatabase } from './database.ts'

/** What most sites have: a function per transfer that locks both rows, checks the floor, updates both and writes a line. */
const USUAL = `
create schema usual;
create table usual.account (id uuid primary key, floored boolean not null, balance int8 not null) with (fillfactor = 60);
create table usual.transfer (
  id uuid primary key,
  kind text not null,
  debit uuid not null references usual.account (id),
  credit uuid not null references usual.account (id),
  amount int8 not null check (amount > 0),
  debit_after int8 not null,
  credit_after int8 not null,
  at timestamptz not null default clock_timestamp()
);
create index usual_by_debit on usual.transfer (debit, at);
create index usual_by_credit on usual.transfer (credit, at);

create function usual.transfer(new_id uuid, kind text, from_id uuid, to_id uuid, amount int8) returns int8 language plpgsql as $$
declare
  payer usual.account;
  payee usual.account;
begin
  perform 1 from usual.account where id in (from_id, to_id) order by id for update;
  select * into payer from usual.account where id = from_id;
  select * into payee from usual.account where id = to_id;
  if payer.floored and payer.balance < amount then raise exception 'insufficient_funds'; end if;
  update usual.account set balance = balance - amount where id = from_id;
  update usual.account set balance = balance + amount where id = to_id;
  insert into usual.transfer (id, kind, debit, credit, amount, debit_after, credit_after)
  values (new_id, kind, from_id, to_id, amount, payer.balance - amount, payee.balance + amount);
  return payer.balance - amount;
end $$;`

const CONNECTIONS = 32

export interface BaselineLedger {
  measure(seconds: number): Promise<CallFigures>
  close(): Promise<void>
}

/** The usual function, on rows of its own in the same database. */
export async function usualFunction(
  database: BenchDatabase,
  memberIds: readonly string[],
  funds: bigint,
): Promise<BaselineLedger> {
  const house = randomUUID()
  await database.pool.query(USUAL)
  await database.pool.query(`insert into usual.account select unnest($1::uuid[]), true, $2`, [memberIds, funds])
  await database.pool.query(`insert into usual.account values ($1, false, 0)`, [house])
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => database.connect()))
  const idle = [...clients]

  async function call(): Promise<void> {
    // As many callers as connections: there is always one.
    const client = idle.pop() as pg.Client
    const member = memberIds[randomInt(memberIds.length)]
    const values = [randomUUID(), 'stake', member, house, 10_000]
    await client.query({ name: 'transfer', text: 'select usual.transfer($1, $2, $3, $4, $5)', values })
    idle.push(client)
  }

  return {
    measure: (seconds) => drive({ callers: CONNECTIONS, seconds, call }),
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  }
}

/** The rows that the ledger wrote, once more and nothing else: same columns, same indexes, batches of the same sizes. */
export interface RawLedger {
  /** Rows a second, as many transactions at once as group commit has. */
  measure(seconds: number): Promise<number>
  close(): Promise<void>
}

const LANES = 2
const BATCHES_MAX = 4000

/** Batches that the ledger has written, ready to be written once more by `insert … select`. */
export async function rawInsertSelect(database: BenchDatabase): Promise<RawLedger> {
  const clients = await Promise.all(Array.from({ length: LANES }, () => database.connect()))
  // There are as many as lanes.
  const first = clients[0] as pg.Client
  await first.query('create schema if not exists raw')

  return {
    async measure(seconds) {
      await first.query('drop table if exists raw.transfer, raw.source')
      await first.query('create table raw.transfer (like wallet.transfer including all)')
      await first.query(`create unlogged table raw.source as select * from wallet.transfer
        where batch in (select id from wallet.batch order by id desc limit ${BATCHES_MAX}) order by batch, line`)
      await first.query('create index source_by_batch on raw.source (batch)')
      await first.query('vacuum analyze raw.source')
      const { rows } = await first.query<{ batch: string }>(
        'select batch from raw.source group by batch order by batch',
      )
      return pour(
        clients,
        rows.map((row) => row.batch),
        seconds,
      )
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  }
}

const POUR = 'insert into raw.transfer select * from raw.source where batch = $1'

/** Each batch in a transaction of its own, until the time or the batches are used up. */
async function pour(clients: readonly pg.Client[], batches: readonly string[], seconds: number): Promise<number> {
  const begun = performance.now()
  const left = batches[Symbol.iterator]()
  let rows = 0

  async function lane(client: pg.Client): Promise<void> {
    for (const batch of left) {
      if (performance.now() - begun > seconds * 1000) return
      rows += (await client.query({ name: 'pour', text: POUR, values: [batch] })).rowCount ?? 0
    }
  }
  await Promise.all(clients.map(lane))
  return rows / ((performance.now() - begun) / 1000)
}
