import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Connection, parsers } from './connection.ts'
import { isInside, type Lane, laneNow, LANES } from './lane.ts'
import type { Log } from './log.ts'
import { sqlStateOf } from './outage.ts'

/** How many connections a lane has, and how long whoever uses them waits: for one of them, for a lock, for an answer. */
export interface Share {
  readonly connections: number
  readonly waitMs: number
  readonly lockMs: number
  readonly statementMs: number
}

export type Shares = Readonly<Record<Lane, Share>>

/** Nobody thinks for so long between two statements: whoever does has died or is broken, and holds locks. */
const IDLE_IN_TRANSACTION_MS = 30_000

/** The server ends a statement at its limit by itself; where it does not even say that, its connection is given up. */
const SILENT_MS = 500

/** The connections to the database, in lanes. */
export class Pools implements PostgresPool {
  readonly #pools: ReadonlyMap<Lane, pg.Pool>
  readonly Client = Connection
  readonly options: pg.PoolOptions

  constructor(url: string, log: Log, connections: number | Shares) {
    this.#pools =
      typeof connections === 'number'
        ? alone(poolOf(url, log, { max: connections }))
        : new Map(LANES.map((lane) => [lane, poolOf(url, log, settingsOf(lane, connections[lane]))]))
    this.options = this.of('work').options
  }

  /** The connections of a lane. */
  of(lane: Lane): pg.Pool {
    // Every lane has its pool.
    return this.#pools.get(lane) as pg.Pool
  }

  /** A connection of the lane that whoever asks is in. */
  async connect(): Promise<PostgresPoolClient> {
    return isInside() ? nested : this.of(laneNow()).connect()
  }

  async end(): Promise<void> {
    await Promise.all([...new Set(this.#pools.values())].map((pool) => pool.end()))
  }
}

const alone = (pool: pg.Pool) => new Map(LANES.map((lane) => [lane, pool]))

const settingsOf = (lane: Lane, { connections, waitMs, lockMs, statementMs }: Share): pg.PoolConfig => ({
  max: connections,
  connectionTimeoutMillis: waitMs,
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  query_timeout: statementMs + SILENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  application_name: `croupier ${lane}`,
})

function poolOf(url: string, log: Log, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'croupier',
    ...settings,
    connectionString: url,
    types: parsers,
    pipeline: true,
    Client: Connection,
  })
  // A connection that breaks would otherwise end the process, whether it is idle or at work.
  const lost = (error: Error) => {
    // The error itself carries the connection with all its state, which no log needs. While we close, losing them is the aim.
    if (!pool.ending) log.warn({ reason: error.message, state: sqlStateOf(error) }, 'a database connection was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/** In place of a second connection for who holds one already: as many at once as there are connections would wait for ever. */
const nested = {
  query: (text: string) => Promise.reject(new Error(`asked the pool inside a transaction: ${text}`)),
  release: () => {},
} as unknown as PostgresPoolClient
