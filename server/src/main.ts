import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type App, createApp } from './app.ts'
import { openClock } from '#kernel/clock.ts'
import { type Config, ConfigError, printable, readConfig } from '#kernel/config.ts'
import { type OpenDatabase, openDatabase } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Log, openLog } from '#kernel/log.ts'
import { migrate } from '#kernel/migrate.ts'
import { openSecret } from '#kernel/secret.ts'
import { StartError } from '#kernel/start-error.ts'
import { backoffice } from './backoffice.ts'
import { doorman, modules, staff } from './modules.ts'
import { site } from './site.ts'

const DRAIN_MS = 10_000

/** What is undone when the server ends, in the order it was done. */
type Undo = () => Promise<void>

async function start(config: Config, log: Log, undo: Undo[]): Promise<App> {
  const secret = openSecret(config, randomBytes)
  const url = config.databaseUrl ?? (await startDatabase(config, log, undo))
  const database = openDatabase(url, log)
  undo.push(() => database.db.destroy())

  await prepare(config, database)
  const clock = openClock(config, database.db)
  await clock.read()

  const deps: Deps = { config, db: database.db, log, now: clock.now, secret, random: randomBytes }
  if (config.mode === 'sandbox') await (await import('../seed/seed.ts')).seed(deps)

  const app = await createApp(deps, { database, doorman, staff, modules, clock, sites: [backoffice, site] })
  undo.push(() => app.stop())
  await listen(app, config)
  await app.start()
  return app
}

async function startDatabase(config: Config, log: Log, undo: Undo[]): Promise<string> {
  const { startEmbedded } = await import('#kernel/embedded.ts')
  const { url, stop } = await startEmbedded({ dataDir: config.dataDir, log })
  undo.push(stop)
  return url
}

async function prepare(config: Config, database: OpenDatabase): Promise<void> {
  try {
    await database.pool.query('select 1')
  } catch (error) {
    throw new StartError(`The database at ${printable(config).databaseUrl} cannot be reached: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  await migrate(database)
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.http.listen({ host, port })
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

/** For the person at the terminal. */
function greet(config: Config, app: App): void {
  const { port } = app.http.server.address() as AddressInfo // It listens on a port, not on a pipe.
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const site = `http://${shown}:${port}`
  const lines = [
    '',
    `  Croupier is open: ${site}`,
    `  API: ${site}/docs`,
    ...(config.mode === 'sandbox'
      ? [
          '',
          '  Members member01 … member20, agents agent01 … agent03, vip01; password of all: Demo2026pass',
          '  fresh01 has the password a123456 and must change it',
          `  Console: ${site}/console, operators operator01 … operator05 with the same password and a mailed code`,
          `  Codes and mails that it sends: ${site}/dev/outbox`,
          `  Payments: ${printable(config).paymentGateway}`,
          `  Vendors: ${printable(config).vendorWallets}`,
          `  Games of others: ${printable(config).sandboxVendor}`,
        ]
      : []),
    '',
  ]
  console.log(lines.join('\n'))
  // Whoever started us may have something to start beside us.
  process.send?.({ site })
}

async function end(log: Log, undo: readonly Undo[]): Promise<void> {
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
  // Whoever started us is gone without a word.
  process.on('disconnect', () => {
    if (!asked) leave()
  })
}

/** One line for what a person can mend, everything for what they cannot. */
function explain(error: unknown): void {
  if (error instanceof StartError || error instanceof ConfigError) console.error(error.message)
  else console.error(error)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config)
  const undo: Undo[] = []
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

  try {
    greet(config, await starting)
  } catch (error) {
    explain(error)
    await close()
    process.exit(1)
  }
}

main().catch((error: unknown) => {
  explain(error)
  process.exit(1)
})
