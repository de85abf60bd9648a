import pg from 'pg'
import type { Deps } from './deps.ts'

const RETRY_MS = 1000
/** A database that says nothing for so long does not answer any more: its connection is given up, and made again. */
const SILENT_MS = 10_000
const PULSE_MS = 2000
const GOODBYE_MS = 1000

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
  /** All that the database had said before this moment, by `performance.now()`, has arrived. */
  readonly upToDate?: (asOf: number) => void
  /** How long it rests between two questions by which it is seen whether the database is there. */
  readonly pulseMs?: number
}

/** Open a connection of its own that lasts. Throws when the first attempt fails. */
export async function openPersistent(
  deps: Pick<Deps, 'log'>,
  url: string,
  { name, greet, back, upToDate, pulseMs = PULSE_MS }: PersistentOptions,
): Promise<PersistentConnection> {
  let stopped = false
  let client: pg.Client | undefined
  await connect()

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
      // Several may ask at once.
      pipeline: true,
    })
    next.on('error', (error) => deps.log.warn({ err: error, connection: name }, 'a standing connection was lost'))
    let isOver = false
    next.once('end', () => {
      isOver = true
      if (next === client) void again()
    })
    await next.connect()
    try {
      await greet(next)
      // What it says to whom may not need this connection, and then does not say that it is gone.
      if (isOver) throw new Error('the connection was lost while it was greeted')
    } catch (error) {
      hangUp(next)
      throw error
    }
    client = next
    void pulse(next, { upToDate, pulseMs })
  }

  async function again(): Promise<void> {
    client = undefined
    while (!stopped && client === undefined) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
      if (!stopped) await connect().catch(() => undefined)
    }
    if (stopped) await end(client)
    else back?.()
  }

  return {
    async stop() {
      stopped = true
      await end(client)
    },
  }
}

/** Ask again and again: what was said before a question reached the database arrives before its answer. Ends with the connection. */
async function pulse(client: pg.Client, { upToDate, pulseMs }: Pick<PersistentOptions, 'upToDate' | 'pulseMs'>) {
  let stands = true
  client.once('end', () => (stands = false))
  while (stands) {
    const asked = performance.now()
    const answered = await client.query('select').then(
      () => true,
      () => false,
    )
    if (answered) upToDate?.(asked)
    else hangUp(client)
    await new Promise((resolve) => setTimeout(resolve, pulseMs).unref())
  }
}

/** Say goodbye; where nobody hears it, leave without. */
async function end(client: pg.Client | undefined): Promise<void> {
  if (client === undefined) return
  const patience = setTimeout(hangUp, GOODBYE_MS, client)
  await client.end()
  clearTimeout(patience)
}

/** Without a goodbye, which somebody who is silent would not hear. */
const hangUp = (client: pg.Client): void => void client.connection.stream.destroy()
