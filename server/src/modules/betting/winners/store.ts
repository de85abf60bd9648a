import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

export interface WinRow {
  readonly roundId: string
  readonly memberId: string
  readonly gameCode: string
  readonly asset: string
  readonly stake: bigint
  readonly payout: bigint
  readonly at: Date
}

export interface WinFilter {
  readonly brandId: number
  /** Wins in play money are no wins beside real ones. */
  readonly asset: string
  readonly gameCode: string | undefined
  readonly since: Date
  readonly count: number
}

const WIN = sql`round_id as "roundId", member_id as "memberId", game_code as "gameCode", asset, stake, payout, won_at as at`

/** The latest bets that paid more than their stake. */
export async function findLatest(
  db: Db,
  { brandId, asset, gameCode, since, count }: WinFilter,
): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select ${WIN} from betting.bet
    where brand_id = ${brandId}::int and asset = ${asset} and won_at >= ${since}
      and ${gameCode === undefined ? sql`true` : sql`game_code = ${gameCode}::text`}
    order by won_at desc limit ${count}::int`.execute(db)
  return rows
}

/** A member's latest: found among their own bets and not, in the hope of a few, among everybody's wins. */
export async function findLatestOf(
  db: Db,
  memberId: string,
  { brandId, asset, gameCode, since, count }: WinFilter,
): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select * from (
      select ${WIN} from betting.bet
      where member_id = ${memberId}::uuid and brand_id = ${brandId}::int and asset = ${asset} and won_at >= ${since}
        and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null}::text) offset 0
    ) as own
    order by at desc limit ${count}::int`.execute(db)
  return rows
}

/** The biggest: so many of each day, and so many of these. */
export async function findBiggest(
  db: Db,
  { brandId, asset, gameCode, since, count }: WinFilter,
  until: Date,
): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select won.*
    from generate_series(
      (${since}::timestamptz at time zone 'UTC')::date, (${until}::timestamptz at time zone 'UTC')::date, '1 day') as day
    cross join lateral (
      select ${WIN} from betting.bet
      where brand_id = ${brandId}::int and asset = ${asset} and won_at is not null and (won_at at time zone 'UTC')::date = day::date
        and won_at >= ${since} and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null}::text)
      order by payout desc, won_at desc limit ${count}::int
    ) as won
    order by payout desc, at desc limit ${count}::int`.execute(db)
  return rows
}
