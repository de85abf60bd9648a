import type { VendorDialect } from '@croupier/contract/console-vendor-access.ts'
import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { arrayOf, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { TranslatedName } from '#kernel/translated-name.ts'
import type { CallStats } from './call-stats.ts'

/** How a vendor reaches us, and where its games open. */
export interface AccessRow {
  readonly vendorCode: string
  readonly dialect: VendorDialect
  readonly wallet: 'seamless' | 'transfer'
  readonly launchUrl: string
  readonly addresses: readonly string[]
  readonly open: boolean
}

/** Every vendor that calls us. */
export async function findAccesses(db: Db): Promise<readonly AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    select vendor_code as "vendorCode", dialect, wallet, launch_url as "launchUrl", addresses, open
    from catalogue.vendor_access`.execute(db)
  return rows
}

/** Whether a vendor is in the catalogue. */
export async function isListed(db: Db, vendorCode: string): Promise<boolean> {
  const { rows } = await sql`select 1 from catalogue.vendor where code = ${vendorCode}`.execute(db)
  return rows.length > 0
}

/** How a vendor reaches us, which nobody else changes until this is over. */
export async function lockAccess(tx: Tx, vendorCode: string): Promise<AccessRow | undefined> {
  const { rows } = await sql<AccessRow>`
    select vendor_code as "vendorCode", dialect, wallet, launch_url as "launchUrl", addresses, open
    from catalogue.vendor_access where vendor_code = ${vendorCode} for update`.execute(tx)
  return rows[0]
}

/** How a vendor reaches us. */
export async function findAccess(db: Db, vendorCode: string): Promise<AccessRow | undefined> {
  const { rows } = await sql<AccessRow>`
    select vendor_code as "vendorCode", dialect, wallet, launch_url as "launchUrl", addresses, open
    from catalogue.vendor_access where vendor_code = ${vendorCode}`.execute(db)
  return rows[0]
}

/** Write down how a vendor reaches us, or change it. */
export const saveAccess = (tx: Tx, access: AccessRow) =>
  sql`insert into catalogue.vendor_access (vendor_code, dialect, wallet, launch_url, addresses, open)
      values (${access.vendorCode}, ${access.dialect}, ${access.wallet}, ${access.launchUrl}, ${texts(access.addresses)}::text[],
              ${access.open})
      on conflict (vendor_code) do update
      set dialect = excluded.dialect, wallet = excluded.wallet, launch_url = excluded.launch_url, addresses = excluded.addresses,
          open = excluded.open`.execute(tx)

export interface KeyRow {
  readonly id: string
  readonly vendorCode: string
  readonly sealed: string
  readonly fromAt: Date
  readonly untilAt: Date | null
}

/** The keys that are not over. */
export async function findKeys(db: Db, now: Date): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, vendor_code as "vendorCode", sealed, from_at as "fromAt", until_at as "untilAt"
    from catalogue.vendor_key where until_at is null or until_at > ${now} order by from_at desc, id`.execute(db)
  return rows
}

export interface NewKeyRow extends KeyRow {
  readonly madeBy: string
  /** Null while its secret waits to be read. */
  readonly shownAt: Date | null
}

export const insertKey = (tx: Tx, key: NewKeyRow) =>
  sql`insert into catalogue.vendor_key (id, vendor_code, sealed, from_at, until_at, made_by, shown_at)
      values (${key.id}, ${key.vendorCode}, ${key.sealed}, ${key.fromAt}, ${key.untilAt}, ${key.madeBy}, ${key.shownAt})`.execute(
    tx,
  )

/** The keys that a vendor has are good until then, unless they end before. */
export const endKeys = (tx: Tx, vendorCode: string, until: Date) =>
  sql`update catalogue.vendor_key set until_at = least(coalesce(until_at, ${until}), ${until})
      where vendor_code = ${vendorCode}`.execute(tx)

/** A game as it is opened and played. */
export interface GameRow extends TranslatedName {
  readonly code: string
  readonly category: Category
  readonly vendorCode: string
  readonly accountType: string
  readonly devices: readonly string[]
  /** Where its vendor may not be offered, and in which currencies it plays; null for all. */
  readonly closedCountries: readonly string[]
  readonly currencies: readonly string[] | null
  readonly open: boolean
}

