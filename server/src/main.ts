import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type App, createApp } from './app.ts'
import { openClock } from '#kernel/clock.ts'
import { type Config, ConfigError, readConfig } from '#kernel/config.ts'
import { consolePort, listenConsole } from '#kernel/console-address.ts'
import { openDatabase } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Log, openLog } from '#kernel/log.ts'
import { migrate } from '#kernel/migrate.ts'
import { outageOf } from '#kernel/outage.ts'
import { printable } from '#kernel/printable.ts'
import { openSecret } from '#kernel/secret.ts'
import { StartError } from '#kernel/start-error.ts'
import { backoffice } from './backoffice.ts'
import { brandResolver, modules, staff } from './modules.ts'
import { openWarning } from './open-warning.ts'
import { demoData, missingSettings, refuse } from './production.ts'
import { site } from './site.ts'

const DRAIN_MS = 10_000
/** After so long a history that failed is gone on with. */
const AGAIN_MS = 60_000

/** What is undone when the server ends, in the order it was done. */
type Cleanup = () => Promise<void>

async function start(config: Config, log: Log, undo: Cleanup[]): Promise<App> {
  if (config.mode === 'production') refuse(missingSettings(config))
  const secret = openSecret(config, randomBytes)
  const url = config.databaseUrl ?? (await startDatabase(config, log, undo))
  await prepare(config, url, log)
  const database = openDatabase(url, log, config.databaseShares)
  undo.push(() => database.db.destroy())

  const clock = openClock(config, database.db)
  await clock.read()

  const deps: Deps = { config, db: database.db, log, now: clock.now, secret, random: randomBytes }
  if (config.mode === 'sandbox') await (await import('../seed/seed.ts')).seed(deps)
  else refuse(await demoData(deps))

  const app = await createApp(deps, { database, brandResolver, staff, modules, clock, sites: [backoffice, site] })
  undo.push(() => app.stop())
  await listen(app, config)
  const history =
    config.history && does(config, 'worker') ? await openHistory({ deps, url, jobs: app.jobs }) : undefined
  if (history) undo.push(history.end)
  await app.start()
  history?.begin()
  return app
}

const does = (config: Config, role: Config['role']) => config.role === 'all' || config.role === role

interface OpenHistory {
  /** Write the demo brands' past behind the first page. */
  readonly begin: () => void
  /** Stop, wherever it is; the next start goes on with it. */
  readonly end: Cleanup
}

/** Reserve for the demo brands' past what is its own before anybody deals. A history that fails ends nothing else. */
async function openHistory(parts: { deps: Deps; url: string; jobs: App['jobs'] }): Promise<OpenHistory | undefined> {
  const stop = new AbortController()
  const lost = (error: unknown, next: string) =>
    parts.deps.log.error({ err: error }, `the history of the demo world could not be written; ${next} goes on with it`)
  try {
    const { reservePast, writeHistory } = await import('../history/history.ts')
    const reserve = await reservePast(parts)
    const write = async (): Promise<void> => {
      // Once it has failed it takes what nobody deals at that moment, as after a start anew.
      let reserved: typeof reserve | undefined = reserve
      while (!stop.signal.aborted) {
        try {
          await writeHistory(parts, stop.signal, undefined, reserved)
          return
        } catch (error) {
          lost(error, 'the next minute')
          reserved = undefined
          await pause(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => {})
        }
      }
    }
    let written = Promise.resolve()
    let end = reserve.release
    return {
      begin() {
        written = write()
        end = () => written
      },
      async end() {
        stop.abort()
        await end()
      },
    }
  } catch (error) {
    lost(error, 'the next start')
    return undefined
  }
}

async function startDatabase(config: Config, log: Log, undo: Cleanup[]): Promise<string> {
  const { startEmbedded } = await import('#kernel/embedded.ts')
  const { url, stop } = await startEmbedded({
    dataDir: config.dataDir,
    log,
    taken(error) {
      log.error(error.message)
      process.kill(process.pid, 'SIGTERM')
    },
  })
  undo.push(stop)
  return url
}

/** Lay out the database. It takes as long as it takes, also behind another node that does it. */
async function prepare(config: Config, url: string, log: Log): Promise<void> {
  const database = openDatabase(url, log, 2)
  try {
    await database.pool.query('select 1')
  } catch (error) {
    throw new StartError(`The database at ${printable(config).databaseUrl} cannot be reached: ${reasonOf(error)}`, {
      cause: error,
      passing: true,
    })
  }
  try {
    await migrate(database)
  } finally {
    await database.db.destroy()
  }
}

async function listen(app: App, config: Config): Promise<void> {
  await listenAt(config, () => app.http.listen({ host: config.host, port: config.port }))
  const { console: own } = config
  if (own) await listenAt(own, () => listenConsole(app.http, config))
}

