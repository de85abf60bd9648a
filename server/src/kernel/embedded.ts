import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, createCluster, findCluster, launch, postmasterOf, stopPostmaster } from './embedded-cluster.ts'
import { watchDatabase } from './embedded-watch.ts'
import type { Log } from './log.ts'
import { StartError } from './start-error.ts'

export interface EmbeddedServer {
  /** Connects as the owner of the database `croupier`, who may create further databases and is no superuser. */
  readonly url: string
  /** Connects as the superuser of the cluster: to copy it. */
  readonly adminUrl: string
  /** Where its files are. */
  readonly folder: string
  /** Ends the database in an orderly way; call it when nothing needs it any more. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: Pick<Log, 'info' | 'warn'>
  /** PostgreSQL settings in place of ours, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** Another server has taken the folder while the database was down; nothing is done about it where this is left out. */
  readonly taken?: (error: StartError) => void
}

/** How the cluster is reached. Kept beside it with mode 0600, for the passwords in it. */
interface Access {
  readonly port: number
  readonly password: string
  readonly adminPassword: string
}

/** How long a database that was left behind may be busy starting or stopping. */
const RECOVERY_MS = 60_000
/** How often one that says it is ready may leave us without an answer, for a second each time. */
const SILENT_MAX = 3
const STOP_MS = 30_000

/**
 * Serves PostgreSQL from `dataDir`: makes the cluster the first time, adopts one that still runs after a kill of this
 * server, and otherwise starts it. From then on a database that ends is started again, at the same address. Throws
 * StartError with one line for a person when it cannot start the first time.
 */
export async function startEmbedded({ dataDir, log, settings = {}, taken }: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = findCluster(dataDir)
  const known = cluster.exists ? readAccess(cluster) : await create(cluster, log)

  const access = (await adopt(cluster, known, log)) ?? (await start(cluster, known, settings))

  const addresses = addressesOf(cluster, access)
  const watch = await watchDatabase({
    url: addresses.url,
    log,
    relaunch: async () => (await adopt(cluster, access, log)) ?? launch(cluster, access.port, settings),
    taken: (error) => taken?.(error),
  })
  log.info(`PostgreSQL on port ${access.port}, files in ${cluster.folder}`)
  return {
    ...addresses,
    async stop() {
      await watch.stop()
      await stopPostmaster(cluster, STOP_MS)
    },
  }
}

/** Reaches the database of `dataDir` beside whoever serves it; when nobody does, it is started and ends with `stop`. */
export async function borrowEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = findCluster(options.dataDir)
  if (!cluster.exists) throw new StartError(`There is no database in ${options.dataDir}`)
  const access = await reach(cluster, readAccess(cluster))
  if (access) return { ...addressesOf(cluster, access), stop: () => Promise.resolve() }
  return startEmbedded(options)
}

/** A database that runs is waited for and never stopped: it may be somebody's who is only busy. */
async function reach(cluster: Cluster, known: Access): Promise<Access | undefined> {
  const patience = AbortSignal.timeout(RECOVERY_MS)
  for (; !patience.aborted; await wait(100)) {
    const postmaster = postmasterOf(cluster)
    if (!postmaster) return undefined
    const access = { ...known, port: postmaster.port }
    if (postmaster.ready && (await answerOf(access)) === 'ready') return access
  }
  throw new StartError(`The database in ${cluster.folder} runs but does not answer`)
}

async function create(cluster: Cluster, log: Pick<Log, 'info'>): Promise<Access> {
  log.info(`Creating the database${cluster.owner.account ? `, as user ${cluster.owner.account.name}` : ''}`)
  const access = { port: await freePort(), password: secret(), adminPassword: secret() }
  // Written first: a cluster whose password nobody knows is worth nothing.
  writeAccess(cluster, access)
  await createCluster(cluster, access.adminPassword)
  return access
}

/** A database that was left running answers with our password: then it is ours. One that does not answer is stopped. */
async function adopt(cluster: Cluster, known: Access, log: Pick<Log, 'info' | 'warn'>): Promise<Access | undefined> {
  const patience = AbortSignal.timeout(RECOVERY_MS)
  for (let silent = 0; silent < SILENT_MAX && !patience.aborted; await wait(100)) {
    const postmaster = postmasterOf(cluster)
    if (!postmaster) return undefined
    if (!postmaster.ready) continue
    const access = { ...known, port: postmaster.port }
    const answer = await answerOf(access)
    if (answer === 'ready') {
      log.info(`PostgreSQL runs already, as process ${postmaster.pid}`)
      await prepare(access)
      return access
    }
    // Who says that it recovers is not silent, and has the time that a recovery may take.
    if (answer === 'none') silent++
  }
  log.warn('PostgreSQL still runs but does not answer: stopping it')
  await stopPostmaster(cluster, 2000)
  return undefined
}

