import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { VendorDialect } from '@croupier/contract/console-vendor-access.ts'
import type { Deps } from '../server/src/kernel/deps.ts'
import { Refusal } from '../server/src/kernel/refusal.ts'
import { changeAccess, rotateKey } from '../server/src/modules/catalogue/vendor/change-access.ts'
import { findAccesses, findKeys } from '../server/src/modules/catalogue/vendor/store.ts'
import { depsOf, explain, onDatabase, UsageError } from './command.ts'

// npm run vendors -- …: how vendors of games reach us, and their keys, also while the site is open.

const USE = `npm run vendors -- list
npm run vendors -- save CODE --launch URL [--dialect native] [--wallet seamless] [--address 203.0.113.0/24 …] [--closed]
npm run vendors -- key CODE [--overlap HOURS] [--public FILE]
  CODE     of a vendor in the catalogue
  DIALECT  native, aggregator or form
  HOURS    for which the keys of before stay good; 24 unless said
  FILE     the vendor's public RSA key, where its dialect is aggregator; else a secret is made and shown once`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    launch: { type: 'string' },
    dialect: { type: 'string', default: 'native' },
    wallet: { type: 'string', default: 'seamless' },
    address: { type: 'string', multiple: true, default: [] },
    closed: { type: 'boolean', default: false },
    overlap: { type: 'string', default: '24' },
    public: { type: 'string' },
  },
})

const HOUR_MS = 3_600_000

async function answer(deps: Deps, [verb = '', vendorCode = '']: readonly string[]): Promise<string> {
  if (verb === 'list') return list(deps)
  if (vendorCode === '') throw new UsageError(USE)
  if (verb === 'save') return save(deps, vendorCode)
  if (verb === 'key') return key(deps, vendorCode)
  throw new UsageError(USE)
}

async function list(deps: Deps): Promise<string> {
  const [accesses, keys] = await Promise.all([findAccesses(deps.db), findKeys(deps.db, deps.now())])
  const own = (code: string) => keys.filter((one) => one.vendorCode === code).length
  return accesses.length === 0
    ? 'No vendor calls here.'
    : accesses
        .map(
          (one) =>
            `${one.vendorCode}  ${one.dialect}  ${one.wallet}  ${one.open ? 'open' : 'closed'}  ${own(one.vendorCode)} keys  ${one.launchUrl}`,
        )
        .join('\n')
}

async function save(deps: Deps, vendorCode: string): Promise<string> {
  const dialect = VendorDialect.options.find((known) => known === values.dialect)
  const wallet = (['seamless', 'transfer'] as const).find((known) => known === values.wallet)
  if (!values.launch || !URL.canParse(values.launch) || !dialect || !wallet) throw new UsageError(USE)
  const row = { vendorCode, dialect, wallet, launchUrl: values.launch, addresses: values.address, open: !values.closed }
  await changeAccess(deps, row)
  return `${vendorCode} calls by ${dialect} and is ${values.closed ? 'closed' : 'open'}`
}

async function key(deps: Deps, vendorCode: string): Promise<string> {
  const hours = Number(values.overlap)
  if (!Number.isFinite(hours) || hours < 0) throw new UsageError(USE)
  const own = values.public === undefined ? {} : { publicKey: readFileSync(values.public, 'utf8') }
  const made = await rotateKey(deps, { vendorCode, overlapMs: hours * HOUR_MS, ...own })
  const until = `keys of before are good for ${hours} hours`
  return values.public === undefined
    ? `${made}\nThis secret is not shown again; ${until}.`
    : `The key is noted; ${until}.`
}

try {
  console.log(await onDatabase(async (within) => answer(await depsOf(within), positionals)))
} catch (error) {
  console.error(error instanceof Refusal ? 'No such vendor calls here: save it first' : explain(error))
  process.exitCode = 1
}
