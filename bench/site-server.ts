import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '..')

export interface ServerOptions {
  readonly port: number
  readonly dataDir: string
  /** The embedded database of `dataDir` unless one is named. */
  readonly databaseUrl?: string
  /** Rounds a transaction may share; as many as come unless named. */
  readonly batches?: { readonly max: number; readonly lanes: number; readonly worth: number }
  /** Whether it writes the demo brands' past; as the environment says unless named. */
  readonly history?: boolean
  /** What the process does; everything unless named. */
  readonly role?: 'api' | 'worker' | 'dealer'
  /** What else it is told, such as where a third party is. */
  readonly settings?: Readonly<Record<string, string>>
  /** Further arguments for Node, such as `--cpu-prof`. */
  readonly nodeArgs?: readonly string[]
}

export interface Server {
  readonly child: ChildProcess
  /** How long it took until it served. */
  readonly startedMs: number
  /** End it in an orderly way. */
  stop(): Promise<void>
  /** End it as a power cut would. */
  kill(): Promise<void>
}

const PATIENCE_MS = 180_000
/** How a server ends that helps itself by starting again. */
const LATER = 75

/** The product's own server in a process of its own, as `npm start` runs it. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { port, dataDir } = options
  const logFile = join(dataDir, 'server.log')
  const begun = performance.now()
  let isOver = false
  let child = begin()

  /** One that lost its database while it started is started again, as the product's supervisor does. */
  function begin(): ChildProcess {
    const log = openSync(logFile, 'a')
    const own = spawn(process.execPath, argumentsOf(options), {
      cwd: ROOT,
      env: environmentOf(options),
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    own.once('exit', (code) => {
      if (!isOver && code === LATER) child = begin()
    })
    return own
  }

  const end = async (signal: NodeJS.Signals) => {
    isOver = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  while (!(await serves(port))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE_MS) {
      await end('SIGKILL')
      throw new Error(`the server does not start: ${readFileSync(logFile, 'utf8').slice(-2000)}`)
    }
    await wait(20)
  }
  return {
    get child() {
      return child
    },
    startedMs: performance.now() - begun,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

const argumentsOf = ({ batches, nodeArgs = [] }: ServerOptions): readonly string[] => [
  ...nodeArgs,
  ...(batches === undefined ? [] : ['--import', join(ROOT, 'bench/batches.ts')]),
  'server/src/main.ts',
]

const environmentOf = ({ port, dataDir, databaseUrl, batches, history, role, settings }: ServerOptions) => ({
  ...process.env,
  MODE: 'sandbox',
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  ...settings,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  ...(history === undefined ? {} : { HISTORY: history ? '1' : '0' }),
  ...(role === undefined ? {} : { ROLE: role }),
  ...(batches === undefined ? {} : { BENCH_BATCHES: JSON.stringify(batches) }),
})

const serves = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
