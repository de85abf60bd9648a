import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Category } from '@croupier/contract/field.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface VendorRow {
  readonly category: Category
  readonly code: string
  readonly displayName: string
  readonly mark: string
  readonly pointsRate: string
  readonly games: number
}

/** The brand's open vendors by category, in its order, each with how many games it has open there. */
export async function findVendors(db: Db, brandId: number): Promise<readonly VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select place.category, vendor.code, vendor.display_name as "displayName", vendor.mark, place.points_rate::text as "pointsRate",
           (select count(*)::int from catalogue.game
            join catalogue.brand_game offer on offer.game_code = game.code and offer.brand_id = place.brand_id
            where game.vendor_code = vendor.code and game.category = place.category and offer.open) as games
    from catalogue.brand_vendor place
    join catalogue.vendor on vendor.code = place.vendor_code
    where place.brand_id = ${brandId} and place.open
    order by place.position, vendor.code`.execute(db)
  return rows
}

export interface GameRow {
  readonly code: string
  readonly name: string
  readonly category: Category
  readonly accountType: string
  readonly lines: number
  readonly vendorCode: string
  readonly vendorName: string
  readonly hot: boolean
  readonly new: boolean
  readonly jackpot: boolean
  readonly rtp: string
  readonly stakeMin: bigint
}

const gameColumns =
  sql.raw(`game.code, game.name, game.category, game.account_type as "accountType", game.lines, vendor.code as "vendorCode",
  vendor.display_name as "vendorName", offer.hot, offer.new, offer.jackpot, offer.rtp::text,
  coalesce(own.stake_min, offer.stake_min, 0) as "stakeMin"`)

/** The smallest stakes that the brand's own limits set, by game code. */
export type OwnStakes = readonly { readonly code: string; readonly stakeMin: bigint }[]

const offers = (brandId: number, own: OwnStakes) => sql`
  from catalogue.brand_game offer
  join catalogue.game on game.code = offer.game_code
  join catalogue.vendor on vendor.code = game.vendor_code
  left join unnest(${tokens(own.map((one) => one.code))}::text[], ${arrayOf(own.map((one) => one.stakeMin))}::int8[])
      as own (code, stake_min)
    on own.code = game.code
  where offer.brand_id = ${brandId} and offer.open`

export interface GameFilter {
  readonly brandId: number
  readonly own: OwnStakes
  readonly category: Category | undefined
  readonly vendor: string | undefined
  readonly name: string | undefined
  readonly mark: 'all' | 'hot' | 'new' | 'jackpot'
  /** Games that take a stake this small. */
  readonly stakeAtMost: bigint | undefined
  readonly linesAtLeast: number | undefined
  readonly sort: 'popular' | 'name' | 'newest' | 'rtp'
}

const filtered = (filter: GameFilter) => sql`
  ${offers(filter.brandId, filter.own)}
    and (${filter.category ?? null}::text is null or game.category = ${filter.category ?? null})
    and (${filter.vendor ?? null}::text is null or vendor.code = ${filter.vendor ?? null})
    and (${filter.name ?? null}::text is null or strpos(lower(game.name), lower(${filter.name ?? null})) > 0)
    and (${filter.mark} = 'all' or (${filter.mark} = 'hot' and offer.hot) or (${filter.mark} = 'new' and offer.new)
         or (${filter.mark} = 'jackpot' and offer.jackpot))
    and (${filter.stakeAtMost ?? null}::int8 is null or coalesce(own.stake_min, offer.stake_min, 0) <= ${filter.stakeAtMost ?? null})
    and (${filter.linesAtLeast ?? null}::int is null or game.lines >= ${filter.linesAtLeast ?? null})`

const ORDERS = {
  popular: sql`offer.hot desc, offer.position, game.code`,
  name: sql`lower(game.name), game.code`,
  newest: sql`game.released_at desc, game.code`,
  rtp: sql`offer.rtp desc, game.code`,
} as const

/** A page of games. */
export async function findGames(
  db: Db,
  filter: GameFilter,
  page: { readonly size: number; readonly skip: number },
): Promise<readonly GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} ${filtered(filter)} order by ${ORDERS[filter.sort]} limit ${page.size} offset ${page.skip}`.execute(
    db,
  )
  return rows
}

/** How many games there are on all pages. */
export async function countGames(db: Db, filter: GameFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${filtered(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Open games by their codes, in no order. */
export async function findGamesByCode(
  db: Db,
  brandId: number,
  own: OwnStakes,
  codes: readonly string[],
): Promise<readonly GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} ${offers(brandId, own)} and game.code = any(${tokens(codes)}::text[])`.execute(db)
  return rows
}

export interface NewVendor {
  readonly code: string
  readonly displayName: string
  readonly mark: string
}

export interface NewGame {
  readonly code: string
  readonly vendorCode: string
  readonly name: string
  readonly category: Category
  readonly accountType: string
  readonly lines: number
  readonly releasedAt: Date
}

/** Write a vendor down, or bring it up to date. */
export const saveVendor = (tx: Tx, vendor: NewVendor) =>
  sql`insert into catalogue.vendor (code, display_name, mark) values (${vendor.code}, ${vendor.displayName}, ${vendor.mark})
      on conflict (code) do update set display_name = excluded.display_name, mark = excluded.mark`.execute(tx)

/** Write a game down, or bring it up to date. */
export const saveGame = (tx: Tx, game: NewGame) =>
  sql`insert into catalogue.game (code, vendor_code, name, category, account_type, lines, released_at)
      values (${game.code}, ${game.vendorCode}, ${game.name}, ${game.category}, ${game.accountType}, ${game.lines}, ${game.releasedAt})
      on conflict (code) do update
      set name = excluded.name, category = excluded.category, account_type = excluded.account_type, lines = excluded.lines`.execute(
    tx,
  )

export interface Place {
  readonly brandId: number
  readonly category: Category
  readonly vendorCode: string
  readonly position: number
  /** Navigation points of the category, two decimals. */
  readonly pointsRate: string
}

/** Put a vendor in its place in a brand's category. */
export const savePlace = (tx: Tx, place: Place) =>
  sql`insert into catalogue.brand_vendor (brand_id, category, vendor_code, position, points_rate)
      values (${place.brandId}, ${place.category}, ${place.vendorCode}, ${place.position}, ${place.pointsRate}::numeric)
      on conflict (brand_id, category, vendor_code) do update set position = excluded.position, points_rate = excluded.points_rate`.execute(
    tx,
  )

export interface Offer {
  readonly brandId: number
  readonly gameCode: string
  readonly position: number
  readonly hot: boolean
  readonly new: boolean
  readonly jackpot: boolean
  /** Per cent, four decimals. */
  readonly rtp: string
  readonly stakeMin: bigint | null
}

/** Offer a game at a brand, or change how it is offered. */
export const saveOffer = (tx: Tx, offer: Offer) =>
  sql`insert into catalogue.brand_game (brand_id, game_code, position, hot, new, jackpot, rtp, stake_min)
      values (${offer.brandId}, ${offer.gameCode}, ${offer.position}, ${offer.hot}, ${offer.new}, ${offer.jackpot}, ${offer.rtp}::numeric,
              ${offer.stakeMin})
      on conflict (brand_id, game_code) do update
      set position = excluded.position, hot = excluded.hot, new = excluded.new, jackpot = excluded.jackpot, rtp = excluded.rtp,
          stake_min = excluded.stake_min`.execute(tx)
