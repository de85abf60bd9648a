import { type RawBuilder, sql } from 'kysely'
import { arrayOf, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { RESTING } from '../dealer/rules.ts'
import type { NewTable } from '../../studio.ts'
import type { TableLimits } from '../limits.ts'
import { HAND_SEPARATOR, type SpotProfit } from './rules.ts'
import type { Phase, TableRow, TableState } from '../store.ts'

export type HeldTable = Pick<
  TableRow,
  'brandId' | 'state' | 'limits' | 'code' | 'gameCode' | 'paytable' | 'names' | 'speed'
>

/** Hold a table of a brand against a dealer and other operators. */
export async function lockTable(tx: Tx, id: string): Promise<HeldTable | undefined> {
  const { rows } = await sql<HeldTable>`
    select brand_id as "brandId", state, limits, code, game_code as "gameCode", paytable, names, speed
    from studio.live_table where id = ${id}::uuid for no key update`.execute(tx)
  return rows[0]
}

/** The dealer attends to it at once, also where the table rests. */
export const saveState = (
  tx: Tx,
  id: string,
  { state, thenState }: { readonly state: TableState; readonly thenState: 'closed' | 'maintenance' },
  now: Date,
) =>
  sql`
  update studio.live_table set state = ${state}, then_state = ${thenState}, due_at = least(due_at, ${now}::timestamptz)
  where id = ${id}::uuid`.execute(tx)

export const saveLimits = (tx: Tx, id: string, limits: TableLimits) =>
  sql`update studio.live_table set limits = ${JSON.stringify(limits)}::jsonb where id = ${id}::uuid`.execute(tx)

/** A round is void: its dealer returns the stakes. */
export const voidRound = (tx: Tx, id: string, now: Date) =>
  sql`
  update studio.table_round
  set phase = 'void', version = version + 1, question = null, phase_ends_at = null, ended_at = coalesce(ended_at, ${now}::timestamptz),
      times = times || ${JSON.stringify({ void: now })}::jsonb
  where id = ${id}::uuid`.execute(tx)

/** A round was resettled. */
export const noteResettled = (tx: Tx, id: string, phase: Phase, now: Date) =>
  sql`
  update studio.table_round
  set settlement = settlement + 1, version = version + 1, phase = ${phase}, times = times || ${JSON.stringify({ resettled: now })}::jsonb
  where id = ${id}::uuid`.execute(tx)

export type TableDraft = Pick<
  TableRow,
  'id' | 'brandId' | 'code' | 'gameCode' | 'paytable' | 'speed' | 'names' | 'limits'
>

/** A table that operators create: closed, behind the others. False where its id or its code is taken. */
export async function addTable(tx: Tx, table: TableDraft): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into studio.live_table (id, brand_id, code, game_code, paytable, speed, names, position, state, limits, due_at)
    values (${table.id}, ${table.brandId}, ${table.code}, ${table.gameCode}, ${table.paytable}, ${table.speed},
            ${JSON.stringify(table.names)}::jsonb,
            (select coalesce(max(position), 0) + 1 from studio.live_table where brand_id = ${table.brandId}), 'closed',
            ${JSON.stringify(table.limits)}::jsonb, ${RESTING})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export const saveTable = (tx: Tx, id: string, { names, speed }: Pick<TableRow, 'names' | 'speed'>) =>
  sql`update studio.live_table set names = ${JSON.stringify(names)}::jsonb, speed = ${speed} where id = ${id}::uuid`.execute(
    tx,
  )

export interface TablePosition {
  readonly id: string
  readonly code: string
  readonly position: number
}

/** Hold the places of some tables of a brand, in their order. */
export async function lockPositions(
  tx: Tx,
  brandId: number,
  ids: readonly string[],
): Promise<readonly TablePosition[]> {
  const { rows } = await sql<TablePosition>`
    select id, code, position from studio.live_table
    where brand_id = ${brandId} and id = any(${arrayOf(ids)}::uuid[]) order by position, id for no key update`.execute(
    tx,
  )
  return rows
}

export const savePositions = (tx: Tx, ids: readonly string[], positions: readonly number[]) =>
  sql`
  update studio.live_table as t set position = place.position
  from unnest(${arrayOf(ids)}::uuid[], ${arrayOf(positions)}::int[]) as place (id, position) where t.id = place.id`.execute(
    tx,
  )

/** A new table rests until somebody views it; one that is there already stays as operators have made it. */
export const insertTable = (tx: Tx, table: NewTable, now: Date) =>
  sql`
  insert into studio.live_table (id, brand_id, code, game_code, paytable, speed, names, position, limits, due_at)
  values (${table.id}, ${table.brandId}, ${table.code}, ${table.gameCode}, ${table.paytable}, ${table.speed},
          ${JSON.stringify(table.names)}::jsonb, ${table.position}, ${JSON.stringify(table.limits)}::jsonb, ${now})
  on conflict (id) do nothing`.execute(tx)

export interface MinimumStake {
  readonly brandId: number
  readonly gameCode: string
  readonly stakeMin: bigint
}

/** The least stake that a table of each game takes, on any group of its spots; of the tables that are not closed, or of all. */
export async function findMinimumStakes(tx: Tx, brandIds: readonly number[]): Promise<readonly MinimumStake[]> {
  const { rows } = await sql<MinimumStake>`
    select t.brand_id as "brandId", t.game_code as "gameCode",
           coalesce(min((spots.span->>'min')::int8) filter (where t.state <> 'closed'),
                    min((spots.span->>'min')::int8)) as "stakeMin"
    from studio.live_table t cross join jsonb_each(t.limits->'groups') as spots (name, span)
    where t.brand_id = any(${arrayOf(brandIds)}::int[])
    group by t.brand_id, t.game_code order by t.brand_id, t.game_code`.execute(tx)
  return rows
}

/** What players have bet on in a round: all spots of one in a text, each of these once. */
export async function findHands(db: Db, roundId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ hand: string }>`
    select distinct string_agg(distinct spot, ${HAND_SEPARATOR} order by spot) as hand
    from studio.table_bet where round_id = ${roundId}::uuid and state <> 'undone' group by member_id, asset`.execute(db)
  return rows.map(({ hand }) => hand)
}

