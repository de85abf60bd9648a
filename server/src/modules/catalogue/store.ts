import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { TranslatedName } from '#kernel/translated-name.ts'

/** Which edition of what is offered holds now; a change of anything makes the next one. */
export async function findEdition(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select number::text from catalogue.edition`.execute(db)
  return rows[0]?.number ?? ''
}

/** What is offered has changed. */
export const nextEdition = (tx: Tx) => sql`update catalogue.edition set number = number + 1`.execute(tx)

export interface BrandVendorRow {
  readonly category: Category
  readonly code: string
  readonly displayName: string
  readonly mark: string
  readonly aliases: readonly string[]
  readonly closedCountries: readonly string[]
  readonly pointsRate: string
  readonly opens: 'page' | 'popup' | 'game'
}

/** Where vendors stand that are open at a brand and play in its currency, in its order. */
export async function findPlaces(db: Db, brandId: number, currency: string): Promise<readonly BrandVendorRow[]> {
  const { rows } = await sql<BrandVendorRow>`
    select place.category, vendor.code, vendor.display_name as "displayName", vendor.mark, vendor.aliases,
           vendor.closed_countries as "closedCountries", place.points_rate::text as "pointsRate", place.opens
    from catalogue.brand_vendor place
    join catalogue.vendor on vendor.code = place.vendor_code
    where place.brand_id = ${brandId} and place.open
      and (vendor.currencies is null or ${currency} = any(vendor.currencies))
    order by place.position, vendor.code`.execute(db)
  return rows
}

export interface GameRow extends TranslatedName {
  readonly code: string
  readonly category: Category
  readonly kind: string
  readonly accountType: string
  readonly vendorCode: string
  readonly lines: number
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly defaultPlayType: string
  readonly devices: readonly string[]
  readonly tags: readonly string[]
  readonly releasedAt: Date
  readonly position: number
  readonly hot: boolean
  readonly new: boolean
  readonly jackpot: boolean
  readonly rtp: string
  /** Null where the brand's own limits say it. */
  readonly stakeMin: bigint | null
}

/** The games that are open at a brand, in its order. */
export async function findGames(db: Db, brandId: number): Promise<readonly GameRow[]> {
  const { rows } = await sql<GameRow>`
    select game.code, game.name, game.names, game.category, game.kind, game.account_type as "accountType", game.vendor_code as "vendorCode",
           game.lines, game.is_game as "isGame", game.default_play_type as "defaultPlayType", game.devices,
           game.tags || offer.tags as tags, game.released_at as "releasedAt", offer.position, offer.hot, offer.new, offer.jackpot,
           offer.rtp::text, offer.stake_min as "stakeMin"
    from catalogue.brand_game offer
    join catalogue.game on game.code = offer.game_code
    where offer.brand_id = ${brandId} and offer.open
    order by offer.position, game.code`.execute(db)
  return rows
}

/** How often each game was played since a moment. */
export async function sumPlayed(db: Db, brandId: number, since: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; bets: number }>`
    select game_code as code, sum(bets)::int as bets from catalogue.play_count
    where brand_id = ${brandId} and hour >= ${since} group by game_code`.execute(db)
  return new Map(rows.map(({ code, bets }) => [code, bets]))
}

export interface RoomRow {
  readonly id: string
  readonly gameCode: string
  readonly vendorCode: string
  readonly name: string
  readonly seats: number
  readonly stakeMin: bigint
  readonly stakeMax: bigint
}

/** The rooms that are open at a brand. */
export async function findRooms(db: Db, brandId: number): Promise<readonly RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select room.id, room.game_code as "gameCode", game.vendor_code as "vendorCode", room.name, room.seats,
           offer.stake_min as "stakeMin", offer.stake_max as "stakeMax"
    from catalogue.brand_room offer
    join catalogue.room on room.id = offer.room_id
    join catalogue.game on game.code = room.game_code
    where offer.brand_id = ${brandId} and offer.open
    order by coalesce(offer.position, room.position), room.id`.execute(db)
  return rows
}

export interface NewVendor {
  readonly code: string
  readonly displayName: string
  readonly mark: string
  readonly aliases?: readonly string[]
  /** Null for every currency. */
  readonly currencies?: readonly string[] | null
  readonly closedCountries?: readonly string[]
}

/** Write a vendor down, or bring it up to date. */
export const saveVendor = (tx: Tx, vendor: NewVendor) =>
  sql`insert into catalogue.vendor (code, display_name, mark, aliases, currencies, closed_countries)
      values (${vendor.code}, ${vendor.displayName}, ${vendor.mark}, ${texts(vendor.aliases ?? [])}::text[],
              ${vendor.currencies ? texts(vendor.currencies) : null}::text[], ${texts(vendor.closedCountries ?? [])}::text[])
      on conflict (code) do update
      set display_name = excluded.display_name, mark = excluded.mark, aliases = excluded.aliases, currencies = excluded.currencies,
          closed_countries = excluded.closed_countries`.execute(tx)

export interface NewGame {
  readonly code: string
  readonly vendorCode: string
  /** In English. */
  readonly name: string
  /** In other languages, by their tags. */
  readonly names?: TranslatedName['names']
  readonly category: Category
  readonly kind?: string
  readonly accountType: string
  readonly lines: number
  readonly releasedAt: Date
  readonly tags?: readonly string[]
  readonly devices?: readonly string[]
  readonly isGame?: 'GAME' | 'VASSALAGE'
  readonly defaultPlayType?: string
}

