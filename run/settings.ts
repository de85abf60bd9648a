import { z } from 'zod'
import { openClock } from '../server/src/kernel/clock.ts'
import type { Config } from '../server/src/kernel/config.ts'
import type { Db } from '../server/src/kernel/database.ts'
import { putSetting, writtenOut } from '../server/src/modules/brand/put-setting.ts'
import type { Json } from '../server/src/kernel/loosening.ts'
import { valueAt } from '../server/src/modules/brand/setting-path.ts'
import { findBrands } from '../server/src/modules/brand/store.ts'
import { explain, onDatabase, readOrder, UsageError } from './command.ts'

// npm run settings -- BRAND KEY [VALUE … --by NAME --reason TEXT]: reads or changes settings, also while the site is open.

const USE = `npm run settings -- BRAND [KEY [VALUE [KEY VALUE …] --by NAME --reason TEXT]]
  BRAND   a merchant code such as LUCKY
  KEY     a path such as maintenance, lock.failures, flags.login_required, region.deny.countries.SG
  VALUE   JSON or plain text; true and false switch a word of a list`

interface SettingsRequest {
  readonly merchant: string
  /** What is read where nothing is changed. */
  readonly path: readonly string[]
  readonly changes: readonly { readonly path: readonly string[]; readonly value: Json }[]
  readonly by: string
  readonly reason: string
}

const pathOf = (key = '') => key.split('.').filter(Boolean)

function readAsked(args: readonly string[]): SettingsRequest {
  const { words, by, reason } = readOrder(args)
  const [merchant, ...rest] = words
  const reads = rest.length < 2
  if (merchant === undefined || (!reads && rest.length % 2 === 1)) throw new UsageError(USE)
  if (!reads && (by === '' || reason === ''))
    throw new UsageError('Say who changes it and why: --by NAME --reason TEXT')
  const changes = reads
    ? []
    : rest.flatMap((key, at) => (at % 2 === 0 ? [{ path: pathOf(key), value: read(rest[at + 1] ?? '') }] : []))
  return { merchant: merchant.toUpperCase(), path: pathOf(rest[0]), changes, by, reason }
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

async function answer(
  db: Db,
  config: Config,
  { merchant, path, changes, by, reason }: SettingsRequest,
): Promise<string> {
  const brands = await findBrands(db)
  const brand = brands.find((one) => one.merchant === merchant)
  if (!brand) throw new UsageError(`There is no brand ${merchant}: ${brands.map((one) => one.merchant).join(', ')}`)

  if (changes.length === 0) return shown(valueAt(writtenOut(brand.settings), path))
  const clock = openClock(config, db)
  await clock.read()
  const said: string[] = []
  for (const change of changes) {
    const put = { ...change, brandId: brand.id, changedBy: by, reason }
    const { version, before, after } = await putSetting({ db, now: clock.now }, put)
    const what = `${merchant} ${change.path.join('.')}, version ${version}`
    said.push(`${what}\n  before: ${shown(before)}\n  after:  ${shown(after)}`)
  }
  return said.join('\n')
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
