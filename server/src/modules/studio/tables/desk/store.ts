import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import type { TableLimits } from '../limits.ts'
import type { Phase, TableRow, TableState } from '../store.ts'

/** Hold a table of a brand against a dealer and other operators. */
export async function lockTable(
  tx: Tx,
  id: string,
): Promise<
  | { readonly brandId: number; readonly state: TableState; readonly limits: TableLimits; readonly code: string }
  | undefined
> {
  const { rows } = await sql<{ brandId: number; state: TableState; limits: TableLimits; code: string }>`
    select brand_id as "brandId", state, limits, code from studio.live_table where id = ${id}::uuid for no key update`.execute(
    tx,
  )
  return rows[0]
}

/** The dealer sees to it at once, also where the table rests. */
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

/** A round comes to nothing: its dealer gives the stakes back. */
export const voidRound = (tx: Tx, id: string, now: Date) =>
  sql`
  update studio.table_round
  set phase = 'void', version = version + 1, question = null, phase_ends_at = null, ended_at = coalesce(ended_at, ${now}::timestamptz),
      times = times || ${JSON.stringify({ void: now })}::jsonb
  where id = ${id}::uuid`.execute(tx)

/** A round was settled anew. */
export const noteResettled = (tx: Tx, id: string, phase: Phase, now: Date) =>
  sql`
  update studio.table_round
  set settlement = settlement + 1, version = version + 1, phase = ${phase}, times = times || ${JSON.stringify({ resettled: now })}::jsonb
  where id = ${id}::uuid`.execute(tx)

export interface DealtRow {
  readonly id: string
  readonly code: string
  readonly phase: Phase
  readonly summary: { readonly won: readonly string[]; readonly score: string } | null
  readonly people: number
  readonly openedAt: Date
  readonly settledAt: Date | null
  readonly settlement: number
  readonly bets: number
  readonly stake: bigint
  readonly payout: bigint
  readonly total: number
}

/** The rounds of a table, the latest first, with what was staked on them in the brand's money. */
export async function findRounds(
  db: Db,
  {
    tableId,
    asset,
    code,
    pageNo,
    pageSize,
  }: { tableId: string; asset: string; code: string | undefined; pageNo: number; pageSize: number },
): Promise<readonly DealtRow[]> {
  const { rows } = await sql<DealtRow>`
    select r.id, r.code, r.phase, r.summary, r.people, r.opened_at as "openedAt", r.settled_at as "settledAt", r.settlement, r.total,
           played.bets, played.stake, played.payout
    from (
      select *, count(*) over ()::int as total from studio.table_round
      where table_id = ${tableId}::uuid and (${code ?? null}::text is null or code = ${code ?? null}::text)
      order by opened_at desc limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int
    ) as r
    cross join lateral (
      select count(*)::int as bets, coalesce(sum(held), 0)::int8 as stake, coalesce(sum(payout), 0)::int8 as payout
      from studio.table_bet as b where b.round_id = r.id and b.asset = ${asset} and b.state <> 'undone'
    ) as played
    order by r.opened_at desc`.execute(db)
  return rows
}

export type NewTable = Pick<
  TableRow,
  'id' | 'brandId' | 'code' | 'gameCode' | 'paytable' | 'speed' | 'names' | 'limits'
> & { readonly position: number }

/** A new table rests until somebody looks at it. */
export const insertTable = (tx: Tx, table: NewTable, now: Date) =>
  sql`
  insert into studio.live_table (id, brand_id, code, game_code, paytable, speed, names, position, limits, due_at)
  values (${table.id}, ${table.brandId}, ${table.code}, ${table.gameCode}, ${table.paytable}, ${table.speed},
          ${JSON.stringify(table.names)}::jsonb, ${table.position}, ${JSON.stringify(table.limits)}::jsonb, ${now})
  on conflict (id) do update set names = excluded.names, position = excluded.position`.execute(tx)
