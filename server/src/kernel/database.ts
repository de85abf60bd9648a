import { type DatabaseConnection, Kysely, PostgresDialect, sql, Transaction } from 'kysely'
import type pg from 'pg'
import { inTransactionScope } from './lane.ts'
import type { Log } from './log.ts'
import { countRetry } from './metrics.ts'
import { outageOf, sqlStateOf, DatabaseUnavailableError } from './outage.ts'
import { Pools, type Shares } from './pools.ts'

/** Statements are SQL that declares its row, not calls of a builder that knows tables; a test holds each row against PostgreSQL. */
export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

export interface OpenDatabase {
  readonly url: string
  readonly db: Db
  /** Connections of the background. */
  readonly pool: pg.Pool
}

/**
 * Open the database; nothing is asked of the server yet. By a number of connections it is for somebody who works alone and takes the
 * time that it takes: a command, a migration, a bench. The server itself has its connections in lanes.
 */
export function openDatabase(url: string, log: Log, connections: number | Shares = 16): OpenDatabase {
  const pools = new Pools(url, log, connections)
  return { url, pool: pools.of('work'), db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pools }) }) }
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const ATTEMPTS = 6

type AfterCommit = (db: Db) => void
const afterCommits = new WeakMap<Tx, Set<AfterCommit>>()

/** Do this when the transaction has committed; the same function once, however often it is asked for. */
export function afterCommit(tx: Tx, act: AfterCommit): void {
  const acts = afterCommits.get(tx)
  if (acts === undefined) afterCommits.set(tx, new Set([act]))
  else acts.add(act)
}

/** Another transaction has changed what this one read. The transaction is tried again from the start. */
export class ConcurrentChangeError extends Error {
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

const SHORT_LOCK_MS = 25

/** From here on no lock is waited for: somebody has waited before. */
export const shortLocks = (tx: Tx) => sql`set local lock_timeout = ${sql.lit(SHORT_LOCK_MS)}`.execute(tx)

async function once<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let acts: ReadonlySet<AfterCommit> | undefined
  let committing = false
  let cause: unknown
  try {
    const result = await db.transaction().execute((waiting) =>
      waiting.getExecutor().provideConnection(async (connection) => {
        const tx = pipelined(
          waiting,
          watched(connection, (error) => (cause ??= error)),
        )
        const value = await inTransactionScope(() => work(tx)).catch((error: unknown) => {
          throw sqlStateOf(error) === ABORTED && cause !== undefined ? cause : error
        })
        acts = afterCommits.get(tx)
        committing = true
        return value
      }),
    )
    for (const act of acts ?? []) act(db)
    return result
  } catch (error) {
    // Nothing stays of what was not to be committed yet, however the connection was lost.
    throw !committing && outageOf(error) === 'unknown' ? new DatabaseUnavailableError(error) : error
  }
}

/** What all statements are told after one of their transaction has failed, also those that were sent together with it. */
const ABORTED = '25P02'

/** The same connection; what its statements fail with is noted. */
const watched = (connection: DatabaseConnection, note: (error: unknown) => void): DatabaseConnection => ({
  executeQuery: (query, ...options) =>
    connection.executeQuery<never>(query, ...options).catch((error: unknown) => {
      note(error)
      throw error
    }),
  streamQuery: (...asked) => connection.streamQuery(...asked),
})

/** Writes SQL; connections come from elsewhere. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction has its connection')) })

/**
 * The same transaction, but statements that are asked together are sent together, not each after the answer of the last.
 * PostgreSQL runs them one by one in the order they were asked, so locks that are asked for first are held by all that follow.
 */
function pipelined(waiting: Tx, connection: DatabaseConnection): Tx {
  const executor = waiting.getExecutor().withConnectionProvider({ provideConnection: (ask) => ask(connection) })
  return new Transaction<unknown>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}
