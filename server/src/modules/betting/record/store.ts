import type { BetSelection, BetStatus } from '@croupier/contract/betting.ts'
import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { DayRange } from '#kernel/day.ts'
import { withContents } from '../contents/contents.ts'

export interface RecordFilter {
  readonly memberId: string
  readonly range: DayRange
  readonly timeZone: string
  readonly category: Category | undefined
  readonly gameCode: string | undefined
  readonly status: BetStatus | undefined
}

export interface RecordRow {
  readonly id: string
  readonly roundId: string
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly asset: string
  readonly selection?: BetSelection | null
  readonly stake: bigint
  readonly payout: bigint
  readonly validTurnover: bigint
  readonly status: BetStatus
  readonly placedAt: Date
  readonly settledAt: Date | null
}

const COLUMNS = sql`id, round_id as "roundId", category, vendor, game_code as "gameCode", asset, selection, stake, payout,
  valid_turnover as "validTurnover", status, placed_at as "placedAt", settled_at as "settledAt"`

const matching = ({ memberId, range, timeZone, category, gameCode, status }: RecordFilter) => sql`
  member_id = ${memberId}::uuid
  and placed_at >= (${range.from}::date::timestamp at time zone ${timeZone}::text)
  and placed_at < ((${range.to}::date + 1)::timestamp at time zone ${timeZone}::text)
  and (${category ?? null}::text is null or category = ${category ?? null}::text)
  and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null}::text)
  and (${status ?? null}::text is null or status = ${status ?? null}::text)`

/** One page of the betting record, newest first. */
export async function findRecord(
  db: Db,
  filter: RecordFilter,
  pageNo: number,
  pageSize: number,
): Promise<readonly RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select ${COLUMNS} from betting.bet where ${matching(filter)} order by placed_at desc, id desc
    limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  return withContents(db, rows, 'selection')
}

/** Totals of the whole range. Open bets count their stake and no result, those that were not accepted neither. */
export async function sumRecord(db: Db, filter: RecordFilter) {
  const { rows } = await sql<{ bets: number; stake: bigint; payout: bigint; result: bigint; validTurnover: bigint }>`
    select count(*)::int as bets, coalesce(sum(stake) filter (where status <> 'refused'), 0)::int8 as stake,
           coalesce(sum(payout), 0)::int8 as payout,
           coalesce(sum(payout - stake) filter (where status not in ('pending', 'open', 'refused')), 0)::int8 as result,
           coalesce(sum(valid_turnover), 0)::int8 as "validTurnover"
    from betting.bet where ${matching(filter)}`.execute(db)
  return rows[0] ?? { bets: 0, stake: 0n, payout: 0n, result: 0n, validTurnover: 0n }
}

/** The day of the newest bet before this one. */
export async function findLastBetDay(
  db: Db,
  memberId: string,
  before: string,
  timeZone: string,
): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select (placed_at at time zone ${timeZone}::text)::date as day from betting.bet
    where member_id = ${memberId}::uuid and placed_at < (${before}::date::timestamp at time zone ${timeZone}::text)
    order by placed_at desc limit 1`.execute(db)
  return rows[0]?.day ?? null
}
