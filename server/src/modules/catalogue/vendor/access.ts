import { BlockList, isIPv4 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#kernel/deps.ts'
import { unseal } from '#kernel/secret.ts'
import { type AccessRow, findAccesses, findKeys, type KeyRow } from './store.ts'

/** What vendors' keys are locked up for. */
export const VENDOR_KEY = 'vendor-key'
/** The vendor that is a process beside the sandbox. */
const SANDBOX = 'SANDBOX'

/** A vendor that calls us, and what its calls are proved by now. */
export interface Access extends AccessRow {
  /** Several while they change. */
  readonly keys: readonly string[]
  /** May its calls come from this address? */
  readonly admits: (ip: string) => boolean
}

type Known = ReadonlyMap<string, Access>

/** A change made by another node is seen after this long at the latest. */
const FRESH_MS = 2000
const caches = new WeakMap<Deps, LRUCache<'vendors', Known>>()

/** How a vendor reaches us; undefined for one that does not. */
export async function accessOf(deps: Deps, vendorCode: string): Promise<Access | undefined> {
  const cache = caches.get(deps) ?? openCache(deps)
  // Only a fetch that was aborted is undefined, and nobody aborts.
  return ((await cache.fetch('vendors')) as Known).get(vendorCode)
}

/** Read them anew when they are next asked for. */
export const forgetAccesses = (deps: Deps): void => caches.get(deps)?.clear()

function openCache(deps: Deps): LRUCache<'vendors', Known> {
  const cache = new LRUCache<'vendors', Known>({
    max: 1,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: () => load(deps),
  })
  caches.set(deps, cache)
  return cache
}

async function load(deps: Deps): Promise<Known> {
  const [rows, keys] = await Promise.all([findAccesses(deps.db), findKeys(deps.db, deps.now())])
  const own = Map.groupBy(keys, (key) => key.vendorCode)
  const all = await Promise.all(
    withSandbox(deps, rows).map((row) => accessFrom(deps, row, own.get(row.vendorCode) ?? [])),
  )
  return new Map(all.map((access) => [access.vendorCode, access]))
}

async function accessFrom(deps: Deps, row: AccessRow, rows: readonly KeyRow[]): Promise<Access> {
  const keys = await Promise.all(rows.map(({ sealed }) => unseal(deps, VENDOR_KEY, sealed)))
  const started = isSandbox(deps, row.vendorCode) ? deps.config.sandboxVendor?.key : undefined
  return { ...row, keys: started === undefined ? keys : [...keys, started], admits: admittance(row.addresses) }
}

/** Whether this is the vendor beside the sandbox, which has another address and one more key at each start. */
export const isSandbox = ({ config }: Deps, vendorCode: string): boolean =>
  vendorCode === SANDBOX && config.sandboxVendor !== undefined

/** The vendor beside the sandbox is there while it runs, also when nobody has said how it reaches us. */
export function withSandbox(deps: Deps, rows: readonly AccessRow[]): readonly AccessRow[] {
  const others = rows.filter(({ vendorCode }) => vendorCode !== SANDBOX)
  const { sandboxVendor } = deps.config
  if (sandboxVendor === undefined) return others
  const known = rows.find(({ vendorCode }) => vendorCode === SANDBOX)
  const { addresses = [], open = true } = known ?? {}
  const launchUrl = `${sandboxVendor.url}/play`
  return [...others, { vendorCode: SANDBOX, dialect: 'native', wallet: 'seamless', launchUrl, addresses, open }]
}

function admittance(addresses: readonly string[]): (ip: string) => boolean {
  if (addresses.length === 0) return () => true
  const list = new BlockList()
  for (const range of addresses) {
    const [address = '', bits] = range.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:/, '')
    return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
  }
}
