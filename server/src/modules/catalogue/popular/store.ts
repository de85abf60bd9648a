import { sql } from 'kysely'
import { arrayOf, moments, tokens } from '#kernel/array.ts'
import type { Tx } from '#kernel/database.ts'

/** Up to which hour a brand's plays are counted. The brand's line is locked. */
export async function lockProgress(tx: Tx, brandId: number, begin: Date): Promise<Date> {
  await sql`insert into catalogue.play_count_progress (brand_id, until) values (${brandId}, ${begin}) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ until: Date }>`
    select until from catalogue.play_count_progress where brand_id = ${brandId} for update`.execute(tx)
  return rows[0]?.until ?? begin
}

export interface PlayCount {
  readonly hour: Date
  readonly gameCode: string
  readonly bets: number
}

/** Note what was played in hours that are over. */
export const insertPlayCounts = (tx: Tx, brandId: number, plays: readonly PlayCount[]) =>
  sql`insert into catalogue.play_count (brand_id, hour, game_code, bets)
      select ${brandId}, * from unnest(${moments(plays.map(({ hour }) => hour))}::timestamptz[],
        ${tokens(plays.map(({ gameCode }) => gameCode))}::text[], ${arrayOf(plays.map(({ bets }) => bets))}::int[])`.execute(
    tx,
  )

/** Every hour before this one is counted; what was played before another moment counts no more. */
export async function moveProgress(tx: Tx, brandId: number, until: Date, forget: Date): Promise<void> {
  await sql`update catalogue.play_count_progress set until = ${until} where brand_id = ${brandId}`.execute(tx)
  await sql`delete from catalogue.play_count where brand_id = ${brandId} and hour < ${forget}`.execute(tx)
}
