import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openClock } from '../server/src/kernel/clock.ts'
import { type Config, ConfigError, readConfig } from '../server/src/kernel/config.ts'
import { type Db, openDatabase } from '../server/src/kernel/database.ts'
import type { Deps } from '../server/src/kernel/deps.ts'
import { borrowEmbedded } from '../server/src/kernel/embedded.ts'
import { type Log, openLog } from '../server/src/kernel/log.ts'
import { openSecret } from '../server/src/kernel/secret.ts'
import { StartError } from '../server/src/kernel/start-error.ts'

/** What a person gets to read instead of a stack. */
export class UsageError extends Error {}

export interface CommandContext {
  readonly config: Config
  readonly log: Log
  readonly db: Db
}

/** Work on the database of DATABASE_URL or DATA_DIR, also while the site is open. */
export async function onDatabase<T>(work: (within: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const log = openLog({ ...config, logLevel: 'warn' })
  const borrowed = config.databaseUrl ? undefined : await borrowEmbedded({ dataDir: config.dataDir, log })
  const { db } = openDatabase(config.databaseUrl ?? borrowed?.url ?? '', log, 2)
  try {
    return await work({ config, log, db })
  } finally {
    await db.destroy()
    await borrowed?.stop()
  }
}

/** What the site's own code is given, for a command that acts as it would. */
export async function depsOf({ config, log, db }: CommandContext): Promise<Deps> {
  const clock = openClock(config, db)
  await clock.read()
  return { config, db, log, now: clock.now, secret: openSecret(config, randomBytes), random: randomBytes }
}

/** The words after a command, who gives it and why. */
export function readOrder(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string', default: '' }, reason: { type: 'string', default: '' } },
  })
  return { ...values, words: positionals }
}

/** One line for what a person can mend, everything for what they cannot. */
export function explain(error: unknown): unknown {
  const known = error instanceof UsageError || error instanceof StartError || error instanceof ConfigError
  // parseArgs names what it does not know.
  return known || error instanceof TypeError ? error.message : error
}
