import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import type { DayRange } from '#kernel/day.ts'
import type { DayPlaySum, PlaySum } from './play-sums.ts'

const COUNTS = sql`bets, wins, losses, stakes, turnover, payouts, jackpots`

const SUMS = sql`
  coalesce(sum(bets), 0)::int as bets, coalesce(sum(wins), 0)::int as wins, coalesce(sum(losses), 0)::int as losses,
  coalesce(sum(stakes), 0)::int8 as stakes, coalesce(sum(turnover), 0)::int8 as turnover, coalesce(sum(payouts), 0)::int8 as payouts,
  coalesce(sum(jackpots), 0)::int8 as jackpots`

const NOTHING: PlaySum = { bets: 0, wins: 0, losses: 0, stakes: 0n, turnover: 0n, payouts: 0n, jackpots: 0n }

/** Whose hierarchies, by which clock, in what. */
interface Hierarchies {
  readonly id: number
  readonly timeZone: string
  readonly asset: string
  readonly headIds: readonly string[]
}

/** What is noted of those below and not counted yet; `at` only says since when it is of a window. */
const notedBelow = ({ id, timeZone, asset, headIds }: Hierarchies, since = sql`'-infinity'::timestamptz`) => sql`
  select head_id, day, category, noted.bets, wins, losses, stakes, turnover, payouts, jackpots
  from (
    select member_id, (at at time zone ${timeZone})::date as day, category, ${SUMS}
    from betting.uncounted where brand_id = ${id} and asset = ${asset} and at >= ${since} group by 1, 2, 3
  ) as noted
  cross join lateral (
    select head_id from betting.head_above as above
    where above.member_id = noted.member_id and head_id = any(${arrayOf(headIds)}::uuid[])
      and noted.day >= from_day and noted.day < to_day offset 0
  ) as head`

interface HierarchyDays extends Hierarchies {
  readonly days: DayRange
}

const belowIn = ({ days, ...hierarchies }: HierarchyDays) => sql`
  select head_id, day, category, ${COUNTS} from (
    select head_id, day, category, ${COUNTS} from betting.hierarchy_figure
    where head_id = any(${arrayOf(hierarchies.headIds)}::uuid[]) and asset = ${hierarchies.asset}
    union all
    ${notedBelow(hierarchies)}
  ) as play
  where day >= ${days.from}::date and day <= ${days.to}::date`

/** What all below some members played, by day and category. */
export async function sumBelow(db: Db, within: HierarchyDays): Promise<readonly DayPlaySum[]> {
  const { rows } = await sql<DayPlaySum>`
    select head_id as "headId", day::text, category, ${SUMS} from (${belowIn(within)}) as play
    group by head_id, day, category having sum(bets) <> 0 or sum(stakes) <> 0 or sum(payouts) <> 0
    order by head_id, day, category`.execute(db)
  return rows
}

/** What all below some members played on all of the days. */
export async function sumBelowTogether(db: Db, within: HierarchyDays): Promise<PlaySum> {
  const { rows } = await sql<PlaySum>`select ${SUMS} from (${belowIn(within)}) as play`.execute(db)
  return rows[0] ?? NOTHING
}

interface MemberSince {
  readonly memberId: string
  readonly asset: string
  readonly since: Date
}

const notedOf = ({ memberId, asset, since }: MemberSince) => sql`
  select ${COUNTS} from betting.uncounted where member_id = ${memberId} and asset = ${asset} and at >= ${since}`

/** What a member played since an hour began. */
export async function sumMember(db: Db, within: MemberSince): Promise<PlaySum> {
  const { rows } = await sql<PlaySum>`
    select ${SUMS} from (
      select ${COUNTS} from betting.figure join betting.figure_game on id = game_id
      where member_id = ${within.memberId} and asset = ${within.asset} and hour >= ${within.since}
      union all ${notedOf(within)}
    ) as play`.execute(db)
  return rows[0] ?? NOTHING
}

/** What a member played since five minutes of the clock began. */
export async function sumRecentOfMember(db: Db, within: MemberSince): Promise<PlaySum> {
  const { rows } = await sql<PlaySum>`
    select ${SUMS} from (
      select ${COUNTS} from betting.recent_figure
      where member_id = ${within.memberId} and played_by = 'member' and asset = ${within.asset} and slot >= ${within.since}
      union all ${notedOf(within)}
    ) as play`.execute(db)
  return rows[0] ?? NOTHING
}

/** What all below a member played since five minutes of the clock began. */
export async function sumRecentBelow(
  db: Db,
  { headId, since, ...within }: Omit<Hierarchies, 'headIds'> & { readonly headId: string; readonly since: Date },
): Promise<PlaySum> {
  const { rows } = await sql<PlaySum>`
    select ${SUMS} from (
      select ${COUNTS} from betting.recent_figure
      where member_id = ${headId} and played_by = 'below' and asset = ${within.asset} and slot >= ${since}
      union all
      select ${COUNTS} from (${notedBelow({ ...within, headIds: [headId] }, sql`${since}::timestamptz`)}) as noted
    ) as play`.execute(db)
  return rows[0] ?? NOTHING
}
