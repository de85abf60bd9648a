import type { BetStatus } from '@croupier/contract/betting.ts'
import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { belowOf, type PersonRow, type TeamSpan } from '../team/store.ts'

export interface BetQuery {
  readonly memberId: string
  /** With the bets of the member themselves. */
  readonly own: boolean
  readonly depth: number
  readonly category: Category | undefined
  readonly vendor: string | undefined
  readonly gameCode: string | undefined
  readonly status: BetStatus | undefined
  readonly offset: number
  readonly limit: number
}

export interface BetRow extends PersonRow {
  readonly id: string
  readonly roundId: string
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly stake: bigint
  readonly payout: bigint
  readonly validBets: bigint
  readonly status: BetStatus
  readonly placedAt: Date
  readonly settledAt: Date | null
}

const betsWithin = (
  { memberId, own, depth, category, vendor, gameCode, status }: BetQuery,
  { asset, since, until, today }: TeamSpan,
) => sql`
  select bet.*, below.depth
  from (
    select member_id, depth + ${depth}::int as depth from (${belowOf(memberId, today, 'all')}) as found
    union all
    select ${memberId}::uuid, ${depth}::int where ${own}::boolean
  ) as below
  join agent.bet as bet using (member_id)
  where asset = ${asset} and placed_at >= ${since} and placed_at < ${until}
    and (${category ?? null}::text is null or category = ${category ?? null})
    and (${vendor ?? null}::text is null or vendor = ${vendor ?? null})
    and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null})
    and (${status ?? null}::text is null or status = ${status ?? null})`

/** A page of bets of a team, the newest first. */
export async function findBets(db: Db, query: BetQuery, span: TeamSpan): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select id, round_id as "roundId", bet.member_id as "memberId", account, is_agent as "isAgent", depth, category, vendor,
           game_code as "gameCode", stake, payout, valid_turnover as "validBets", status, placed_at as "placedAt",
           settled_at as "settledAt"
    from (${betsWithin(query, span)}) as bet join agent.person as person on person.member_id = bet.member_id
    order by placed_at desc, id desc offset ${query.offset}::int limit ${query.limit}::int`.execute(db)
  return rows
}

export interface BetSums {
  readonly bets: number
  readonly stake: bigint
  readonly payout: bigint
  readonly result: bigint
  readonly validBets: bigint
}

/** What bets of a team add up to; one without an outcome has no result. */
export async function sumBets(db: Db, query: BetQuery, span: TeamSpan): Promise<BetSums> {
  const { rows } = await sql<BetSums>`
    select count(*)::int as bets, coalesce(sum(stake), 0)::int8 as stake, coalesce(sum(payout), 0)::int8 as payout,
           coalesce(sum(payout - stake) filter (where status not in ('pending', 'open', 'refused')), 0)::int8 as result,
           coalesce(sum(valid_turnover), 0)::int8 as "validBets"
    from (${betsWithin(query, span)}) as bet`.execute(db)
  return rows[0] ?? { bets: 0, stake: 0n, payout: 0n, result: 0n, validBets: 0n }
}
