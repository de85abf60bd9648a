import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { LIVE_TABLES } from '@croupier/server/src/modules/studio/tables/dealer/deal-tables.ts'
import { type EmbeddedServer, startEmbedded } from '@croupier/server/src/kernel/embedded.ts'
import { pino } from 'pino'
import { type Server, startServer } from './site-server.ts'

const log = pino({ level: 'fatal' })
/** How long the process stays down after all dealers, the API or the database were killed. */
const AWAY_MS = 1000

/** What is killed: the dealer that has the table in hand, both dealers, the process that answers members, or the database below all. */
export type KillTarget = 'dealer' | 'dealers' | 'api' | 'database'

/** From when on the tables must go on: at once where another dealer is there, else when what was killed is back. */
export interface KillEffect {
  readonly since: Date
  /** Until all processes are there again. */
  readonly heal: () => Promise<void>
}

const NAMES = ['api', 'dealer-1', 'dealer-2'] as const
type NodeName = (typeof NAMES)[number]

/** A site of three processes on a database of their own: one answers members, two deal. */
export class TableNodes {
  readonly #dataDir: string
  readonly #ports: readonly number[]
  readonly #nodes = new Map<NodeName, Server>()
  #embedded: EmbeddedServer
  /** Beside the processes, to look and to stand in the way. */
  database: OpenDatabase

  private constructor(dataDir: string, ports: readonly number[], embedded: EmbeddedServer) {
    this.#dataDir = dataDir
    this.#ports = ports
    this.#embedded = embedded
    this.database = openDatabase(embedded.url, log, 4)
  }

  static async open(dataDir: string, ports: readonly number[]): Promise<TableNodes> {
    const nodes = new TableNodes(dataDir, ports, await startEmbedded({ dataDir, log }))
    // Dealers first, so that they have the tables.
    for (const name of NAMES.slice(0, ports.length).toReversed()) await nodes.#start(name)
    return nodes
  }

  async close(): Promise<void> {
    for (const node of this.#nodes.values()) await node.stop()
    await this.database.db.destroy()
    await this.#embedded.stop()
  }

  /** Kill it; what was held to strike at that moment is let go `meanwhile`. */
  async strike(victim: KillTarget, table: string, meanwhile: () => Promise<void>): Promise<KillEffect> {
    if (victim === 'dealer') {
      const owner = await this.#ownerOf(table)
      await this.#nodes.get(owner)?.kill()
      const since = new Date()
      const over = meanwhile()
      return { since, heal: () => over.then(() => this.#start(owner)) }
    }
    if (victim === 'database') {
      await this.#killDatabase()
      await Promise.all([wait(AWAY_MS), meanwhile()])
      this.#embedded = await startEmbedded({ dataDir: this.#dataDir, log })
      this.database = openDatabase(this.#embedded.url, log, 4)
      return { since: new Date(), heal: () => Promise.resolve() }
    }
    const [first, second]: readonly NodeName[] = victim === 'api' ? ['api'] : ['dealer-1', 'dealer-2']
    for (const name of [first, second]) if (name) await this.#nodes.get(name)?.kill()
    await Promise.all([wait(AWAY_MS), meanwhile()])
    if (first) await this.#start(first)
    return { since: new Date(), heal: () => (second ? this.#start(second) : Promise.resolve()) }
  }

  async #killDatabase(): Promise<void> {
    const [pid] = readFileSync(join(this.#dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await this.database.db.destroy().catch(() => undefined)
  }

  /** Named in its own connections. */
  async #start(name: NodeName): Promise<void> {
    const port = this.#ports[NAMES.indexOf(name)] ?? 0
    const databaseUrl = `${this.#embedded.url}?application_name=${name}`
    const shared = { port, dataDir: this.#dataDir, databaseUrl }
    // Of two processes the one that answers members deals too.
    const role = name !== 'api' ? 'dealer' : this.#ports.length === NAMES.length ? 'api' : undefined
    this.#nodes.set(name, await startServer({ ...shared, ...(role ? { role } : {}) }))
  }

  /** The dealer that has this table in hand. */
  async #ownerOf(table: string): Promise<NodeName> {
    const { rows } = await this.database.pool.query<{ name: NodeName }>(
      `select a.application_name as name from studio.live_table as t
       join pg_locks as l on l.locktype = 'advisory' and l.classid = hashtext($2)::oid and l.objid::int = t.number and l.granted
       join pg_stat_activity as a on a.pid = l.pid where t.id = $1 and a.application_name like 'dealer-%'`,
      [table, LIVE_TABLES],
    )
    const [owner] = rows
    if (!owner || rows.length > 1) throw new Error(`${rows.length} dealers have the table in hand`)
    return owner.name
  }
}
