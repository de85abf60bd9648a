import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openClock } from '../server/src/kernel/clock.ts'
import { type Config, ConfigError, readConfig } from '../server/src/kernel/config.ts'
import { type Db, openDatabase } from '../server/src/kernel/database.ts'
import { borrowEmbedded } from '../server/src/kernel/embedded.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { StartError } from '../server/src/kernel/start-error.ts'
import { putSetting, writtenOut } from '../server/src/modules/brand/put-setting.ts'
import { type Json, valueAt } from '../server/src/modules/brand/setting-path.ts'
import { findBrands } from '../server/src/modules/brand/store.ts'

// npm run settings -- BRAND KEY [VALUE --by NAME --reason TEXT]: reads or changes one setting, also while the site is open.

const USE = `npm run settings -- BRAND [KEY [VALUE --by NAME --reason TEXT]]
  BRAND   a merchant code such as LUCKY
  KEY     a path such as maintenance, lock.failures, flags.login_required, region.deny.countries.SG
  VALUE   JSON or plain text; true and false switch a word of a list`

interface Asked {
  readonly merchant: string
  readonly path: readonly string[]
  readonly value: Json | undefined
  readonly by: string
  readonly reason: string
}

/** What a person gets to read instead of a stack. */
class UseError extends Error {}

function readAsked(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string', default: '' }, reason: { type: 'string', default: '' } },
  })
  const [merchant, key = '', value, ...more] = positionals
  if (merchant === undefined || more.length > 0) throw new UseError(USE)
  if (value !== undefined && (values.by === '' || values.reason === ''))
    throw new UseError('Say who changes it and why: --by NAME --reason TEXT')
  const path = key.split('.').filter(Boolean)
  return { merchant: merchant.toUpperCase(), path, value: value === undefined ? value : read(value), ...values }
}

/** JSON, or the text itself where it is none. */
function read(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

const shown = (value: Json | undefined) =>
  value === undefined ? 'nothing' : JSON.stringify(value, null, typeof value === 'object' ? 2 : 0)

async function answer(db: Db, config: Config, { merchant, path, value, by, reason }: Asked): Promise<string> {
  const brands = await findBrands(db)
  const brand = brands.find((one) => one.merchant === merchant)
  if (!brand) throw new UseError(`There is no brand ${merchant}: ${brands.map((one) => one.merchant).join(', ')}`)

  if (value === undefined) return shown(valueAt(writtenOut(brand.settings), path))
  const clock = openClock(config, db)
  await clock.read()
  const change = { brandId: brand.id, path, value, changedBy: by, reason }
  const { version, before, after } = await putSetting({ db, now: clock.now }, change)
  return `${merchant} ${path.join('.')}, version ${version}\n  before: ${shown(before)}\n  after:  ${shown(after)}`
}

async function main(args: readonly string[]): Promise<void> {
  const asked = readAsked(args)
  const config = readConfig(process.env)
  const log = openLog({ ...config, logLevel: 'warn' })
  const borrowed = config.databaseUrl ? undefined : await borrowEmbedded({ dataDir: config.dataDir, log })
  const { db } = openDatabase(config.databaseUrl ?? borrowed?.url ?? '', log, 2)
  try {
    console.log(await answer(db, config, asked))
  } finally {
    await db.destroy()
    await borrowed?.stop()
  }
}

/** One line for what a person can mend, everything for what they cannot. */
function explain(error: unknown): unknown {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'settings'}: ${message}`).join('\n')
  const known = error instanceof UseError || error instanceof StartError || error instanceof ConfigError
  // parseArgs names what it does not know.
  return known || error instanceof TypeError ? error.message : error
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
