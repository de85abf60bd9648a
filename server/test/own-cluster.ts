import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '../src/kernel/database.ts'
import { startEmbedded } from '../src/kernel/embedded.ts'
import { migrate } from '../src/kernel/migrate.ts'
import type { Shares } from '../src/kernel/pools.ts'
import type { TestDatabase } from './database.ts'

const log = pino({ level: 'silent' })
/** Killed, it must keep what it has answered for, as the site's own does; the machine itself goes on, so no disk is waited for. */
const hasty = { fsync: 'off', synchronous_commit: 'on', full_page_writes: 'off', shared_buffers: '32MB' }

export interface OwnCluster {
  readonly database: TestDatabase
  /** Connects as the superuser. */
  readonly adminUrl: string
  /** The process of PostgreSQL that starts all others. */
  postmaster(): number
  /** Say this to all its processes. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
}

/** A PostgreSQL that nobody else uses, as the site keeps its own: to be killed, or stopped for a while. */
export async function ownCluster(shares: Shares): Promise<OwnCluster> {
  const home = mkdtempSync(join(tmpdir(), 'croupier-own-'))
  const server = await startEmbedded({ dataDir: home, log, settings: hasty })
  const migrating = openDatabase(server.url, log, 2)
  await migrate(migrating)
  await migrating.db.destroy()
  const { db } = openDatabase(server.url, log, shares)
  const postmaster = () => {
    const pid = Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    // A signal to process 0 would go to all that run these tests.
    if (!pid) throw new Error('there is no postmaster')
    return pid
  }
  return {
    adminUrl: server.adminUrl,
    database: {
      url: server.url,
      db,
      log,
      wire: undefined,
      async drop() {
        await db.destroy()
        await server.stop()
        rmSync(home, { recursive: true, force: true })
      },
    },
    postmaster,
    signal(name) {
      for (const pid of [postmaster(), ...childrenOf(postmaster())]) tell(pid, name)
    },
  }
}

/** One that has ended is buried as soon as the postmaster goes on, and all others are to hear of it. */
function tell(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)

/** The fourth field, behind a name in parentheses; undefined for one that has ended meanwhile. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
