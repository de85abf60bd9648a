import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inSharedLane } from '#kernel/lane.ts'
import { plainAddress } from '#kernel/network.ts'
import type { Notification } from '#kernel/notifications.ts'
import { DatabaseUnavailableError, outageOf } from '#kernel/outage.ts'
import { TRIAL } from '#kernel/session.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { StoredLook } from './look.ts'
import { countryOf } from './outside/country.ts'
import type { PhoneProvider } from './phone-provider.ts'
import { lacksReason } from './reasons/reasons.ts'
import { regionRule } from './region.ts'
import { closureRefusals, statusOf } from './rules.ts'
import { Settings, type SettingsText } from './settings.ts'
import * as store from './store.ts'

/** A brand and the policy that holds for its members now. */
export interface Brand {
  readonly id: number
  readonly merchant: string
  readonly name: string
  readonly currency: string
  /** Decimals of what members pay and are paid. */
  readonly decimals: number
  readonly timeZone: string
  /** Codes of the specification, such as EN and TY. */
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly look: StoredLook
  /** Which version of the settings this is. */
  readonly version: number
  readonly settings: Settings
  /** Who proves mobile numbers by codes of its own; undefined where nobody does. */
  readonly phoneProvider: PhoneProvider | undefined
  /** Whether the brand is open to this address now: 0 open, 1 maintenance, 2 region restricted. */
  readonly statusFor: (ip: string) => 0 | 1 | 2
  /** The refusal of a visitor to whom it is not. */
  readonly closedTo: (ip: string) => 'system_maintenance' | 'region_restricted' | undefined
  /** Whether it lists reasons under this name, and none of this code. */
  readonly lacksReason: (list: string, code: string) => boolean
}

interface BrandIndex {
  readonly all: readonly Brand[]
  readonly byId: ReadonlyMap<number, Brand>
  readonly byMerchant: ReadonlyMap<string, Brand>
  readonly byHost: ReadonlyMap<string, Brand>
  readonly agentHosts: ReadonlySet<string>
}

/** What a request says of the brand it is meant for. */
export interface BrandAddress {
  readonly merchant: string | undefined
  readonly host: string | undefined
}

/** Below this address the sandbox proves mobile numbers by itself. */
export const OWN_PROVIDER_PATH = '/dev/phone-provider/v1'

/** A change made by another node is seen after this long at the latest. */
const FRESH_MS = 2000
/** How long is waited for them at most where none are known. */
const FIRST_MS = 10_000

const caches = new WeakMap<Deps, LRUCache<'brands', BrandIndex>>()

/** The brand of a request: by the `Merchant` header, by host when there is none; undefined where nobody lives. */
export async function brandAt(deps: Deps, { merchant, host }: BrandAddress): Promise<Brand | undefined> {
  const known = await knownBrands(deps)
  if (merchant !== undefined) return known.byMerchant.get(merchant.trim().toUpperCase())
  return host === undefined ? undefined : known.byHost.get(hostName(host))
}

/** Whether the site at this host is for agents alone, for who is in a transaction. */
export const isAgentSite = async (tx: Tx, deps: Deps, host: string | undefined): Promise<boolean> =>
  host !== undefined && (caches.get(deps)?.get('brands') ?? (await loadBrands(tx, deps))).agentHosts.has(hostName(host))

/** A brand by its id. An unknown id is a bug. */
export async function brandOf(deps: Deps, brandId: number): Promise<Brand> {
  const brand = (await knownBrands(deps)).byId.get(brandId)
  if (!brand) throw new Error(`there is no brand ${brandId}`)
  return brand
}

/** A brand by its id, for who is in a transaction: where it is not known here, it is read by the transaction's own connection. */
export async function brandIn(tx: Tx, deps: Deps, brandId: number): Promise<Brand> {
  const brand = (await brandsIn(tx, deps)).find(({ id }) => id === brandId)
  if (!brand) throw new Error(`there is no brand ${brandId}`)
  return brand
}

/** Every brand, for who is in a transaction. What it reads is not remembered: it may not have committed. */
export const brandsIn = async (tx: Tx, deps: Deps): Promise<readonly Brand[]> =>
  (caches.get(deps)?.get('brands') ?? (await loadBrands(tx, deps))).all

/** What somebody plays with: a trial account plays with play money, everybody else with the brand's. */
export const currencyOf = ({ currency }: Brand, agentType: number): string =>
  agentType === TRIAL ? PLAY_MONEY : currency

const PLAY_MONEY = 'FUN'

/** Every brand, in the order of their ids. */
export const allBrands = async (deps: Deps): Promise<readonly Brand[]> => (await knownBrands(deps)).all

/** Read the brands anew when they are next asked for. */
export function forgetBrands(deps: Deps): void {
  caches.get(deps)?.clear()
}

