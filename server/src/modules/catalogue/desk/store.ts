import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { arrayOf, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { TranslatedName } from '#kernel/translated-name.ts'

export interface VendorFilter {
  readonly brandId: number
  readonly category: Category | undefined
  readonly open: boolean | undefined
}

export interface PlacedRow {
  readonly code: string
  readonly category: Category
  readonly displayName: string
  readonly mark: string
  readonly position: number
  readonly pointsRate: string
  readonly opens: 'page' | 'popup' | 'game'
  readonly open: boolean
  readonly reason: string | null
  readonly games: number
  readonly currencies: readonly string[] | null
  readonly closedCountries: readonly string[]
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Where vendors stand at a brand, open or not. */
export async function findPlaced(db: Db, { brandId, category, open }: VendorFilter, page: Page) {
  const { rows } = await sql<PlacedRow & { total: number }>`
    select vendor.code, place.category, vendor.display_name as "displayName", vendor.mark, place.position,
           place.points_rate::text as "pointsRate", place.opens, place.open, place.closed_reason as reason, vendor.currencies,
           vendor.closed_countries as "closedCountries", count(*) over ()::int as total,
           (select count(*)::int from catalogue.game
            join catalogue.brand_game offer on offer.game_code = game.code and offer.brand_id = place.brand_id
            where game.vendor_code = vendor.code and game.category = place.category) as games
    from catalogue.brand_vendor place
    join catalogue.vendor on vendor.code = place.vendor_code
    where place.brand_id = ${brandId} and (${category ?? null}::text is null or place.category = ${category ?? null})
      and (${open ?? null}::boolean is null or place.open = ${open ?? null})
    order by place.category, place.position, vendor.code limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface PlaceState {
  readonly code: string
  readonly displayName: string
  readonly open: boolean
  readonly reason: string | null
}

/** The vendors of a category in their order, which nobody else changes until this is over. */
export async function lockPlaces(tx: Tx, brandId: number, category: Category): Promise<readonly PlaceState[]> {
  const { rows } = await sql<PlaceState>`
    select vendor.code, vendor.display_name as "displayName", place.open, place.closed_reason as reason
    from catalogue.brand_vendor place
    join catalogue.vendor on vendor.code = place.vendor_code
    where place.brand_id = ${brandId} and place.category = ${category}
    order by place.position, vendor.code for update of place`.execute(tx)
  return rows
}

export const orderPlaces = (tx: Tx, brandId: number, category: Category, codes: readonly string[]) =>
  sql`update catalogue.brand_vendor place set position = wanted.position
      from unnest(${tokens(codes)}::text[], ${arrayOf(codes.map((_, at) => at + 1))}::int[]) as wanted (code, position)
      where place.brand_id = ${brandId} and place.category = ${category} and place.vendor_code = wanted.code`.execute(
    tx,
  )

export interface GameSwitch {
  readonly brandId: number
  readonly code: string
  readonly open: boolean
  readonly reason: string | null
}

export const switchPlace = (tx: Tx, category: Category, { brandId, code, open, reason }: GameSwitch) =>
  sql`update catalogue.brand_vendor set open = ${open}, closed_reason = ${reason}
      where brand_id = ${brandId} and category = ${category} and vendor_code = ${code}`.execute(tx)

/** Whether a vendor is open in any category of a brand. */
export async function isOpenAnywhere(tx: Tx, brandId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from catalogue.brand_vendor where brand_id = ${brandId} and vendor_code = ${code} and open limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export interface GameFilter {
  readonly brandId: number
  readonly search: string | undefined
  readonly category: Category | undefined
  readonly vendor: string | undefined
  readonly open: boolean | undefined
  readonly mark: 'hot' | 'new' | 'jackpot' | undefined
  readonly tag: string | undefined
  readonly sort: keyof typeof SORTS
  readonly language: string
}

const SORTS = {
  position: () => sql`offer.position, game.code`,
  '-position': () => sql`offer.position desc, game.code`,
  name: (language: string) => sql`lower(${nameIn(language)}) collate "und-x-icu", game.code`,
  '-name': (language: string) => sql`lower(${nameIn(language)}) collate "und-x-icu" desc, game.code`,
  rtp: () => sql`offer.rtp, game.code`,
  '-rtp': () => sql`offer.rtp desc, game.code`,
} as const

/** What a game is called in a language: its English name where it has none there. */
const nameIn = (language: string) => sql`coalesce(game.names ->> ${language}::text, game.name)`

export interface OfferRow extends TranslatedName {
  readonly code: string
  readonly category: Category
  readonly kind: string
  readonly vendor: string
  readonly vendorName: string
  readonly position: number
  readonly hot: boolean
  readonly new: boolean
  readonly jackpot: boolean
  readonly tags: readonly string[]
  readonly rtp: string
  readonly stakeMin: bigint | null
  readonly lines: number
  readonly devices: readonly string[]
  readonly open: boolean
  readonly reason: string | null
}

const OFFER = sql`game.code, game.name, game.names, game.category, game.kind, vendor.code as vendor, vendor.display_name as "vendorName",
  offer.position, offer.hot, offer.new, offer.jackpot, offer.tags, offer.rtp::text, offer.stake_min as "stakeMin", game.lines,
  game.devices, offer.open, offer.closed_reason as reason`
const OFFERS = sql`catalogue.brand_game offer
  join catalogue.game on game.code = offer.game_code
  join catalogue.vendor on vendor.code = game.vendor_code`

/** Games of a brand, open or not. */
export async function findOffers(db: Db, filter: GameFilter, page: Page) {
  const { brandId, search, category, vendor, open, mark, tag, sort, language } = filter
  const { rows } = await sql<OfferRow & { total: number }>`
    select ${OFFER}, count(*) over ()::int as total from ${OFFERS}
    where offer.brand_id = ${brandId}
      and (${search ?? null}::text is null
           or strpos(lower(concat_ws(' ', ${nameIn(language)}, game.name, game.code)), lower(${search ?? null})) > 0)
      and (${category ?? null}::text is null or game.category = ${category ?? null})
      and (${vendor ?? null}::text is null or game.vendor_code = ${vendor ?? null})
      and (${open ?? null}::boolean is null or offer.open = ${open ?? null})
      and (${mark ?? null}::text is null or (${mark ?? null} = 'hot' and offer.hot) or (${mark ?? null} = 'new' and offer.new)
           or (${mark ?? null} = 'jackpot' and offer.jackpot))
      and (${tag ?? null}::text is null or ${tag ?? null} = any(offer.tags))
    order by ${SORTS[sort](language)} limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A game of a brand, which nobody else changes until this is over. */
export async function lockOffer(tx: Tx, brandId: number, code: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${OFFER} from ${OFFERS} where offer.brand_id = ${brandId} and offer.game_code = ${code} for update of offer`.execute(
    tx,
  )
  return rows[0]
}

/** Games of a category in their order, which nobody else changes until this is over. */
export async function lockGames(
  tx: Tx,
  {
    brandId,
    category,
    codes,
  }: { readonly brandId: number; readonly category: Category; readonly codes: readonly string[] },
): Promise<readonly Pick<OfferRow, 'code' | 'position'>[]> {
  const { rows } = await sql<Pick<OfferRow, 'code' | 'position'>>`
    select game.code, offer.position from ${OFFERS}
    where offer.brand_id = ${brandId} and game.category = ${category} and game.code = any(${tokens(codes)}::text[])
    order by offer.position, game.code for update of offer`.execute(tx)
  return rows
}

export const placeGames = (
  tx: Tx,
  brandId: number,
  { codes, positions }: { readonly codes: readonly string[]; readonly positions: readonly number[] },
) =>
  sql`update catalogue.brand_game offer set position = wanted.position
      from unnest(${tokens(codes)}::text[], ${arrayOf(positions)}::int[]) as wanted (code, position)
      where offer.brand_id = ${brandId} and offer.game_code = wanted.code`.execute(tx)

export const switchOffer = (tx: Tx, { brandId, code, open, reason }: GameSwitch) =>
  sql`update catalogue.brand_game set open = ${open}, closed_reason = ${reason}
      where brand_id = ${brandId} and game_code = ${code}`.execute(tx)

type Marks = Pick<OfferRow, 'hot' | 'new' | 'jackpot' | 'position' | 'tags'>

export const saveMarks = (tx: Tx, brandId: number, code: string, marks: Marks) =>
  sql`update catalogue.brand_game set hot = ${marks.hot}, new = ${marks.new}, jackpot = ${marks.jackpot},
             position = ${marks.position}, tags = ${texts(marks.tags)}::text[]
      where brand_id = ${brandId} and game_code = ${code}`.execute(tx)

/** A game of a brand with its names, which nobody else changes until this is over. */
export async function lockNames(tx: Tx, brandId: number, code: string): Promise<NamedRow | undefined> {
  const { rows } = await sql<NamedRow>`
    select game.code, game.name, game.names, vendor.code as vendor, vendor.display_name as "vendorName" from ${OFFERS}
    where offer.brand_id = ${brandId} and offer.game_code = ${code} for update of game`.execute(tx)
  return rows[0]
}

export type NamedRow = Pick<OfferRow, 'code' | 'name' | 'names' | 'vendor' | 'vendorName'>

/** What operators call a game: from now on its maker's list leaves the names as they are. */
export const saveNames = (tx: Tx, code: string, { name, names }: TranslatedName, now: Date) =>
  sql`update catalogue.game set name = ${name}, names = ${JSON.stringify(names)}::jsonb, named_at = ${now}
      where code = ${code}`.execute(tx)

/** What games are called, by their codes; codes that a brand does not offer are not there. */
export async function findNames(
  db: Db,
  brandId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, TranslatedName>> {
  const { rows } = await sql<TranslatedName & { code: string }>`
    select game.code, game.name, game.names from ${OFFERS}
    where offer.brand_id = ${brandId} and game.code = any(${tokens(codes)}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}
