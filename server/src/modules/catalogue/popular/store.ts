import { sql } from 'kysely'
import { arrayOf, moments, tokens } from '#kernel/array.ts'
import type { Tx } from '#kernel/database.ts'

/** Up to which hour a brand's plays are counted. The brand's line is locked. */
export async function lockCounted(tx: Tx, brandId: number, begin: Date): Promise<Date> {
  await sql`insert into catalogue.counted (brand_id, until) values (${brandId}, ${begin}) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ until: Date }>`
    select until from catalogue.counted where brand_id = ${brandId} for update`.execute(tx)
  return rows[0]?.until ?? begin
}

export interface Plays {
  readonly hour: Date
  readonly gameCode: string
  readonly bets: number
}

/** Note what was played in hours that are over. */
export const insertPlayed = (tx: Tx, brandId: number, plays: readonly Plays[]) =>
  sql`insert into catalogue.played (brand_id, hour, game_code, bets)
      select ${brandId}, * from unnest(${moments(plays.map(({ hour }) => hour))}::timestamptz[],
        ${tokens(plays.map(({ gameCode }) => gameCode))}::text[], ${arrayOf(plays.map(({ bets }) => bets))}::int[])`.execute(
    tx,
  )

/** Every hour before this one is counted; what was played before another moment counts no more. */
export async function moveCounted(tx: Tx, brandId: number, until: Date, forget: Date): Promise<void> {
  await sql`update catalogue.counted set until = ${until} where brand_id = ${brandId}`.execute(tx)
  await sql`delete from catalogue.played where brand_id = ${brandId} and hour < ${forget}`.execute(tx)
}