const BOTH = ['desktop', 'mobile']

/** Write a game down, or bring it up to date; what operators have called it since stays. Answers what it is called now. */
export async function saveGame(tx: Tx, game: NewGame): Promise<TranslatedName> {
  const { rows } = await sql<TranslatedName>`
    insert into catalogue.game (code, vendor_code, name, names, category, kind, account_type, lines, released_at, tags, devices,
                                is_game, default_play_type)
    values (${game.code}, ${game.vendorCode}, ${game.name}, ${JSON.stringify(game.names ?? {})}::jsonb, ${game.category},
            ${game.kind ?? 'other'}, ${game.accountType}, ${game.lines}, ${game.releasedAt}, ${texts(game.tags ?? [])}::text[],
            ${texts(game.devices ?? BOTH)}::text[], ${game.isGame ?? 'GAME'}, ${game.defaultPlayType ?? ''})
    on conflict (code) do update
    set name = case when game.named_at is null then excluded.name else game.name end,
        names = case when game.named_at is null then excluded.names else game.names end,
        category = excluded.category, kind = excluded.kind, account_type = excluded.account_type, lines = excluded.lines,
        tags = excluded.tags, devices = excluded.devices, is_game = excluded.is_game,
        default_play_type = excluded.default_play_type
    returning name, names`.execute(tx)
  return rows[0] ?? { name: game.name, names: {} }
}

export interface BrandVendor {
  readonly brandId: number
  readonly category: Category
  readonly vendorCode: string
  readonly position: number
  /** Navigation points of the category, two decimals. */
  readonly pointsRate: string
  readonly opens?: BrandVendorRow['opens']
}

/** Put a vendor in its place in a brand's category; where operators have put it since it stays. */
export const saveBrandVendor = (tx: Tx, place: BrandVendor) =>
  sql`insert into catalogue.brand_vendor (brand_id, category, vendor_code, position, points_rate, opens)
      values (${place.brandId}, ${place.category}, ${place.vendorCode}, ${place.position}, ${place.pointsRate}::numeric,
              ${place.opens ?? 'page'})
      on conflict (brand_id, category, vendor_code) do update set points_rate = excluded.points_rate, opens = excluded.opens`.execute(
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

/** Offer a game at a brand; how operators show it since stays, its return and smallest stake are brought up to date. */
export const saveOffer = (tx: Tx, offer: Offer) =>
  sql`insert into catalogue.brand_game (brand_id, game_code, position, hot, new, jackpot, rtp, stake_min)
      values (${offer.brandId}, ${offer.gameCode}, ${offer.position}, ${offer.hot}, ${offer.new}, ${offer.jackpot}, ${offer.rtp}::numeric,
              ${offer.stakeMin})
      on conflict (brand_id, game_code) do update set rtp = excluded.rtp,
        stake_min = coalesce(excluded.stake_min, catalogue.brand_game.stake_min)`.execute(tx)

/** Note the smallest stake of games whose offer does not say it; answers whether that is news. */
export async function saveStakeMin(
  tx: Tx,
  brandId: number,
  gameCodes: readonly string[],
  stakeMin: bigint,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update catalogue.brand_game set stake_min = ${stakeMin}::int8
    where brand_id = ${brandId} and game_code = any(${texts(gameCodes)}::text[]) and stake_min is distinct from ${stakeMin}::int8`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

export interface NewRoom {
  readonly id: string
  readonly gameCode: string
  readonly name: string
  readonly seats: number
  readonly position: number
}

/** Write a room down, or bring it up to date. */
export const saveRoom = (tx: Tx, room: NewRoom) =>
  sql`insert into catalogue.room (id, game_code, name, seats, position)
      values (${room.id}, ${room.gameCode}, ${room.name}, ${room.seats}, ${room.position})
      on conflict (id) do update set name = excluded.name, seats = excluded.seats, position = excluded.position`.execute(
    tx,
  )

export interface RoomOffer {
  readonly brandId: number
  readonly roomId: string
  readonly stakeMin: bigint
  readonly stakeMax: bigint
}

/** Offer a room at a brand; what operators have made of it since stays. */
export const saveRoomOffer = (tx: Tx, { brandId, roomId, stakeMin, stakeMax }: RoomOffer) =>
  sql`insert into catalogue.brand_room (brand_id, room_id, stake_min, stake_max)
      values (${brandId}, ${roomId}, ${stakeMin}, ${stakeMax})
      on conflict (brand_id, room_id) do nothing`.execute(tx)

interface ShelfCopy {
  readonly from: number
  readonly to: number
  /** The smallest stake of games whose limits are not the brand's own. */
  readonly stakeMin: bigint
}

/** Offer at one brand what another one offers; what is there stays as it is. */
export async function copyShelves(tx: Tx, { from, to, stakeMin }: ShelfCopy): Promise<void> {
  await sql`
    insert into catalogue.brand_vendor (brand_id, category, vendor_code, position, points_rate, opens)
    select ${to}::int, category, vendor_code, position, points_rate, opens from catalogue.brand_vendor where brand_id = ${from}
    on conflict do nothing`.execute(tx)
  await sql`
    insert into catalogue.brand_game (brand_id, game_code, position, hot, new, jackpot, rtp, stake_min)
    select ${to}::int, game_code, position, hot, new, false, rtp, case when stake_min is not null then ${stakeMin}::int8 end
    from catalogue.brand_game where brand_id = ${from}
    on conflict do nothing`.execute(tx)
}