/** A query of how the bets of a round end, as the engine pays them: rounded down to the smallest payable step, a push exactly. */
export function endsBy(roundId: string, profits: readonly SpotProfit[]): RawBuilder<unknown> {
  const hand = profits.some((profit) => profit.hand !== null)
    ? sql`(select string_agg(distinct own.spot, ${HAND_SEPARATOR} order by own.spot) from studio.table_bet as own
           where own.round_id = laid.round_id and own.member_id = laid.member_id and own.asset = laid.asset and own.state <> 'undone')`
    : sql`null`
  return sql`
    select id as bet_id, payout, null::int8 as turnover,
           case when outcome = 'lost' and payout > 0 and held = stake then 'half_lost' else outcome end as status
    from (
      select laid.id, laid.stake, laid.held, profit.outcome,
             case when outcome = 'push' then back else back - back % laid.unit end as payout
      from studio.table_bet as laid
      join unnest(${tokens(profits.map((one) => one.spot))}::text[], ${texts(profits.map((one) => one.hand))}::text[],
                  ${tokens(profits.map((one) => one.outcome))}::text[], ${arrayOf(profits.map((one) => one.numerator))}::int8[],
                  ${arrayOf(profits.map((one) => one.denominator))}::int8[])
        as profit (spot, hand, outcome, numerator, denominator)
        on profit.spot = laid.spot and profit.hand is not distinct from ${hand}
      cross join lateral (select div(laid.stake::numeric * numerator, denominator)::int8 as back) as whole
      where laid.round_id = ${roundId}::uuid and laid.state <> 'undone'
    ) as judged`
}
