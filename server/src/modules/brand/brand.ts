import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { StoredLook } from './look.ts'
import { Settings, type SettingsText } from './settings.ts'
import * as store from './store.ts'

/** A merchant and the policy that holds for its members now. */
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
  readonly minimumAge: number
  readonly look: StoredLook
  /** Which version of the settings this is. */
  readonly version: number
  readonly settings: Settings
}

interface Known {
  readonly all: readonly Brand[]
  readonly byId: ReadonlyMap<number, Brand>
  readonly byMerchant: ReadonlyMap<string, Brand>
  readonly byHost: ReadonlyMap<string, Brand>
}

/** What a request says of the brand it is meant for. */
export interface Where {
  readonly merchant: string | undefined
  readonly host: string | undefined
}

/** A change made by another node is seen after this long at the latest. */
const FRESH_MS = 2000

const caches = new WeakMap<Deps, LRUCache<'brands', Known>>()

/** The brand of a request: by the `Merchant` header, by host when there is none; undefined where nobody lives. */
export async function brandAt(deps: Deps, { merchant, host }: Where): Promise<Brand | undefined> {
  const known = await knownBrands(deps)
  if (merchant !== undefined) return known.byMerchant.get(merchant.trim().toUpperCase())
  return host === undefined ? undefined : known.byHost.get(hostName(host))
}

/** A brand by its id. An unknown id is a bug. */
export async function brandOf(deps: Deps, brandId: number): Promise<Brand> {
  const brand = (await knownBrands(deps)).byId.get(brandId)
  if (!brand) throw new Error(`there is no brand ${brandId}`)
  return brand
}

/** Every brand, in the order of their ids. */
export const allBrands = async (deps: Deps): Promise<readonly Brand[]> => (await knownBrands(deps)).all

/** Read the brands anew when they are next asked for. */
export function forgetBrands(deps: Deps): void {
  caches.get(deps)?.clear()
}

/** Open a brand, or bring what it looks like up to date. */
export const saveBrand = (tx: Tx, brand: store.NewMerchant, now: Date): Promise<void> =>
  store.saveMerchant(tx, { ...brand, look: StoredLook.parse(brand.look) }, now)

/** A policy as the code uses it; throws when it is not one. */
export const policyOf = (text: SettingsText): Settings => z.decode(Settings, text)

async function knownBrands(deps: Deps): Promise<Known> {
  const cache = caches.get(deps) ?? openCache(deps)
  // Only a fetch that was aborted is undefined, and nobody aborts.
  return (await cache.fetch('brands')) as Known
}

function openCache(deps: Deps): LRUCache<'brands', Known> {
  const cache = new LRUCache<'brands', Known>({
    max: 1,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    fetchMethod: () => loadBrands(deps.db),
  })
  caches.set(deps, cache)
  return cache
}

async function loadBrands(db: Db): Promise<Known> {
  const rows = await store.findBrands(db)
  const all = rows.map(brandFrom).toSorted((one, other) => one.id - other.id)
  const byId = new Map(all.map((brand) => [brand.id, brand]))
  const hosts = rows.flatMap((row) => row.hosts.map((host) => [host, byId.get(row.id)] as const))
  return {
    all,
    byId,
    byMerchant: new Map(all.map((brand) => [brand.merchant, brand])),
    byHost: new Map(hosts.flatMap(([host, brand]) => (brand ? [[host, brand]] : []))),
  }
}

function brandFrom({ hosts: _hosts, settings, ...row }: store.MerchantRow): Brand {
  const [defaultLanguage] = row.languages
  if (defaultLanguage === undefined) throw new Error(`brand ${row.merchant} has no language`)
  return { ...row, defaultLanguage, settings: policyOf(settings) }
}

/** A host as browsers send it, without its port; IPv6 keeps its brackets. */
const hostName = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '')
