import { parseArgs } from 'node:util'
import { LANGUAGE_CHOICES } from '../contract/console-brands.ts'
import { CURRENCIES, CURRENCY_CODES } from '../contract/currencies.ts'
import { CATEGORIES } from '../contract/field.ts'
import { MINIMUM_AGE } from '../contract/minimum-age.ts'
import { PALETTES } from '../contract/palettes.ts'
import { SEED } from '../server/seed/marks.ts'
import type { Deps } from '../server/src/kernel/deps.ts'
import { Refusal } from '../server/src/kernel/refusal.ts'
import { allBrands } from '../server/src/modules/brand/brand.ts'
import { type CommandOrder, makeBrand } from '../server/src/modules/brand/make-brand.ts'
import { depsOf, explain, onDatabase, UsageError } from './command.ts'

// npm run brands -- …: makes brands, also while the site is open.

const USE = `npm run brands -- list
npm run brands -- create CODE --host HOST --currency CODE --zone ZONE --by NAME --reason TEXT [--name TEXT] [--languages EN,VI] [--age AGE]
  HOST  where visitors find it, such as play.example; several by commas
  ZONE  of its business days, such as Asia/Manila
  AGE   from which one may be a member: ${MINIMUM_AGE} unless said`

function readOrder(args: readonly string[]): CommandOrder {
  const text = { type: 'string', default: '' } as const
  const options = {
    host: text,
    currency: text,
    zone: text,
    name: text,
    by: text,
    reason: text,
    languages: { type: 'string', default: 'EN' },
    age: { type: 'string', default: String(MINIMUM_AGE) },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [merchant = '', ...more] = positionals.slice(1)
  const { host, currency, zone, name, languages, age, by, reason } = values
  if (more.length > 0 || !/^[A-Z][A-Z0-9]{1,19}$/.test(merchant) || !host || !currency || !zone)
    throw new UsageError(USE)
  if (by === SEED) throw new UsageError(`${SEED} is the sandbox: say your own name`)
  if (by === '' || reason === '') throw new UsageError('Say who makes it and why: --by NAME --reason TEXT')
  const money = CURRENCY_CODES.find((code) => code === currency.toUpperCase())
  if (money === undefined) throw new UsageError(`The currency is one of ${CURRENCY_CODES.join(', ')}`)
  const spoken = languages.toUpperCase().split(',').filter(Boolean)
  if (spoken.length === 0 || spoken.some((code) => !LANGUAGE_CHOICES.some((one) => one === code)))
    throw new UsageError(`Languages are some of ${LANGUAGE_CHOICES.join(', ')}`)
  const { sign: currencySign, signAfter } = CURRENCIES[money]
  const shown = name || merchant
  return {
    merchant,
    name: shown,
    currency: money,
    timeZone: zone,
    languages: spoken,
    minimumAge: Number(age),
    hosts: host
      .toLowerCase()
      .split(',')
      .filter(Boolean)
      .map((one) => ({ host: one, kind: 'member' })),
    // Until it has a look of its own.
    look: {
      logo: 'lucky',
      tokens: PALETTES.gold,
      currencySign,
      signAfter,
      menu: [...CATEGORIES],
      wordmark: shown,
      copyright: `© ${shown}`,
      description: {},
    },
    by,
    reason,
  }
}

async function answer(deps: Deps, args: readonly string[]): Promise<string> {
  if (args[0] === 'create') {
    const order = readOrder(args)
    return `${order.merchant} is brand ${await makeBrand(deps, order)}; it takes no registrations until registration.open is set`
  }
  if (args[0] !== 'list') throw new UsageError(USE)
  const brands = await allBrands(deps)
  return brands.map(({ id, merchant, name, currency }) => `${id}  ${merchant}  ${name}  ${currency}`).join('\n')
}

/** What is wrong with an order, a line a field. */
const faultsOf = ({ code, detail }: Refusal): string =>
  Object.entries(detail.fields ?? {})
    .map(([field, faults]) => `${field}: ${faults.map((fault) => fault.code).join(', ')}`)
    .join('\n') || code

try {
  console.log(await onDatabase(async (within) => answer(await depsOf(within), process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Refusal ? faultsOf(error) : explain(error))
  process.exitCode = 1
}
