import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CROWD_ACTIVITIES } from '@croupier/contract/crowd.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { moveClock } from '@croupier/server/src/kernel/clock.ts'
import { saveOrders } from '@croupier/server/src/modules/crowd/store.ts'
import { gatewaySettings, startGateway } from '../run/gateway.mjs'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { databaseSeconds, processorSeconds } from './processor-time.ts'
import { type Server, startServer } from './site-server.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGE_AGAIN_MS = 500

export const VICTIMS = ['site', 'database', 'crowd'] as const
export type Victim = (typeof VICTIMS)[number]

/** Seconds of processor that each has taken since it began. */
export interface TakenSeconds {
  readonly crowd: number
  readonly site: number
  readonly database: number
}

/** A site with its payment company and its demo players, each a process of its own, and one page of a person that is open. */
export class CrowdSite {
  readonly database: BenchDatabase
  readonly #port: number
  readonly #settings: Record<string, string>
  #server: Server | undefined
  #gateway: ChildProcess | undefined
  #crowd: ChildProcess | undefined
  #page: WebSocket | undefined
  #closed = false

  private constructor(database: BenchDatabase, port: number, settings: Record<string, string>) {
    this.database = database
    this.#port = port
    this.#settings = settings
  }

  static async open(name: string, port: number): Promise<CrowdSite> {
    const gateway = await gatewaySettings({ PORT: String(port) })
    const settings = { ...gateway, CROWD_KEY: randomBytes(32).toString('hex') }
    const site = new CrowdSite(await freshDatabase(name), port, settings)
    await site.heal('site')
    site.#gateway = startGateway({
      env: process.env,
      settings: { ...gateway, DATA_DIR: site.#dataDir },
      site: site.address,
    })
    site.#openPage()
    return site
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get #dataDir(): string {
    return this.database.deps.config.dataDir
  }

  /** Every brand's crowd is told the same. */
  async order(sizes: readonly number[], pace: number): Promise<void> {
    const orders = { pace, activities: CROWD_ACTIVITIES }
    await inTransaction(this.database.db, async (tx) => {
      for (const [at, size] of sizes.entries()) await saveOrders(tx, at + 1, { ...orders, size }, new Date())
    })
  }

  moveClock(ms: number): Promise<void> {
    return inTransaction(this.database.db, (tx) => moveClock(tx, ms))
  }

  /** What is asked of the database until it says so. */
  async count(statement: string): Promise<number> {
    const { rows } = await this.database.pool.query<{ count: number }>(`select (${statement})::float8 as count`)
    return rows[0]?.count ?? 0
  }

  async strike(victim: Victim): Promise<void> {
    if (victim === 'site') return this.#server?.kill()
    if (victim === 'crowd') return this.#endCrowd('SIGKILL')
    const [pid] = readFileSync(join(this.#dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  }

  /** What was killed is there again; the database comes by itself, where whoever started it watches over it. */
  async heal(victim: Victim): Promise<void> {
    if (victim === 'crowd') return this.startCrowd()
    if (victim === 'site')
      this.#server = await startServer({
        port: this.#port,
        dataDir: this.#dataDir,
        databaseUrl: this.database.url,
        settings: this.#settings,
      })
    else while ((await this.count('1').catch(() => 0)) !== 1) await wait(100)
  }

  async startCrowd(): Promise<void> {
    const log = openSync(join(this.#dataDir, 'crowd.log'), 'a')
    const env = { ...process.env, ...this.#settings, DATA_DIR: this.#dataDir, SITE_URL: this.address }
    const child = spawn(process.execPath, ['vendorkit/crowd/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', log, log, 'ipc'],
    })
    closeSync(log)
    this.#crowd = child
    await once(child, 'message')
  }

  stopCrowd(): Promise<void> {
    return this.#endCrowd('SIGTERM')
  }

  /** What the crowd said of steps that failed. */
  faults(): string {
    return readFileSync(join(this.#dataDir, 'crowd.log'), 'utf8')
  }

  taken(): TakenSeconds {
    const [site, gateway] = [this.#server?.child.pid, this.#gateway?.pid].map((pid) => processorSeconds(pid ?? 0))
    return {
      crowd: this.#crowd?.pid === undefined ? 0 : processorSeconds(this.#crowd.pid),
      site: (site ?? 0) + (gateway ?? 0),
      database: databaseSeconds(this.database),
    }
  }

  /** Memory of the server and of the crowd, in megabytes. */
  memory(): { readonly site: number; readonly crowd: number } {
    return { site: residentMb(this.#server?.child.pid), crowd: residentMb(this.#crowd?.pid) }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#page?.close()
    await this.#endCrowd('SIGTERM')
    await this.#server?.stop()
    if (this.#gateway?.exitCode === null) {
      const gone = once(this.#gateway, 'exit')
      this.#gateway.kill('SIGTERM')
      await gone
    }
    await this.database.close()
  }

  async #endCrowd(signal: NodeJS.Signals): Promise<void> {
    const child = this.#crowd
    this.#crowd = undefined
    if (child === undefined || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Without a page of a person everything goes at a tenth. */
  #openPage(): void {
    if (this.#closed) return
    const page = new WebSocket(`${this.address.replace('http', 'ws')}/wps/live?merchant=LUCKY`)
    this.#page = page
    page.addEventListener('open', () => page.send(JSON.stringify({ type: 'subscribe', topics: ['status'] })))
    page.addEventListener('close', () => setTimeout(() => this.#openPage(), PAGE_AGAIN_MS).unref())
  }
}

function residentMb(pid: number | undefined): number {
  if (pid === undefined) return 0
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}
