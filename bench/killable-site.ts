import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { type EmbeddedServer, startEmbedded } from '@croupier/server/src/kernel/embedded.ts'
import { pino } from 'pino'
import { type Server, startServer } from './site-server.ts'

const LOOK_MS = 20
const PATIENCE_MS = 180_000

async function untilBack({ pool }: OpenDatabase): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const isThere = await pool.query('select').then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (performance.now() - begun > PATIENCE_MS) throw new Error('the database does not come back')
    await wait(LOOK_MS)
  }
}

const log = pino({ level: 'fatal' })

/** A site of one process on a database of its own. */
export class KillableSite {
  readonly #dataDir: string
  readonly #port: number
  readonly #embedded: EmbeddedServer
  #server: Server | undefined
  /** Beside the process, to look and to begin. */
  database: OpenDatabase

  private constructor(dataDir: string, port: number, embedded: EmbeddedServer) {
    this.#dataDir = dataDir
    this.#port = port
    this.#embedded = embedded
    this.database = openDatabase(embedded.url, log, 4)
  }

  /** Where its database listens, also after it was killed. */
  get url(): string {
    return this.#embedded.url
  }

  static async open(dataDir: string, port: number): Promise<KillableSite> {
    const site = new KillableSite(dataDir, port, await startEmbedded({ dataDir, log }))
    await site.heal()
    return site
  }

  /** Kill the process that works, or the database below it, which is back then. */
  async strike(victim: 'site' | 'database'): Promise<void> {
    if (victim === 'site') {
      await this.#server?.kill()
      this.#server = undefined
      return
    }
    const [pid] = readFileSync(join(this.#dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await this.database.db.destroy().catch(() => undefined)
    // Whoever started it starts it again.
    this.database = openDatabase(this.#embedded.url, log, 4)
    await untilBack(this.database)
  }

  /** The process that works is there again. */
  async heal(): Promise<void> {
    this.#server ??= await startServer({ port: this.#port, dataDir: this.#dataDir, databaseUrl: this.#embedded.url })
  }

  async close(): Promise<void> {
    await this.#server?.stop()
    await this.database.db.destroy()
    await this.#embedded.stop()
  }
}
