import type { BrandHost } from '@croupier/contract/console-brands.ts'
import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { SettingsText } from './settings.ts'
import type { StoredLook } from './look.ts'

export interface BrandRow {
  readonly id: number
  readonly merchant: string
  readonly name: string
  readonly currency: string
  readonly decimals: number
  readonly timeZone: string
  readonly languages: readonly string[]
  readonly look: StoredLook
  readonly hosts: readonly BrandHost[]
  /** Counts the changes by operators. */
  readonly revision: number
  readonly version: number
  readonly settings: SettingsText
}

/** Every brand with its hosts and the policy that holds now. */
export async function findBrands(db: Db): Promise<readonly BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select id, merchant, name, currency, decimals, time_zone as "timeZone", languages, look, revision,
           array(
             select json_build_object('host', host, 'kind', kind) from brand.host where brand_id = brand.id order by host
           ) as hosts, newest.version, newest.settings
    from brand.brand
    join lateral (
      select version, settings from brand.setting where brand_id = brand.id order by version desc limit 1
    ) newest on true`.execute(db)
  return rows
}

/** Who wrote the first settings of each brand. */
export async function findMakers(db: Db): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ brandId: number; by: string }>`
    select brand_id as "brandId", changed_by as by from brand.setting where version = 1`.execute(db)
  return new Map(rows.map(({ brandId, by }) => [brandId, by]))
}

export type NewBrand = Omit<BrandRow, 'revision' | 'version' | 'settings'>

/** Write a brand down as its maker has it, unless operators have changed it since; its settings are versions of their own. */
export async function saveBrand(tx: Tx, brand: NewBrand, now: Date): Promise<void> {
  await sql`
    insert into brand.brand (id, merchant, name, currency, decimals, time_zone, languages, look, created_at)
    values (${brand.id}, ${brand.merchant}, ${brand.name}, ${brand.currency}, ${brand.decimals}, ${brand.timeZone}, ${brand.languages},
            ${JSON.stringify(brand.look)}::jsonb, ${now})
    on conflict (id) do update
    set name = excluded.name, time_zone = excluded.time_zone, languages = excluded.languages,
        look = excluded.look
    where brand.revision = 1`.execute(tx)
  await sql`
    insert into brand.host (host, brand_id, kind)
    select new.host, brand.id, new.kind
    from brand.brand, ${newHosts(brand.hosts)}
    where brand.id = ${brand.id} and brand.revision = 1
    on conflict (host) do nothing`.execute(tx)
}

const newHosts = (hosts: readonly BrandHost[]) =>
  sql`unnest(${texts(hosts.map(({ host }) => host))}::text[], ${texts(hosts.map(({ kind }) => kind))}::text[]) as new (host, kind)`

/** Which of these hosts belong to another brand. */
export async function findTakenHosts(
  tx: Tx,
  hosts: readonly BrandHost[],
  brandId: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ host: string }>`
    select host from brand.host where host = any(${texts(hosts.map(({ host }) => host))}::text[]) and brand_id <> ${brandId}`.execute(
    tx,
  )
  return new Set(rows.map(({ host }) => host))
}

/** A brand, locked so that two changes come one after the other. */
export async function lockBrand(tx: Tx, brandId: number): Promise<BrandRow | undefined> {
  await sql`select from brand.brand where id = ${brandId} for update`.execute(tx)
  return (await findBrands(tx)).find(({ id }) => id === brandId)
}

export type BrandChange = Omit<NewBrand, 'merchant' | 'currency' | 'decimals' | 'timeZone'>

/** Change a brand; its hosts are these from now on. */
export async function updateBrand(tx: Tx, brand: BrandChange): Promise<void> {
  await sql`
    update brand.brand
    set name = ${brand.name}, languages = ${brand.languages},
        look = ${JSON.stringify(brand.look)}::jsonb, revision = revision + 1
    where id = ${brand.id}`.execute(tx)
  const kept = texts(brand.hosts.map(({ host }) => host))
  await sql`delete from brand.host where brand_id = ${brand.id} and host <> all(${kept}::text[])`.execute(tx)
  await sql`
    insert into brand.host (host, brand_id, kind) select host, ${brand.id}::int, kind from ${newHosts(brand.hosts)}
    on conflict (host) do update set kind = excluded.kind where host.brand_id = excluded.brand_id`.execute(tx)
}

/** The id of the next brand. */
export async function nextId(tx: Tx): Promise<number> {
  await sql`lock table brand.brand in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from brand.brand`.execute(tx)
  return rows[0]?.id ?? 1
}

export interface Version {
  readonly version: number
  readonly settings: SettingsText
}

/** The newest version of a brand's settings; its row is locked, so that two changes come one after the other. */
export async function findVersionForChange(tx: Tx, brandId: number): Promise<Version | undefined> {
  await sql`select from brand.brand where id = ${brandId} for update`.execute(tx)
  const { rows } = await sql<Version>`
    select version, settings from brand.setting where brand_id = ${brandId} order by version desc limit 1`.execute(tx)
  return rows[0]
}

/** What a brand's members pay with. */
export async function findCurrency(db: Db, brandId: number): Promise<string | undefined> {
  const { rows } = await sql<{ currency: string }>`select currency from brand.brand where id = ${brandId}`.execute(db)
  return rows[0]?.currency
}

/** The number of the newest version. */
export async function findVersionNumber(db: Db, brandId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from brand.setting where brand_id = ${brandId}`.execute(db)
  return rows[0]?.version ?? 0
}

export interface NewVersion {
  readonly brandId: number
  readonly version: number
  readonly settings: SettingsText
  readonly before: SettingsText | undefined
  readonly changedBy: string
  readonly reason: string
}

/** Add a version. */
export const insertVersion = (tx: Tx, change: NewVersion, now: Date) =>
  sql`insert into brand.setting (brand_id, version, settings, before, changed_by, reason, changed_at)
      values (${change.brandId}, ${change.version}, ${JSON.stringify(change.settings)}::jsonb,
              ${change.before === undefined ? null : JSON.stringify(change.before)}::jsonb, ${change.changedBy},
              ${change.reason}, ${now})`.execute(tx)

export interface KeptVersion extends Version {
  readonly before: SettingsText | null
  readonly changedBy: string
  readonly changedAt: Date
  readonly reason: string
}

const KEPT = sql.raw(`version, settings, before, changed_by as "changedBy", changed_at as "changedAt", reason`)

/** Versions of a brand's settings, newest first, and how many there are. */
export async function findVersions(
  db: Db,
  brandId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly KeptVersion[]; readonly total: number }> {
  const { rows } = await sql<KeptVersion>`
    select ${KEPT} from brand.setting where brand_id = ${brandId} order by version desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return { rows, total: await findVersionNumber(db, brandId) }
}

/** One version. */
export async function findVersion(db: Db, brandId: number, version: number): Promise<KeptVersion | undefined> {
  const { rows } = await sql<KeptVersion>`
    select ${KEPT} from brand.setting where brand_id = ${brandId} and version = ${version}`.execute(db)
  return rows[0]
}