/** The games of a brand by code, closed ones too. */
export async function findGames(
  db: Db,
  brandId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, GameRow>> {
  const { rows } = await sql<GameRow>`
    select game.code, game.name, game.names, game.category, game.vendor_code as "vendorCode", game.account_type as "accountType",
           game.devices, vendor.closed_countries as "closedCountries", vendor.currencies,
           offer.open and coalesce(place.open, false) as open
    from catalogue.brand_game offer
    join catalogue.game on game.code = offer.game_code
    join catalogue.vendor on vendor.code = game.vendor_code
    left join catalogue.brand_vendor place
      on place.brand_id = offer.brand_id and place.category = game.category and place.vendor_code = game.vendor_code
    where offer.brand_id = ${brandId} and game.code = any(${tokens(codes)}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}

export interface LaunchRow {
  readonly id: string
  readonly tokenHash: string
  readonly brandId: number
  readonly memberId: string
  readonly sessionId: string
  readonly vendorCode: string
  readonly gameCode: string
  readonly asset: string
  readonly device: string
  readonly language: string
  readonly at: Date
  readonly opensUntil: Date
  readonly playsUntil: Date
}

const LAUNCH =
  sql.raw(`id, token_hash as "tokenHash", brand_id as "brandId", member_id as "memberId", session_id as "sessionId",
  vendor_code as "vendorCode", game_code as "gameCode", asset, device, language, at, opens_until as "opensUntil",
  plays_until as "playsUntil"`)

/** Write a launch down; from now on its vendor knows the player. */
export async function insertLaunch(tx: Tx, one: LaunchRow): Promise<void> {
  await sql`
    insert into catalogue.launch (id, token_hash, brand_id, member_id, session_id, vendor_code, game_code, asset, device, language,
                                  at, opens_until, plays_until)
    values (${one.id}, ${one.tokenHash}, ${one.brandId}, ${one.memberId}, ${one.sessionId}, ${one.vendorCode}, ${one.gameCode},
            ${one.asset}, ${one.device}, ${one.language}, ${one.at}, ${one.opensUntil}, ${one.playsUntil})`.execute(tx)
  await sql`
    insert into catalogue.vendor_player (vendor_code, member_id, brand_id, asset, since)
    values (${one.vendorCode}, ${one.memberId}, ${one.brandId}, ${one.asset}, ${one.at})
    on conflict do nothing`.execute(tx)
}

/** Launches by the hash of their token. */
export async function findLaunchesByToken(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, LaunchRow>> {
  const { rows } = await sql<LaunchRow>`
    select ${LAUNCH} from catalogue.launch where token_hash = any(${texts(hashes)}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.tokenHash, row]))
}

/** Launches by id. */
export async function findLaunches(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LaunchRow>> {
  const { rows } = await sql<LaunchRow>`
    select ${LAUNCH} from catalogue.launch where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Delete launches that have been over for long. */
export const forgetLaunches = (tx: Tx, before: Date) =>
  sql`delete from catalogue.launch where plays_until < ${before}`.execute(tx)

export interface PlayerRow {
  readonly vendorCode: string
  readonly memberId: string
  readonly brandId: number
  readonly asset: string
}

/** Who these vendors may ask about, by vendor and member. */
export async function findPlayers(db: Db, memberIds: readonly string[]): Promise<readonly PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    select vendor_code as "vendorCode", member_id as "memberId", brand_id as "brandId", asset
    from catalogue.vendor_player where member_id = any(${arrayOf(memberIds)}::uuid[])`.execute(db)
  return rows
}

/** Add calls to those that were answered alike in their hour. */
export const insertCallStats = (tx: Tx, rows: readonly CallStats[]) =>
  sql`insert into catalogue.vendor_call_stats as known (vendor_code, hour, call, code, reason, calls, last_at, last_ip)
      select * from unnest(${texts(rows.map((row) => row.vendorCode))}::text[], ${moments(rows.map((row) => row.hour))}::timestamptz[],
                           ${texts(rows.map((row) => row.call))}::text[], ${tokens(rows.map((row) => row.code))}::text[],
                           ${texts(rows.map((row) => row.reason))}::text[], ${arrayOf(rows.map((row) => row.calls))}::int[],
                           ${moments(rows.map((row) => row.lastAt))}::timestamptz[], ${texts(rows.map((row) => row.lastIp))}::text[])
      on conflict (vendor_code, hour, call, code, reason) do update
      set calls = known.calls + excluded.calls, last_at = greatest(known.last_at, excluded.last_at), last_ip = excluded.last_ip`.execute(
    tx,
  )

/** Delete how calls of long ago were answered. */
export const forgetCallStatsBefore = (tx: Tx, before: Date) =>
  sql`delete from catalogue.vendor_call_stats where hour < ${before}`.execute(tx)
