import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

export interface PlayedRow {
  readonly bets: number
  readonly staked: bigint
  /** What of it counts as turnover. */
  readonly counted: bigint
  /** What came back less what was staked. */
  readonly result: bigint
}

/** A member's bets that were placed after a moment and are settled, together. */
export async function sumPlayed(db: Db, memberId: string, asset: string, since: Date): Promise<PlayedRow> {
  const { rows } = await sql<PlayedRow>`
    select count(*)::int as bets, coalesce(sum(stake), 0)::int8 as staked, coalesce(sum(valid_turnover), 0)::int8 as counted,
           coalesce(sum(payout - stake), 0)::int8 as result
    from betting.bet
    where member_id = ${memberId} and placed_at > ${since} and asset = ${asset} and settled_at is not null
      and status not in ('void', 'push')`.execute(db)
  return rows[0] ?? { bets: 0, staked: 0n, counted: 0n, result: 0n }
}
