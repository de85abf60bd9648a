import { type DatabaseConnection, Kysely, PostgresDialect, Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'
import { countRetry } from './metrics.ts'

/** Every table by its full name. Each module's store adds its own by declaration merging. */
export interface Tables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** A statement that has been sent this often is worth preparing: the server then parses and plans it no more. */
const WORTH_PREPARING = 5
const PREPARED_MAX = 200

/** A connection that prepares what it is asked often, sends together what is asked together, and awaits no answer to a `begin`. */
class Connection extends pg.Client {
  readonly #seen = new Map<string, { times: number; readonly name: string }>()
  #gathering = false

  // pg declares a dozen overloads; Kysely uses the one with text and values.
  override query(...args: unknown[]): never {
    const [text, values] = args
    const ask = super.query as unknown as (this: pg.Client, ...all: unknown[]) => never
    if (typeof text !== 'string' || args.length > 2) return ask.apply(this, args)

    this.#gather()
    if (text === 'begin') return this.#begin(ask)

    const name = this.#nameOf(text)
    return name === undefined ? ask.apply(this, args) : ask.call(this, { name, text, values })
  }

  /** What is asked before this turn ends goes out in one write. */
  #gather(): void {
    const { stream } = this.connection
    if (this.#gathering) return
    this.#gathering = true
    stream.cork()
    process.nextTick(() => {
      this.#gathering = false
      stream.uncork()
    })
  }

  /** The next statement is sent right behind it; were the connection gone, that one would say so. */
  #begin(ask: (this: pg.Client, ...all: unknown[]) => unknown): never {
    const answer = ask.call(this, 'begin') as Promise<unknown>
    answer.catch(() => {})
    return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] }) as never
  }

  #nameOf(text: string): string | undefined {
    const seen = this.#seen.get(text)
    if (seen !== undefined) return ++seen.times > WORTH_PREPARING ? seen.name : undefined
    if (this.#seen.size < PREPARED_MAX) this.#seen.set(text, { times: 1, name: `s${this.#seen.size}` })
    return undefined
  }
}

const INT8 = 20
const DATE = 1082

/** int8 is money and arrives as bigint; dates stay text; everything else as the driver has it. */
const parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return BigInt
    if (oid === DATE) return String
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

export interface OpenDatabase {
  readonly url: string
  readonly db: Db
  readonly pool: pg.Pool
}

/** Open the pool. Nothing is asked of the server yet. */
export function openDatabase(url: string, log: Log, connections = 16): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: parsers,
    pipeline: true,
    Client: Connection,
    application_name: 'croupier',
  })
  // A connection that breaks would otherwise end the process, whether it is idle or at work.
  const lost = (error: Error) => {
    // The error itself carries the connection with all its state, which no log needs. While we close, losing them is the aim.
    if (!pool.ending) log.warn({ reason: error.message, state: sqlStateOf(error) }, 'a database connection was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return { url, pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const ATTEMPTS = 6

/** The SQLSTATE of an error from the database, if it is one. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

type AfterCommit = (db: Db) => void
const afterCommits = new WeakMap<Tx, Set<AfterCommit>>()

/** Do this when the transaction has committed; the same function once, however often it is asked for. */
export function afterCommit(tx: Tx, act: AfterCommit): void {
  const acts = afterCommits.get(tx)
  if (acts === undefined) afterCommits.set(tx, new Set([act]))
  else acts.add(act)
}

/** Somebody else was quicker: what was read is no longer so. The transaction is tried again from the start. */
export class Outrun extends Error {
  readonly code = SERIALIZATION_FAILURE
}

/** Run one transaction (READ COMMITTED); serialization failures and deadlocks are tried again. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, work)
    } catch (error) {
      const state = sqlStateOf(error)
      if (attempt >= ATTEMPTS || (state !== SERIALIZATION_FAILURE && state !== DEADLOCK)) throw error
      countRetry(state)
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt))
    }
  }
}

async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let acts: ReadonlySet<AfterCommit> | undefined
  const result = await db.transaction().execute((waiting) =>
    waiting.getExecutor().provideConnection(async (connection) => {
      const tx = unhurried(waiting, connection)
      const value = await work(tx)
      acts = afterCommits.get(tx)
      return value
    }),
  )
  for (const act of acts ?? []) act(db)
  return result
}

/** Writes SQL; connections come from elsewhere. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction has its connection')) })

/**
 * The same transaction, but statements that are asked together are sent together, not each after the answer of the last.
 * PostgreSQL runs them one by one in the order they were asked, so locks that are asked for first are held by all that follow.
 */
function unhurried(waiting: Tx, connection: DatabaseConnection): Tx {
  const executor = waiting.getExecutor().withConnectionProvider({ provideConnection: (ask) => ask(connection) })
  return new Transaction<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}