/** Every node hears of a changed brand, and reads it anew when it is next asked for. */
export function hearBrands(deps: Deps, news: readonly Notification[]): void {
  if (news.some(({ topic }) => topic === 'brand_changed')) forgetBrands(deps)
}

/** Where a visitor is: their address, and the country that it belongs to, if any. */
export function placeOf(deps: Deps, ip: string): { readonly ip: string; readonly country: string | undefined } {
  const plain = plainAddress(ip)
  return { ip: plain, country: countryOf(deps.config.countryDatabase, plain) }
}

/** Open a brand, or bring what it looks like up to date. */
export const saveBrand = (tx: Tx, brand: store.NewBrand, now: Date): Promise<void> =>
  store.saveBrand(tx, { ...brand, look: StoredLook.parse(brand.look) }, now)

/** A policy as the code uses it; throws when it is not one. */
export const policyOf = (text: SettingsText): Settings => z.decode(Settings, text)

async function knownBrands(deps: Deps): Promise<BrandIndex> {
  const cache = caches.get(deps) ?? openCache(deps)
  // Only a fetch that was aborted is undefined, and nobody aborts.
  return (await cache.fetch('brands')) as BrandIndex
}

function openCache(deps: Deps): LRUCache<'brands', BrandIndex> {
  const cache = new LRUCache<'brands', BrandIndex>({
    max: 1,
    ttl: FRESH_MS,
    // Whoever asked before the brands were forgotten is answered with what was true then; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale) =>
      (stale === undefined ? readFirst(deps) : inSharedLane(() => loadBrands(deps.db, deps))).catch((error: unknown) =>
        lastKnown(error, stale),
      ),
  })
  caches.set(deps, cache)
  return cache
}

/**
 * Where nothing is known to go on with: a server that starts on a busy machine has more patience than a caller, but nobody that of the
 * background, since callers wait for this too.
 */
async function readFirst(deps: Deps): Promise<BrandIndex> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailableError('the brands were not read in time')),
    FIRST_MS,
  )
  try {
    return await Promise.race([loadBrands(deps.db, deps), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** While the database does not answer the brands are what they were, and are not asked for again by every call in between. */
function lastKnown(error: unknown, stale: BrandIndex | undefined): BrandIndex {
  if (stale === undefined || outageOf(error) === undefined) throw error
  return stale
}

async function loadBrands(db: Db, deps: Deps): Promise<BrandIndex> {
  const rows = await store.findBrands(db)
  const all = rows.map((row) => brandFrom(deps, row)).toSorted((one, other) => one.id - other.id)
  const byId = new Map(all.map((brand) => [brand.id, brand]))
  const hosts = rows.flatMap((row) => row.hosts.map(({ host }) => [host, byId.get(row.id)] as const))
  const agents = rows.flatMap((row) => row.hosts.filter(({ kind }) => kind === 'agent'))
  return {
    all,
    byId,
    byMerchant: new Map(all.map((brand) => [brand.merchant, brand])),
    byHost: new Map(hosts.flatMap(([host, brand]) => (brand ? [[host, brand]] : []))),
    agentHosts: new Set(agents.map(({ host }) => host)),
  }
}

function brandFrom(deps: Deps, { hosts: _hosts, revision: _revision, settings: text, ...row }: store.BrandRow): Brand {
  const [defaultLanguage] = row.languages
  if (defaultLanguage === undefined) throw new Error(`brand ${row.merchant} has no language`)
  const settings = policyOf(text)
  const refused = regionRule(settings.region)
  const statusFor = (ip: string) => {
    const plain = plainAddress(ip)
    return statusOf(
      settings.maintenance,
      refused(plain, () => countryOf(deps.config.countryDatabase, plain)),
    )
  }
  const own = deps.config.mode === 'sandbox' ? ownProvider(row.merchant) : undefined
  const proving = settings.flags.includes('phone_code_provider') ? (settings.phoneProvider ?? own) : undefined
  const phoneProvider = proving && { ...proving, captcha: settings.phoneCaptcha }
  return {
    ...row,
    defaultLanguage,
    settings,
    phoneProvider,
    statusFor,
    closedTo: (ip) => closureRefusals[statusFor(ip)],
    lacksReason: (list, code) => lacksReason(settings, list, code),
  }
}

/** The sandbox's own provider, which knows a brand by its merchant code. */
const ownProvider = (merchant: string): Omit<PhoneProvider, 'captcha'> => ({
  issuer: `https://phone-provider.invalid/${merchant}`,
  audience: merchant,
  keysUrl: null,
  restUrl: OWN_PROVIDER_PATH,
  apiKey: merchant,
})

/** A host as browsers send it, without its port and the dot that ends a full name; IPv6 keeps its brackets. */
const hostName = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
