import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { TranslatedName } from '#kernel/translated-name.ts'

export interface PromisedRow extends TranslatedName {
  readonly gameCode: string
  readonly vendor: string
  readonly vendorName: string
  readonly category: Category
  /** In per cent, four decimals. */
  readonly rtp: string
}

/** What each game of a brand promises, in its order; games that are closed now have been played, too. */
export async function findPromised(db: Db, brandId: number): Promise<readonly PromisedRow[]> {
  const { rows } = await sql<PromisedRow>`
    select game.code as "gameCode", game.name, game.names, vendor.code as vendor, vendor.display_name as "vendorName",
           game.category, offer.rtp::text as rtp
    from catalogue.brand_game offer
    join catalogue.game on game.code = offer.game_code
    join catalogue.vendor on vendor.code = game.vendor_code
    where offer.brand_id = ${brandId}
    order by offer.position, game.code`.execute(db)
  return rows
}
