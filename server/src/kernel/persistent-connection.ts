import pg from 'pg'
import type { Deps } from './deps.ts'

const RETRY_MS = 1000

/** A connection that stands as long as the process: made again when it is lost. */
export interface PersistentConnection {
  stop(): Promise<void>
}

export interface PersistentOptions {
  /** Shown by the database beside the connection. */
  readonly name: string
  /** Said each time the connection has been made. */
  readonly greet: (client: pg.Client) => Promise<unknown>
  /** It stands again after it was lost for a while. */
  readonly back?: () => void
}

/** Open a connection of its own that lasts. Throws when the first attempt fails. */
export async function openPersistent(
  deps: Pick<Deps, 'log'>,
  url: string,
  { name, greet, back }: PersistentOptions,
): Promise<PersistentConnection> {
  let stopped = false
  let client: pg.Client | undefined = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: name, keepAlive: true })
    next.on('error', (error) => deps.log.warn({ err: error, connection: name }, 'a standing connection was lost'))
    await next.connect()
    await greet(next)
    next.once('end', () => void again())
    return next
  }

  async function again(): Promise<void> {
    client = undefined
    while (!stopped && client === undefined) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
      if (!stopped) client = await connect().catch(() => undefined)
    }
    if (stopped) await client?.end()
    else back?.()
  }

  return {
    async stop() {
      stopped = true
      await client?.end()
    },
  }
}
