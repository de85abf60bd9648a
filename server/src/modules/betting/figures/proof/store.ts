import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import {
  ADDS,
  type Clocks,
  COUNTS,
  DAY,
  EVER,
  eventsSince,
  GAME,
  HOUR,
  MONTH,
  monthsOf,
  openOfBets,
  PLAYER,
  RECENT_SINCE,
  returnsOfBets,
  SLOT,
  SUMS,
  zonesOf,
} from '../counting/store.ts'

/** The day of the brand's clock in which an hour lies. */
const DAY_OF_HOUR = sql`(hour at time zone coalesce(time_zone, 'UTC'))::date`

/** From where on: a moment, or undefined for always. */
export type StartMoment = Date | undefined

const momentOf = (since: StartMoment) => (since === undefined ? EVER : sql`${since}::timestamptz`)

/** A day has begun somewhere a day before it begins in Greenwich, and ends as much later. */
const dayBefore = (since: StartMoment) => sql`${momentOf(since)} - interval '2 days'`

/** Whether a day lies after a moment as a whole, by every clock. */
const isWhole = (since: StartMoment) =>
  since === undefined ? sql`true` : sql`day > (${since}::timestamptz at time zone 'UTC')::date`

/** Somewhere an hour begins that holds this moment. */
const hourBefore = (since: StartMoment) => sql`${momentOf(since)} - interval '1 hour'`

/** The month in which a moment lies. */
const monthOf = (since: StartMoment) => sql`date_trunc('month', ${momentOf(since)} at time zone 'UTC')::date`

export interface DayFault {
  readonly brandId: number
  readonly day: string
  /** Figures that are not what the bets say. */
  readonly figures: number
}

