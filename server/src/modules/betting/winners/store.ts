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
  readonly order: 'latest' | 'biggest'
  /** Only this member's. */
  readonly memberId: string | undefined
  readonly gameCode: string | undefined
  readonly since: Date
  readonly count: number
}

/** Bets that paid more than their stake, the latest or the biggest first. */
export async function findWins(
  db: Db,
  { brandId, asset, order, memberId, gameCode, since, count }: WinFilter,
): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select round_id as "roundId", member_id as "memberId", game_code as "gameCode", asset, stake, payout, won_at as at
    from betting.bet
    where brand_id = ${brandId}::int and asset = ${asset} and won_at >= ${since}
      and (${memberId ?? null}::uuid is null or member_id = ${memberId ?? null}::uuid)
      and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null}::text)
    order by ${order === 'latest' ? sql`won_at desc` : sql`payout desc, won_at desc`}
    limit ${count}::int`.execute(db)
  return rows
}
