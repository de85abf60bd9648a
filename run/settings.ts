import { z } from 'zod'
import { openClock } from '../server/src/kernel/clock.ts'
import type { Config } from '../server/src/kernel/config.ts'
import type { Db } from '../server/src/kernel/database.ts'
import { putSetting, writtenOut } from '../server/src/modules/brand/put-setting.ts'
import { type Json, valueAt } from '../server/src/modules/brand/setting-path.ts'
import { findBrands } from '../server/src/modules/brand/store.ts'
import { explain, onDatabase, readOrder, UseError } from './command.ts'

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

function readAsked(args: readonly string[]): Asked {
  const { words, by, reason } = readOrder(args)
  const [merchant, key = '', value, ...more] = words
  if (merchant === undefined || more.length > 0) throw new UseError(USE)
  if (value !== undefined && (by === '' || reason === ''))
    throw new UseError('Say who changes it and why: --by NAME --reason TEXT')
  const path = key.split('.').filter(Boolean)
  return { merchant: merchant.toUpperCase(), path, value: value === undefined ? value : read(value), by, reason }
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

/** What does not fit is named key by key. */
const unfit = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'settings'}: ${message}`).join('\n')

try {
  const asked = readAsked(process.argv.slice(2))
  console.log(await onDatabase(({ config, db }) => answer(db, config, asked)))
} catch (error) {
  console.error(error instanceof z.ZodError ? unfit(error) : explain(error))
  process.exitCode = 1
}
