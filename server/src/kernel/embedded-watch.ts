import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openBackOff } from './restart-back-off.ts'
import type { Log } from './log.ts'
import { StartError } from './start-error.ts'

const CLAIM_MS = 3000

export interface DatabaseWatch {
  /** Give the folder back and let the database end. */
  stop(): Promise<void>
}

interface DatabaseWatchOptions {
  readonly url: string
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Makes sure that the database runs, at the same address. */
  readonly relaunch: () => Promise<unknown>
  /** Another server was quicker when the database came back: this one may not go on. */
  readonly taken: (error: StartError) => void
}

/** Another server holds the lock. */
class TakenError extends StartError {}

/** Claim the folder for this server alone; whenever the database ends it is started and claimed again, until `stop`. */
export async function watchDatabase(options: DatabaseWatchOptions): Promise<DatabaseWatch> {
  const { url, log, relaunch, taken } = options
  const backOff = openBackOff()
  const stopping = new AbortController()
  let claim = await claimAlone(url)
  let recovery: Promise<void> | undefined
  watch()

  function watch(): void {
    claim.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover()
    })
    backOff.started()
  }

  async function recover(): Promise<void> {
    const since = performance.now()
    log.warn('PostgreSQL ended unexpectedly, see postgres.log in the data folder; it is started again')
    while (!stopping.signal.aborted) {
      await wait(backOff.nextMs(), undefined, { signal: stopping.signal }).catch(() => {})
      const error = await attempt()
      if (error === undefined)
        return log.info(`PostgreSQL runs again after ${Math.round(performance.now() - since)} ms`)
      if (error instanceof TakenError) return taken(error)
      log.warn({ reason: reasonOf(error) }, 'PostgreSQL did not start; it is tried again')
    }
  }

  async function attempt(): Promise<unknown> {
    try {
      await relaunch()
      claim = await claimAlone(url)
      watch()
      return undefined
    } catch (error) {
      return error
    }
  }

  return {
    async stop() {
      stopping.abort()
      await recovery
      await claim.end()
    },
  }
}

/**
 * Holds a lock for as long as this server lives, so that no two serve one folder. PostgreSQL gives it back by itself
 * when the holder dies, which the kernel may take a moment to tell it.
 */
async function claimAlone(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'croupier claim', keepAlive: true })
  client.on('error', () => {})
  await client.connect()

  const patience = AbortSignal.timeout(CLAIM_MS)
  while (!patience.aborted) {
    const { rows } = await client.query<{ alone: boolean }>(
      `select pg_try_advisory_lock(hashtext('croupier claim')) as alone`,
    )
    if (rows[0]?.alone) return client
    await wait(100)
  }
  await client.end()
  throw new TakenError('Another server already runs on this data folder: stop it, or choose another with DATA_DIR')
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