async function start(cluster: Cluster, known: Access, settings: Readonly<Record<string, string>>): Promise<Access> {
  const port = (await isFree(known.port)) ? known.port : await freePort()
  const access = { ...known, port }
  if (port !== known.port) writeAccess(cluster, access)
  await launchWhenFree(cluster, port, settings)
  await prepare(access)
  return access
}

const MEMORY_IN_USE = 'pre-existing shared memory block'

/** Of a server that was killed the last process may hold its memory a moment longer than the first: no other starts until then. */
async function launchWhenFree(cluster: Cluster, port: number, settings: Readonly<Record<string, string>>) {
  const patience = AbortSignal.timeout(RECOVERY_MS)
  for (;;)
    try {
      return await launch(cluster, port, settings)
    } catch (error) {
      const held = error instanceof StartError && error.message.startsWith(MEMORY_IN_USE)
      if (!held || patience.aborted) throw error
      await wait(100)
    }
}

/** The roles and the database of the product; there already except the first time. */
async function prepare(access: Access): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf(access, 'postgres', 'postgres') })
  await admin.connect()
  try {
    const roles = await admin.query(`select from pg_roles where rolname = 'croupier'`)
    if (!roles.rowCount) {
      await admin.query(`create role croupier login createdb password '${access.password}'`)
      await admin.query('grant pg_monitor, pg_checkpoint, pg_signal_backend to croupier')
    }
    const dealers = await admin.query(`select from pg_roles where rolname = 'croupier_dealer'`)
    if (!dealers.rowCount) {
      await admin.query('create role croupier_dealer nologin')
      await admin.query('grant croupier_dealer to croupier with inherit false, set true')
    }
    const databases = await admin.query(`select from pg_database where datname = 'croupier'`)
    if (!databases.rowCount) await admin.query('create database croupier owner croupier')
  } finally {
    await admin.end()
  }
}

/** The database system is starting up, shutting down or in recovery. */
const CANNOT_CONNECT_NOW = '57P03'

async function answerOf(access: Access): Promise<'ready' | 'not yet' | 'none'> {
  const client = new pg.Client({
    connectionString: urlOf(access, 'postgres', 'postgres'),
    connectionTimeoutMillis: 1000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return 'ready'
  } catch (error) {
    return (error as { code?: unknown }).code === CANNOT_CONNECT_NOW ? 'not yet' : 'none'
  }
}

const urlOf = ({ port, password, adminPassword }: Access, user: 'croupier' | 'postgres', database: string) =>
  `postgres://${user}:${user === 'postgres' ? adminPassword : password}@127.0.0.1:${port}/${database}`

const addressesOf = ({ folder }: Cluster, access: Access) => ({
  url: urlOf(access, 'croupier', 'croupier'),
  adminUrl: urlOf(access, 'postgres', 'postgres'),
  folder,
})

const accessFile = ({ folder }: Cluster) => `${folder}.json`

function readAccess(cluster: Cluster): Access {
  const file = accessFile(cluster)
  if (!existsSync(file))
    throw new StartError(
      `${file} with the password of ${cluster.folder} is missing: put it back, or move both away to begin anew`,
    )
  return JSON.parse(readFileSync(file, 'utf8')) as Access
}

function writeAccess(cluster: Cluster, access: Access): void {
  const file = accessFile(cluster)
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const secret = () => randomBytes(24).toString('hex')

/**
 * Below those that the system lends to whoever connects. While a database is down everybody tries to reach it, and one of them, or even
 * the address itself as the sender, would take its port before it is up again.
 */
const [PORT_FIRST, PORT_END] = [10_000, 32_768]
const PORT_TRIES = 100

async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES; tries++) {
    const port = randomInt(PORT_FIRST, PORT_END)
    if (await isFree(port)) return port
  }
  return (await listenOn(0)) ?? 0
}

const isFree = async (port: number) => (await listenOn(port)) !== undefined

const listenOn = (port: number) =>
  new Promise<number | undefined>((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
