import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Day } from '#kernel/day.ts'

/** Moments of a brand's day, and who counts as active in between. */
export interface PastSpan {
  readonly asset: string
  readonly timeZone: string
  readonly since: Date
  readonly until: Date
  /** CONS is everything. */
  readonly group: string
  /** Least valid bets of a member who counts as active. */
  readonly least: bigint
}

export interface PastPlay {
  readonly netLoss: bigint
  readonly validBets: bigint
  readonly active: number
}

/** What everyone below a member played between two moments, each day by who stood below on it. */
export async function sumPlay(db: Db, memberId: string, span: PastSpan): Promise<PastPlay> {
  const { asset, timeZone, since, until, group, least } = span
  const { rows } = await sql<PastPlay>`
    with play as (
      select own.member_id, sum(own.stakes - own.payouts) as lost, sum(own.turnover) as bets
      from agent.head as head join agent.place as place on place.upline_id = head.below_id
      join agent.own_play as own on own.member_id = place.member_id
      where head.above_id = ${memberId}::uuid and own.asset = ${asset} and own.hour >= ${since} and own.hour < ${until}
        and (${group} = 'CONS' or own.category = ${group})
        and (own.hour at time zone ${timeZone})::date >= head.from_day and (own.hour at time zone ${timeZone})::date < head.to_day
        and (own.hour at time zone ${timeZone})::date >= place.from_day and (own.hour at time zone ${timeZone})::date < place.to_day
      group by own.member_id
    )
    select coalesce(sum(lost), 0)::int8 as "netLoss", coalesce(sum(bets), 0)::int8 as "validBets",
           count(*) filter (where bets >= ${least})::int as active
    from play`.execute(db)
  return rows[0] ?? { netLoss: 0n, validBets: 0n, active: 0 }
}

/** What promotions and rebates cost for everyone below a member on some days, less what came back. */
export async function sumBonuses(
  db: Db,
  memberId: string,
  { asset, from, to }: { readonly asset: string; readonly from: Day; readonly to: Day },
): Promise<bigint> {
  const { rows } = await sql<{ bonuses: bigint }>`
    select coalesce(sum(credits - debits), 0)::int8 as bonuses from agent.money_below
    where head_id = ${memberId}::uuid and asset = ${asset} and day between ${from}::date and ${to}::date
      and counterpart in ('promotion', 'rebate')`.execute(db)
  return rows[0]?.bonuses ?? 0n
}
