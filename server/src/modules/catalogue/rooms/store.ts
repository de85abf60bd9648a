import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import type { TranslatedName } from '#kernel/translated-name.ts'

export interface RoomFilter {
  readonly brandId: number
  readonly game: string | undefined
  readonly vendor: string | undefined
  readonly open: boolean | undefined
}

export interface OfferedRoom {
  readonly id: string
  readonly name: string
  readonly gameCode: string
  /** In English. */
  readonly gameName: string
  readonly gameNames: TranslatedName['names']
  readonly vendorName: string
  readonly seats: number
  readonly stakeMin: bigint
  readonly stakeMax: bigint
  readonly position: number
  readonly open: boolean
  readonly reason: string | null
}

const ROOM = sql`room.id, room.name, room.game_code as "gameCode", game.name as "gameName", game.names as "gameNames",
  vendor.display_name as "vendorName", room.seats, offer.stake_min as "stakeMin", offer.stake_max as "stakeMax",
  coalesce(offer.position, room.position) as position, offer.open, offer.closed_reason as reason`
const ROOMS = sql`catalogue.brand_room offer
  join catalogue.room on room.id = offer.room_id
  join catalogue.game on game.code = room.game_code
  join catalogue.vendor on vendor.code = game.vendor_code`

/** The rooms of a brand, open or not, in its order. */
export async function findOffered(
  db: Db,
  { brandId, game, vendor, open }: RoomFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const { rows } = await sql<OfferedRoom & { total: number }>`
    select ${ROOM}, count(*) over ()::int as total from ${ROOMS}
    where offer.brand_id = ${brandId} and (${game ?? null}::text is null or game.code = ${game ?? null})
      and (${vendor ?? null}::text is null or vendor.code = ${vendor ?? null})
      and (${open ?? null}::boolean is null or offer.open = ${open ?? null})
    order by game.name, coalesce(offer.position, room.position), room.id limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A room of a brand, as it stands. */
export async function findRoom(db: Db, brandId: number, id: string): Promise<OfferedRoom | undefined> {
  const { rows } = await sql<OfferedRoom>`
    select ${ROOM} from ${ROOMS} where offer.brand_id = ${brandId} and room.id = ${id}`.execute(db)
  return rows[0]
}

/** A room of a brand, which nobody else changes until this is over. */
export async function lockRoom(tx: Tx, brandId: number, id: string): Promise<OfferedRoom | undefined> {
  const { rows } = await sql<OfferedRoom>`
    select ${ROOM} from ${ROOMS} where offer.brand_id = ${brandId} and room.id = ${id} for update of offer`.execute(tx)
  return rows[0]
}

type RoomTerms = Pick<OfferedRoom, 'stakeMin' | 'stakeMax' | 'position' | 'open' | 'reason'>

export const saveTerms = (tx: Tx, brandId: number, id: string, terms: RoomTerms) =>
  sql`update catalogue.brand_room
      set stake_min = ${terms.stakeMin}, stake_max = ${terms.stakeMax}, position = ${terms.position}, open = ${terms.open},
          closed_reason = ${terms.reason}
      where brand_id = ${brandId} and room_id = ${id}`.execute(tx)
