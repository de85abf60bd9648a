import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-vendor-access.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { unseal } from '#kernel/secret.ts'
import { HOUSE_VENDORS } from '../house-vendors.ts'
import { isSandbox, VENDOR_KEY, withSandbox } from '../vendor/access.ts'
import { fingerprintOf } from '../vendor/keys.ts'
import { type AccessRow, findAccesses } from '../vendor/store.ts'
import { DIALECTS } from '../vendor/vendor-endpoint.ts'
import { keyState, termsOf } from './rules.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
const KEYS_SHOWN = 20

/** Which of the brand's vendors have a way in, and how their calls were answered. */
export async function readAccesses(
  deps: Deps,
  { session: { brandId }, query }: Ask<typeof contract.vendorAccesses>,
): Promise<ReplyOf<typeof contract.vendorAccesses>> {
  const { pageNo, pageSize } = query
  const now = deps.now()
  const filter = { brandId, house: HOUSE_VENDORS, now, since: new Date(now.getTime() - DAY_MS) }
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await store.findAccessesAt(deps.db, filter, page)
  const ways = await waysIn(deps)
  const list = rows.map(({ total: _total, endsAt, lastAt, keys, ...row }) => ({
    ...row,
    dialect: ways.get(row.code)?.dialect ?? row.dialect,
    open: ways.get(row.code)?.open ?? row.open,
    keys: isSandbox(deps, row.code) ? keys + 1 : keys,
    endsAt: endsAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  }))
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list }
}

/** One vendor's way in, its keys by fingerprint and its calls by how they were answered. */
export async function readAccess(
  deps: Deps,
  { session: { brandId }, params }: Ask<typeof contract.vendorAccess>,
): Promise<ReplyOf<typeof contract.vendorAccess>> {
  const vendor = await store.findVendorAt(deps.db, brandId, params.code)
  if (!vendor || HOUSE_VENDORS.includes(vendor.code)) throw new Refusal('not_found')
  const now = deps.now()
  const since = new Date(now.getTime() - DAY_MS)
  const [ways, keys, stats] = await Promise.all([
    waysIn(deps),
    store.findKeysOf(deps.db, vendor.code, KEYS_SHOWN),
    store.findCallStats(deps.db, vendor.code, since),
  ])
  const way = ways.get(vendor.code)
  return {
    ...vendor,
    terms: way ? termsOf(way) : null,
    sandbox: isSandbox(deps, vendor.code),
    prefix: way ? DIALECTS[way.dialect].prefix : null,
    keys: await Promise.all(keys.map((key) => shownKey(deps, key, now))),
    heard: stats.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
  }
}

async function waysIn(deps: Deps): Promise<ReadonlyMap<string, AccessRow>> {
  return new Map(withSandbox(deps, await findAccesses(deps.db)).map((row) => [row.vendorCode, row]))
}

async function shownKey(deps: Deps, key: store.KeyState, now: Date): Promise<contract.VendorKey> {
  const text = await unseal(deps, VENDOR_KEY, key.sealed)
  return {
    id: key.id,
    fingerprint: fingerprintOf(text),
    kind: text.startsWith('-----') ? 'public' : 'secret',
    state: keyState(key.untilAt, now),
    from: key.fromAt.toISOString(),
    until: key.untilAt?.toISOString() ?? null,
    madeBy: key.madeBy,
    shownBy: key.shownBy,
    shownAt: key.shownAt?.toISOString() ?? null,
    endedBy: key.endedBy,
  }
}
