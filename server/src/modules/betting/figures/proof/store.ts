import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { type Clocks, EVER, eventsSince, GAME, HOUR, SUMS, zonesOf } from '../counting/store.ts'

/** The day of the brand's clock in which an hour lies. */
const DAY = sql`(hour at time zone coalesce(time_zone, 'UTC'))::date::text`

/** From where on: a moment, or undefined for always. */
export type Since = Date | undefined

const momentOf = (since: Since) => (since === undefined ? EVER : sql`${since}::timestamptz`)

/** Somewhere an hour begins that holds this moment. */
const hourBefore = (since: Since) => sql`${momentOf(since)} - interval '1 hour'`

export interface DayFault {
  readonly brandId: number
  readonly day: string
  /** Figures that are not what the bets say. */
  readonly figures: number
}

/** The days on which figures, with what waits to be added to them, are not what the bets and their corrections say; the first day first. */
export async function findFaults(db: Db, clocks: Clocks, since: Since): Promise<readonly DayFault[]> {
  const { rows } = await sql<DayFault>`
    with zone as (${zonesOf(clocks)}), said as (
      select ${GAME}, member_id, ${HOUR} as hour, ${SUMS}
      from (${eventsSince(hourBefore(since))}) as event left join zone using (brand_id)
      where ${HOUR} >= ${momentOf(since)}
      group by ${GAME}, member_id, ${HOUR}
    ), kept as (
      select ${GAME}, member_id, hour, ${SUMS}
      from (
        select ${GAME}, member_id, hour, bets, wins, losses, stakes, turnover, payouts, jackpots
        from betting.figure join betting.figure_game on id = game_id where hour >= ${momentOf(since)}
        union all
        select ${GAME}, member_id, ${HOUR}, bets, wins, losses, stakes, turnover, payouts, jackpots
        from betting.uncounted left join zone using (brand_id) where ${HOUR} >= ${momentOf(since)}
      ) as part
      group by ${GAME}, member_id, hour
    ), total as (
      select ${GAME}, hour, bets::int, wins::int, losses::int, stakes, turnover, payouts, jackpots
      from betting.figure_total join betting.figure_game on id = game_id where hour >= ${momentOf(since)}
    ), all_members as (
      select ${GAME}, hour, ${SUMS} from betting.figure join betting.figure_game on id = game_id
      where hour >= ${momentOf(since)} group by ${GAME}, hour
    ), fault as (
      select brand_id, hour from (
        (select * from said except all select * from kept) union all (select * from kept except all select * from said)
      ) as one
      where bets <> 0 or wins <> 0 or losses <> 0 or stakes <> 0 or turnover <> 0 or payouts <> 0 or jackpots <> 0
      union all
      select brand_id, hour from (
        (select * from total except all select * from all_members) union all (select * from all_members except all select * from total)
      ) as one
    )
    select brand_id as "brandId", ${DAY} as day, count(*)::int as figures
    from fault left join zone using (brand_id)
    group by brand_id, ${DAY} order by day, brand_id`.execute(db)
  return rows
}

export interface PaidDay {
  readonly brandId: number
  readonly asset: string
  readonly day: string
  readonly paid: bigint
}

/** What bets paid by business day, returned stakes among it. */
export async function sumPaid(db: Db, clocks: Clocks, since: Since): Promise<readonly PaidDay[]> {
  const { rows } = await sql<PaidDay>`
    with zone as (${zonesOf(clocks)})
    select brand_id as "brandId", asset, (at at time zone coalesce(time_zone, 'UTC'))::date::text as day,
           coalesce(sum(paid), 0)::int8 as paid
    from (${eventsSince(momentOf(since))}) as event left join zone using (brand_id)
    group by brand_id, asset, day having sum(paid) <> 0 order by day, brand_id, asset`.execute(db)
  return rows
}
