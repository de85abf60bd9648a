import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { supervise } from '../run/supervise.mjs'
import { prepareDatabase } from './database.ts'
import { assertWhole } from './kills.ts'
import { workFolder } from './machine.ts'
import { startCallers } from './outage-run.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'

const ROOT = join(import.meta.dirname, '..')
const KILLS = 10
const CONNECTIONS = 256
const MEMBERS = 1000
const PORT = Number(process.env.BENCH_PORT ?? 4706)
const WARM_MS = 2000

export const KILLED_PROCESSES = ['database', 'server'] as const
type KilledProcess = (typeof KILLED_PROCESSES)[number]

export interface OutagesOptions {
  readonly kills: number
  readonly connections: number
  readonly members: number
  readonly port: number
  /** The name of its own work folder. */
  readonly folder: string
}

export interface OutagesOutcome {
  readonly acknowledged: number
  readonly slowestAnswerMs: number
  /** Milliseconds from each kill until a round that was asked for after it was acknowledged and `/readyz` said yes. */
  readonly readyMs: Readonly<Record<KilledProcess, readonly number[]>>
}

/** Kill the database or the server under callers: what keeps them alive starts them again, and nothing acknowledged is lost. */
export const outage: Bench = async ({ quick }) => {
  const count = quick ? 1 : KILLS
  const { acknowledged, readyMs, slowestAnswerMs } = await outages({
    kills: count,
    connections: CONNECTIONS,
    members: MEMBERS,
    port: PORT,
    folder: 'outage',
  })
  return {
    figures: [
      figure('outages survived', '', [count * KILLED_PROCESSES.length], { atLeast: count * KILLED_PROCESSES.length }),
      figure('ready again after a killed database, slowest', 'ms', [Math.max(...readyMs.database)], { atMost: 5000 }),
      figure('ready again after a killed database', 'ms', readyMs.database),
      figure('ready again after a killed server, slowest', 'ms', [Math.max(...readyMs.server)], { atMost: 10_000 }),
      figure('ready again after a killed server', 'ms', readyMs.server),
      figure('slowest answer while there was no database', 'ms', [slowestAnswerMs]),
    ],
    notes: [
      `${CONNECTIONS} callers; ${acknowledged} rounds were acknowledged`,
      'every acknowledged round was found once, with its stake and its payout; the ledger was proved after every kill',
      'without a database callers are told temporarily_unavailable or outcome_unknown, and nothing else; they ask again with the same id',
      'a killed database does not end the server; jobs and the live tables go on by themselves',
    ],
  }
}

/** Throws as soon as something is lost, or is answered as it must not be. */
export async function outages({
  kills: count,
  connections,
  members,
  port,
  folder,
}: OutagesOptions): Promise<OutagesOutcome> {
  const dataDir = workFolder(folder)
  const tokensFile = join(dataDir, 'tokens')
  const tokens = await prepareDatabase(dataDir, ({ deps }) => loggedInMembers(deps, members))
  writeFileSync(tokensFile, tokens.join('\n'))

  const readyMs: Record<KilledProcess, number[]> = { database: [], server: [] }
  let acknowledged = 0
  let slowestAnswerMs = 0
  const kept = await keepServer({ port, dataDir })
  try {
    for (const victim of KILLED_PROCESSES) {
      for (let kill = 0; kill < count; kill++) {
        const idsFile = join(dataDir, `ids-${victim}-${kill}`)
        const callers = startCallers({ port, connections, tokensFile, idsFile })
        await callers.answeredAfter(0)
        await wait(WARM_MS)
        const server = kept.pid()
        const ready = await killed(victim, { dataDir, port, pid: server, answeredAfter: callers.answeredAfter })
        await wait(WARM_MS)
        const result = await callers.stop()
        if (result.strange.length > 0) throw new Error(`an outage answered ${result.strange.join('; ')}`)
        if (victim === 'database' && kept.pid() !== server) throw new Error('a killed database ended the server')
        const ids = readFileSync(idsFile, 'utf8').split('\n')
        await assertWhole(dataDir, ids)
        readyMs[victim].push(ready)
        acknowledged += ids.length
        if (victim === 'database') slowestAnswerMs = Math.max(slowestAnswerMs, result.slowestMs)
        console.log(
          `killed ${victim} ${kill + 1}: ready after ${Math.round(ready)} ms, ${ids.length} acknowledged, all kept; ${JSON.stringify(result.outcomes)}, slowest ${Math.round(result.slowestMs)} ms`,
        )
      }
    }
  } finally {
    await kept.stop()
  }
  return { acknowledged, readyMs, slowestAnswerMs }
}

interface KillTarget {
  readonly dataDir: string
  readonly port: number
  readonly pid: number
  readonly answeredAfter: (moment: number) => Promise<number>
}

/** Kills as a power cut would, and answers after how many milliseconds rounds are taken again and the server says that it is ready. */
async function killed(victim: KilledProcess, { dataDir, port, pid, answeredAfter }: KillTarget): Promise<number> {
  const target = victim === 'server' ? pid : postmasterOf(dataDir)
  // The signal to process 0 would go to all that run here.
  if (!target) throw new Error(`there is no ${victim} to kill`)
  process.kill(target, 'SIGKILL')
  const at = performance.timeOrigin + performance.now()
  const answered = await answeredAfter(at)
  while (!(await isReady(port))) await wait(10)
  return Math.max(answered, Date.now()) - at
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

interface KeptSite {
  readonly pid: () => number
  stop(): Promise<void>
}

/** The product's own server, kept alive as `npm start` does it. */
async function keepServer({ port, dataDir }: { readonly port: number; readonly dataDir: string }): Promise<KeptSite> {
  const env = { ...process.env, MODE: 'sandbox', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const log = openSync(join(dataDir, 'server.log'), 'a')
  const up = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  let child: ChildProcess | undefined
  const supervision = supervise({
    name: 'The server',
    start: () =>
      (child = spawn(process.execPath, ['server/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', log, log, 'ipc'] })),
    up: () => up.resolve(),
    ended: (code) => {
      up.reject(new Error(`the server ended with ${code}`))
      over.resolve()
    },
  })
  await up.promise
  return {
    pid: () => child?.pid ?? 0,
    async stop() {
      const gone = child && child.exitCode === null ? once(child, 'exit') : undefined
      supervision.stop('SIGTERM')
      await gone
      await over.promise
      closeSync(log)
    },
  }
}