/** The days on which figures, with what waits to be added to them, are not what the bets and their corrections say; the first day first. */
export async function findFaults(db: Db, clocks: Clocks, since: StartMoment): Promise<readonly DayFault[]> {
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
    select brand_id as "brandId", ${DAY_OF_HOUR}::text as day, count(*)::int as figures
    from fault left join zone using (brand_id)
    group by brand_id, ${DAY_OF_HOUR} order by day, brand_id`.execute(db)
  return rows
}

/** What is said and not kept, and what is kept and not said. */
const DIFFERING = sql`
  (select * from said except all select * from kept) union all (select * from kept except all select * from said)`

/** The days on which what is kept of all below a head is not what their own figures say, as they stood there. */
export async function findHierarchyFaults(db: Db, clocks: Clocks, since: StartMoment): Promise<readonly DayFault[]> {
  const { rows } = await sql<DayFault>`
    with zone as (${zonesOf(clocks)}), played as (
      select member_id, brand_id, asset, ${DAY_OF_HOUR} as day, category, ${SUMS}
      from betting.figure join betting.figure_game on id = game_id left join zone using (brand_id)
      where hour >= ${dayBefore(since)} group by member_id, brand_id, asset, ${DAY_OF_HOUR}, category
    ), said as (
      select head_id, brand_id, asset, day, category, ${SUMS}
      from played join betting.head_above using (member_id) where day >= from_day and day < to_day and ${isWhole(since)}
      group by head_id, brand_id, asset, day, category
    ), kept as (
      select head_id, brand_id, asset, day, category, bets::int, wins::int, losses::int, stakes, turnover, payouts, jackpots
      from betting.hierarchy_figure where ${isWhole(since)}
    ), fault as (${DIFFERING})
    select brand_id as "brandId", day::text, count(*)::int as figures
    from fault group by brand_id, day order by day, brand_id`.execute(db)
  return rows
}

/** The days on which what is kept of the latest five minutes is not what the bets say that are counted. */
export async function findRecentFaults(db: Db, clocks: Clocks, since: StartMoment): Promise<readonly DayFault[]> {
  const moment = sql`greatest(${momentOf(since)}, ${RECENT_SINCE})`
  const { rows } = await sql<DayFault>`
    with zone as (${zonesOf(clocks)}), counted as (
      select ${GAME}, member_id, at, ${COUNTS} from (${eventsSince(moment)}) as event
      union all
      select ${GAME}, member_id, at, -bets, -wins, -losses, -stakes, -turnover, -payouts, -jackpots
      from betting.uncounted where at >= ${moment}
    ), slotted as (
      select member_id, brand_id, asset, ${SLOT} as slot, ${DAY} as day, category, ${SUMS}
      from counted left join zone using (brand_id) where ${SLOT} >= ${moment}
      group by member_id, brand_id, asset, ${SLOT}, ${DAY}, category
    ), said as (
      select member_id, brand_id, 'member' as played_by, asset, slot, category, ${COUNTS} from slotted where ${ADDS}
      union all
      select head_id, brand_id, 'below', asset, slot, category, ${SUMS}
      from slotted join betting.head_above using (member_id)
      where day >= from_day and day < to_day and ${ADDS} group by head_id, brand_id, asset, slot, category
    ), kept as (
      select member_id, brand_id, played_by, asset, slot, category, bets::int, wins::int, losses::int, stakes, turnover, payouts, jackpots
      from betting.recent_figure where slot >= ${moment}
    ), fault as (
      select brand_id, slot as at from (${DIFFERING}) as one
      where ${ADDS}
    )
    select brand_id as "brandId", ${DAY}::text as day, count(*)::int as figures
    from fault left join zone using (brand_id) group by brand_id, ${DAY} order by day, brand_id`.execute(db)
  return rows
}

/** The days on which what all members together played in five minutes is not what the bets say that are counted. */
export async function findSlotFaults(db: Db, clocks: Clocks, since: StartMoment): Promise<readonly DayFault[]> {
  const { rows } = await sql<DayFault>`
    with zone as (${zonesOf(clocks)}), said as (
      select brand_id, asset, category, ${SLOT} as slot, ${SUMS} from (${eventsSince(momentOf(since))}) as event
      where ${SLOT} >= ${momentOf(since)} group by brand_id, asset, category, ${SLOT}
    ), kept as (
      select brand_id, asset, category, slot, ${SUMS}
      from (
        select brand_id, asset, category, slot, ${COUNTS} from betting.slot_total where slot >= ${momentOf(since)}
        union all
        select brand_id, asset, category, ${SLOT}, ${COUNTS} from betting.uncounted where ${SLOT} >= ${momentOf(since)}
      ) as part
      group by brand_id, asset, category, slot
    ), fault as (
      select brand_id, slot as at from (${DIFFERING}) as one where ${ADDS}
    )
    select brand_id as "brandId", ${DAY}::text as day, count(*)::int as figures
    from fault left join zone using (brand_id) group by brand_id, ${DAY} order by day, brand_id`.execute(db)
  return rows
}

/** The days on which those who are kept as players are not those of whom a bet was first settled, or not since the same moment. */
export async function findPlayerFaults(db: Db, clocks: Clocks, since: StartMoment): Promise<readonly DayFault[]> {
  const { rows } = await sql<DayFault>`
    with zone as (${zonesOf(clocks)}), said as (
      select brand_id, asset, ${DAY} as day, member_id, min(at) as first_at
      from (${eventsSince(dayBefore(since))}) as event left join zone using (brand_id)
      where bets > 0 and ${DAY} > (${momentOf(since)} at time zone 'UTC')::date group by brand_id, asset, ${DAY}, member_id
    ), kept as (
      select brand_id, asset, day, member_id, min(first_at) as first_at
      from (
        select ${PLAYER} from betting.player_day
        union all
        select brand_id, asset, ${DAY}, member_id, at from betting.uncounted left join zone using (brand_id) where is_new
      ) as part
      where day > (${momentOf(since)} at time zone 'UTC')::date group by brand_id, asset, day, member_id
    ), by_day as (
      ${monthsOf(sql`(select * from betting.player_day where day >= ${monthOf(since)}) as played`)}
    ), by_month as (
      select ${MONTH} from betting.player_month where month >= ${monthOf(since)}
    ), fault as (
      select brand_id, day from (${DIFFERING}) as one
      union all
      select brand_id, month from (
        (select * from by_day except all select * from by_month) union all (select * from by_month except all select * from by_day)
      ) as one
    )
    select brand_id as "brandId", day::text, count(*)::int as figures
    from fault group by brand_id, day order by day, brand_id`.execute(db)
  return rows
}

/** The days on which what games took and gave, by the hour of the stake, is not what the bets say that are counted. */
export async function findReturnFaults(db: Db, clocks: Clocks, since: StartMoment): Promise<readonly DayFault[]> {
  const { rows } = await sql<DayFault>`
    with zone as (${zonesOf(clocks)}), said as (
      select brand_id, asset, vendor, game_code, hour, sum(bets) as bets, sum(stakes) as stakes, sum(payouts) as payouts
      from (
        ${returnsOfBets(momentOf(since))}
        union all
        select brand_id, asset, vendor, game_code, date_trunc('hour', placed_at, 'UTC'), -sum(bets), -sum(stakes), -sum(payouts), 0, 0, 0
        from betting.uncounted where placed_at >= ${momentOf(since)} group by 1, 2, 3, 4, 5
      ) as part group by brand_id, asset, vendor, game_code, hour
    ), kept as (
      select brand_id, asset, vendor, game_code, hour, bets::numeric, stakes::numeric, payouts::numeric from betting.game_hour
    ), fault as (
      select brand_id, hour from (${DIFFERING}) as one
      where hour >= ${momentOf(since)} + ${since === undefined ? sql`interval '0'` : sql`interval '1 hour'`}
        and (bets, stakes, payouts) <> (0, 0, 0)
    )
    select brand_id as "brandId", ${DAY_OF_HOUR}::text as day, count(*)::int as figures
    from fault left join zone using (brand_id) group by brand_id, ${DAY_OF_HOUR} order by day, brand_id`.execute(db)
  return rows
}

/** The brands of which what is kept of bets that wait is not what the bets say that are counted. */
export async function findOpenFaults(db: Db): Promise<readonly Omit<DayFault, 'day'>[]> {
  const { rows } = await sql<Omit<DayFault, 'day'>>`
    with said as (
      select game_id, sum(bets) as bets, sum(stakes) as stakes
      from (
        ${openOfBets}
        union all
        select id, -sum(open_bets), -sum(open_stakes) from betting.uncounted join betting.figure_game using (${GAME}) group by id
      ) as part group by game_id
    ), kept as (
      select game_id, bets::numeric, stakes::numeric from betting.open_figure
    ), fault as (
      select game_id from (${DIFFERING}) as one where (bets, stakes) <> (0, 0)
    )
    select brand_id as "brandId", count(*)::int as figures
    from fault join betting.figure_game on id = game_id group by brand_id order by brand_id`.execute(db)
  return rows
}

export interface PaidDay {
  readonly brandId: number
  readonly asset: string
  readonly day: string
  readonly paid: bigint
}

/** What bets paid by business day, returned stakes among it. */
export async function sumPaid(db: Db, clocks: Clocks, since: StartMoment): Promise<readonly PaidDay[]> {
  const { rows } = await sql<PaidDay>`
    with zone as (${zonesOf(clocks)})
    select brand_id as "brandId", asset, (at at time zone coalesce(time_zone, 'UTC'))::date::text as day,
           coalesce(sum(paid), 0)::int8 as paid
    from (${eventsSince(momentOf(since))}) as event left join zone using (brand_id)
    group by brand_id, asset, day having sum(paid) <> 0 order by day, brand_id, asset`.execute(db)
  return rows
}
