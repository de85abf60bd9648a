import type { VendorDialect, VendorCallStats } from '@croupier/contract/console-vendor-access.ts'
import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface VendorRow {
  readonly code: string
  readonly displayName: string
}

interface Page {
  readonly limit: number
  readonly offset: number
}

export interface AccessSummary extends VendorRow {
  readonly dialect: VendorDialect | null
  readonly open: boolean | null
  readonly addresses: number
  readonly keys: number
  readonly endsAt: Date | null
  readonly calls: number
  readonly refused: number
  readonly lastAt: Date | null
}

/** The vendors of a brand beside those of the house, and how each reaches us. */
export async function findAccessesAt(
  db: Db,
  { brandId, house, now, since }: { brandId: number; house: readonly string[]; now: Date; since: Date },
  page: Page,
) {
  const { rows } = await sql<AccessSummary & { total: number }>`
    select vendor.code, vendor.display_name as "displayName", access.dialect, access.open,
           coalesce(cardinality(access.addresses), 0) as addresses, own.keys, own."endsAt",
           stats.calls, stats.refused, stats."lastAt", count(*) over ()::int as total
    from catalogue.vendor
    left join catalogue.vendor_access access on access.vendor_code = vendor.code
    cross join lateral (
      select count(*)::int as keys, min(until_at) as "endsAt" from catalogue.vendor_key
      where vendor_code = vendor.code and (until_at is null or until_at > ${now})) own
    cross join lateral (
      select coalesce(sum(calls), 0)::int as calls, coalesce(sum(calls) filter (where code <> 'OK'), 0)::int as refused,
             max(last_at) as "lastAt"
      from catalogue.vendor_call_stats where vendor_code = vendor.code and hour >= ${since}) stats
    where vendor.code <> all(${texts(house)}::text[])
      and exists (select from catalogue.brand_vendor where brand_id = ${brandId} and vendor_code = vendor.code)
    order by vendor.display_name, vendor.code limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A vendor that stands at a brand. */
export async function findVendorAt(db: Db, brandId: number, code: string): Promise<VendorRow | undefined> {
  const { rows } = await sql<VendorRow>`
    select code, display_name as "displayName" from catalogue.vendor
    where code = ${code} and exists (select from catalogue.brand_vendor where brand_id = ${brandId} and vendor_code = code)`.execute(
    db,
  )
  return rows[0]
}

export interface KeyState {
  readonly id: string
  readonly vendorCode: string
  readonly sealed: string
  readonly fromAt: Date
  readonly untilAt: Date | null
  readonly madeBy: string
  readonly shownAt: Date | null
  readonly shownBy: string | null
  readonly endedBy: string | null
}

const KEY =
  sql.raw(`id, vendor_code as "vendorCode", sealed, from_at as "fromAt", until_at as "untilAt", made_by as "madeBy",
  shown_at as "shownAt", shown_by as "shownBy", ended_by as "endedBy"`)

/** A vendor's newest keys, also those that are over. */
export async function findKeysOf(db: Db, vendorCode: string, limit: number): Promise<readonly KeyState[]> {
  const { rows } = await sql<KeyState>`
    select ${KEY} from catalogue.vendor_key where vendor_code = ${vendorCode} order by from_at desc, id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** A key, which nobody else changes until this is over. */
export async function lockKey(tx: Tx, id: string): Promise<KeyState | undefined> {
  const { rows } = await sql<KeyState>`select ${KEY} from catalogue.vendor_key where id = ${id} for update`.execute(tx)
  return rows[0]
}

export const markShown = (tx: Tx, id: string, { by, at }: { by: string; at: Date }) =>
  sql`update catalogue.vendor_key set shown_at = ${at}, shown_by = ${by} where id = ${id}`.execute(tx)

export const endKey = (tx: Tx, id: string, { by, at }: { by: string; at: Date }) =>
  sql`update catalogue.vendor_key set until_at = ${at}, ended_by = ${by} where id = ${id}`.execute(tx)

/** How a vendor's calls were answered since, what was refused first. */
export async function findCallStats(db: Db, vendorCode: string, since: Date) {
  const { rows } = await sql<Omit<VendorCallStats, 'lastAt'> & { lastAt: Date }>`
    select call, code, reason, sum(calls)::int as calls, max(last_at) as "lastAt",
           (array_agg(last_ip order by last_at desc))[1] as "lastIp"
    from catalogue.vendor_call_stats where vendor_code = ${vendorCode} and hour >= ${since}
    group by call, code, reason order by max(last_at) desc limit 100`.execute(db)
  return rows
}
