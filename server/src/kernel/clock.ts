import { sql } from 'kysely'
import type { Config } from './config.ts'
import { type Db, inTransaction, type Tx } from './database.ts'
import { announce } from './outbox.ts'

export interface Clock {
  readonly now: () => Date
  /** Move the sandbox's time forward, for good and for every node. In production this is a bug. */
  move(ms: number): Promise<void>
  /** See whether another node moved it. */
  read(): Promise<void>
}

/** The only clock. In production it is the machine's; in the sandbox it may be moved forward, and stays moved after a restart. */
export function openClock(config: Config, db: Db): Clock {
  let offsetMs = 0

  async function read(): Promise<void> {
    if (config.mode !== 'sandbox') return
    const { rows } = await sql<{ offsetMs: number }>`select offset_ms as "offsetMs" from kernel.clock`.execute(db)
    offsetMs = rows[0]?.offsetMs ?? 0
  }

  return {
    now: () => new Date(Date.now() + offsetMs),
    read,
    async move(ms) {
      if (config.mode !== 'sandbox') throw new Error('only the clock of a sandbox can be moved')
      await inTransaction(db, (tx) => moveClock(tx, ms))
      await read()
    },
  }
}

/** Move the sandbox's time forward in a transaction; every node hears of it, and does what has become due. */
export async function moveClock(tx: Tx, ms: number): Promise<void> {
  // Back is never: what has happened would lie in the future.
  if (ms < 0) throw new Error('the clock only moves forward')
  await sql`
    insert into kernel.clock (offset_ms) values (${ms})
    on conflict (one) do update set offset_ms = kernel.clock.offset_ms + ${ms}`.execute(tx)
  await announce(tx, [{ topic: 'clock_moved', brandId: 0, keys: [] }])
}

/** How far the sandbox is ahead, locked: two who move it do so one after the other. */
export async function movedByForUpdate(tx: Tx): Promise<number> {
  await sql`insert into kernel.clock (offset_ms) values (0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ offsetMs: number }>`
    select offset_ms::float8 as "offsetMs" from kernel.clock for update`.execute(tx)
  return rows[0]?.offsetMs ?? 0
}

/** How far the sandbox is ahead of the machine, in milliseconds. */
export async function movedBy(db: Db): Promise<number> {
  const { rows } = await sql<{ offsetMs: number }>`select offset_ms::float8 as "offsetMs" from kernel.clock`.execute(db)
  return rows[0]?.offsetMs ?? 0
}
