import { BlockList, isIPv4 } from 'node:net'
import { SANDBOX_VENDOR } from '@croupier/contract/sandbox-games.ts'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#kernel/deps.ts'
import { unseal } from '#kernel/secret.ts'
import { type AccessRow, findAccesses, findKeys, type KeyRow } from './store.ts'

/** What vendors' keys are locked up for. */
export const VENDOR_KEY = 'vendor-key'

/** A vendor that calls us, and what its calls are proved by now. */
export interface Access extends AccessRow {
  /** Several while they change. */
  readonly keys: readonly string[]
  /** May its calls come from this address? */
  readonly admits: (ip: string) => boolean
}

type KnownAccesses = ReadonlyMap<string, Access>

/** A change made by another node is seen after this long at the latest. */
const FRESH_MS = 2000
const caches = new WeakMap<Deps, LRUCache<'vendors', KnownAccesses>>()

/** How a vendor reaches us; undefined for one that does not. */
export async function accessOf(deps: Deps, vendorCode: string): Promise<Access | undefined> {
  const cache = caches.get(deps) ?? openCache(deps)
  // Only a fetch that was aborted is undefined, and nobody aborts.
  return ((await cache.fetch('vendors')) as KnownAccesses).get(vendorCode)
}

/** Read them anew when they are next asked for. */
export const forgetAccesses = (deps: Deps): void => caches.get(deps)?.clear()

function openCache(deps: Deps): LRUCache<'vendors', KnownAccesses> {
  const cache = new LRUCache<'vendors', KnownAccesses>({
    max: 1,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: () => load(deps),
  })
  caches.set(deps, cache)
  return cache
}

async function load(deps: Deps): Promise<KnownAccesses> {
  const [rows, keys] = await Promise.all([findAccesses(deps.db), findKeys(deps.db, deps.now())])
  const own = Map.groupBy(keys, (key) => key.vendorCode)
  const all = await Promise.all(
    withSandbox(deps, rows).map((row) => accessFrom(deps, row, own.get(row.vendorCode) ?? [])),
  )
  return new Map(all.map((access) => [access.vendorCode, access]))
}

async function accessFrom(deps: Deps, row: AccessRow, rows: readonly KeyRow[]): Promise<Access> {
  const keys = await Promise.all(rows.map(({ sealed }) => unseal(deps, VENDOR_KEY, sealed)))
  const started = partiesOf(deps).find(({ vendorCode }) => vendorCode === row.vendorCode)
  return { ...row, keys: started === undefined ? keys : [...keys, started.key], admits: admittance(row.addresses) }
}

interface Party extends Pick<AccessRow, 'vendorCode' | 'wallet'> {
  readonly url: string
  readonly key: string
}

/** The vendors that are processes beside the sandbox: the one that plays with our wallet, and those that keep wallets of their own. */
function partiesOf({ config: { mode, sandboxVendor, vendorWallets } }: Deps): readonly Party[] {
  const keepers = mode === 'sandbox' && vendorWallets !== undefined ? WALLET_VENDORS : []
  return [
    ...(sandboxVendor ? [{ ...sandboxVendor, vendorCode: SANDBOX_VENDOR.code, wallet: 'seamless' as const }] : []),
    ...keepers.flatMap(({ code }) =>
      vendorWallets ? [{ ...vendorWallets, vendorCode: code, wallet: 'transfer' as const }] : [],
    ),
  ]
}

/** Whether this is a vendor beside the sandbox, which has another address and one more key at each start. */
export const isSandbox = (deps: Deps, vendorCode: string): boolean =>
  partiesOf(deps).some((party) => party.vendorCode === vendorCode)

/** The vendors beside the sandbox are there while they run, also when nobody has said how they reach us. */
export function withSandbox(deps: Deps, rows: readonly AccessRow[]): readonly AccessRow[] {
  const parties = partiesOf(deps)
  const own = new Set([SANDBOX_VENDOR.code, ...parties.map(({ vendorCode }) => vendorCode)])
  return [
    ...rows.filter(({ vendorCode }) => !own.has(vendorCode)),
    ...parties.map(({ vendorCode, wallet, url }): AccessRow => {
      const { addresses = [], open = true } = rows.find((row) => row.vendorCode === vendorCode) ?? {}
      return { vendorCode, dialect: 'native', wallet, launchUrl: `${url}/play`, addresses, open }
    }),
  ]
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
