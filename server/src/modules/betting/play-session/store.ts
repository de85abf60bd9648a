import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

/** What a member staked and got back on the bets placed since a moment; what was cancelled or not accepted is neither. */
export async function sumSince(db: Db, memberId: string, since: Date) {
  const { rows } = await sql<{ staked: bigint; won: bigint }>`
    select coalesce(sum(stake), 0)::int8 as staked, coalesce(sum(payout), 0)::int8 as won
    from betting.bet where member_id = ${memberId} and placed_at >= ${since} and status not in ('void', 'refused')`.execute(
    db,
  )
  return rows[0] ?? { staked: 0n, won: 0n }
}