async function listenAt({ host, port }: Pick<Config, 'host' | 'port'>, open: () => Promise<unknown>): Promise<void> {
  try {
    await open()
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw new StartError(
      taken
        ? `Port ${port} is taken: choose another with PORT=…`
        : `Cannot listen on ${host}:${port}: ${reasonOf(error)}`,
      { cause: error },
    )
  }
}

/** Errors of several addresses tried in turn carry their reason inside. */
function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error ? inner.message : String(inner)
}

const shownHost = (host: string) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host)

/** For the person at the terminal. */
function greet(config: Config, app: App): void {
  const { port } = app.http.server.address() as AddressInfo // It listens on a port, not on a pipe.
  const site = `http://${shownHost(config.host)}:${port}`
  const own = config.console
  const consoleAt = own ? (own.origin ?? `http://${shownHost(own.host)}:${consolePort(app.http)}`) : site
  const lines = [
    '',
    ...openWarning(config),
    `  Croupier is open: ${site}`,
    ...(config.publicOrigin ? [`  Visitors find it at ${config.publicOrigin}`] : []),
    ...(own ? [`  The console is at ${consoleAt}/console and nowhere else`] : []),
    ...(config.docs === 'open' ? [`  API: ${site}/docs`] : []),
    ...(config.mode === 'sandbox'
      ? [
          '',
          '  Members member01 … member20, agents agent01 … agent19, vip01; password of all: Demo2026pass',
          '  fresh01 has the password a123456 and must change it',
          `  Console: ${consoleAt}/console, operators operator01 … operator05 with the same password and a mailed code`,
          `  Codes and mails that it sends: ${site}/dev/outbox`,
          `  Payments: ${printable(config).paymentGateway}`,
          `  Vendors: ${printable(config).vendorWallets}`,
          `  Games of others: ${printable(config).sandboxVendor}`,
          `  Results of lotteries: ${printable(config).resultsBureau}`,
        ]
      : []),
    '',
  ]
  console.log(lines.join('\n'))
  // Whoever started us may have something to start beside us.
  process.send?.({ site })
}

async function end(log: Log, undo: readonly Cleanup[]): Promise<void> {
  for (const step of undo.toReversed())
    await step().catch((error: unknown) => log.error({ err: error }, 'could not stop cleanly'))
}

/** Ctrl-C closes in good order, also what is only just starting; a second one does not wait for that. */
function endOnSignal(close: () => Promise<void>): void {
  let asked = false
  const hurry = () => process.exit(1)

  function leave(): void {
    asked = true
    setTimeout(hurry, DRAIN_MS).unref()
    void close().then(() => process.exit(0))
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked) return hurry()
      console.log('  Closing. Once more to hurry.')
      leave()
    })
  }
  // The parent process has ended without a message.
  process.on('disconnect', () => {
    if (!asked) leave()
  })
}

/** One line for what a person can mend or only has to wait for, everything for what they cannot. */
function explain(error: unknown): void {
  if (outageOf(error) !== undefined) console.error(`The database was lost while the server started: ${reasonOf(error)}`)
  else console.error(isForPerson(error) ? error.message : error)
}

const isForPerson = (error: unknown) => error instanceof StartError || error instanceof ConfigError

/** EX_TEMPFAIL and EX_CONFIG of sysexits.h: whether it helps to start this process again before a person has mended something. */
const LATER = 75
const NOT_AGAIN = 78

function exitCodeOf(error: unknown): number {
  if ((error instanceof StartError && error.passing) || outageOf(error) !== undefined) return LATER
  return isForPerson(error) ? NOT_AGAIN : 1
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config)
  const undo: Cleanup[] = []
  const starting = start(config, log, undo)
  let closing: Promise<void> | undefined
  // A step that is under way is not undone before it is done.
  const close = () =>
    (closing ??= starting
      .then(
        () => {},
        () => {},
      )
      .then(() => end(log, undo)))
  endOnSignal(close)
  surviveRejections(log)
  endOnException(log, close)

  try {
    greet(config, await starting)
  } catch (error) {
    explain(error)
    await close()
    process.exit(exitCodeOf(error))
  }
}

/** What nobody waited for has failed: it is a fault to be mended, and no reason to end what everybody else is doing. */
function surviveRejections(log: Log): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'something failed that nobody waited for'))
}

/** After an error in the middle of anything nobody knows what is true in this process; whoever keeps it alive starts it anew. */
function endOnException(log: Log, close: () => Promise<void>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught ends the server')
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    void leave()
  })
  const leave = async () => {
    await close()
    process.exit(1)
  }
}

main().catch((error: unknown) => {
  explain(error)
  process.exit(exitCodeOf(error))
})
