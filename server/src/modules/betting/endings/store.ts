import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { SettledStatus } from '../rules.ts'
import type { BetPlace, BulkBetEnd, MemberEnd, RoundEnding } from './endings.ts'

/** Bets that wait are lost; those that do not wait any more stay as they are. Answers how many were. */
export async function loseBets(
  tx: Tx,
  ends: readonly Pick<BulkBetEnd, 'betId' | 'turnover'>[],
  now: Date,
): Promise<number> {
  // By id, so that two who end the same bets wait for each other and not both at once.
  const sorted = ends.toSorted((one, other) => (one.betId < other.betId ? -1 : 1))
  const { numAffectedRows } = await sql`
    update betting.bet
    set status = case when cashed_stake is null then 'lost' else 'partly_cashed_out' end, settled_at = ${now}::timestamptz,
        valid_turnover = coalesce(cashed_turnover, 0) + coalesce(turnover, stake - coalesce(cashed_stake, 0))
    from unnest(${arrayOf(sorted.map(({ betId }) => betId))}::uuid[], ${arrayOf(sorted.map(({ turnover }) => turnover ?? null))}::int8[])
      as lost (bet_id, turnover)
    where bet.id = bet_id and status = 'open'`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Those of these bets that are unknown, or have not been lost. */
export async function findNotLost(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select named.id from unnest(${arrayOf(ids)}::uuid[]) as named (id)
    where not exists (select from betting.bet where bet.id = named.id and payout = coalesce(cashed_paid, 0)
                        and status = case when cashed_stake is null then 'lost' else 'partly_cashed_out' end)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** How much of a round is ended at once at most: bets, and bytes of what they say, but one bet at least. */
export interface PartSize {
  readonly bets: number
  readonly bytes: number
}

const FIRST: BetPlace = {
  memberId: '00000000-0000-0000-0000-000000000000',
  betId: '00000000-0000-0000-0000-000000000000',
}
export const NOBODY = sql`select null::uuid as bet_id, null::int8 as payout, null as status, null::int8 as turnover where false`

/** The next bets of a round that wait, in the order of their members. Failed settlements are ended by themselves. */
export async function findEnds(
  db: Db,
  ending: RoundEnding,
  after: BetPlace | null,
  size: PartSize,
): Promise<readonly MemberEnd[]> {
  const { roundId, named = NOBODY, others } = ending
  const { memberId, betId } = after ?? FIRST
  const { rows } = await sql<MemberEnd & { turnover: bigint | null; status: SettledStatus }>`
    with waiting as (
      select id, member_id, stake, sum(pg_column_size(content) + coalesce(pg_column_size(selection), 0)) over bets as bytes
      from (
        select id, member_id, stake, content, selection from betting.bet
        where round_id = ${roundId}::uuid and (member_id, id) > (${memberId}::uuid, ${betId}::uuid) and status = 'open'
          and not exists (select from betting.failed_settlement as failed where failed.bet_id = bet.id and failed.state = 'waiting')
        order by member_id, id limit ${size.bets}::int
      ) as next
      window bets as (order by member_id, id rows between unbounded preceding and 1 preceding)
    )
    select id as "betId", member_id as "memberId", turnover, coalesce(ends.status, ${others}) as status,
           coalesce(ends.payout, ${others === 'void' ? sql`stake` : sql`0`})::int8 as payout
    from waiting left join (${named}) as ends on bet_id = id
    where coalesce(bytes, 0) < ${size.bytes}::int8
    order by member_id, id`.execute(db)
  return rows.map(({ turnover, ...end }) => (turnover === null ? end : { ...end, turnover }))
}
