import { sql } from 'kysely'
import type { Answer, Question, Summary, TableEvent } from '@croupier/engine/tables/table-game.ts'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { TableLimits } from './limits.ts'

export type TableState = 'open' | 'closing' | 'closed' | 'maintenance'

export interface TableRow {
  readonly id: string
  readonly number: number
  readonly brandId: number
  readonly code: string
  readonly gameCode: string
  readonly paytable: string
  readonly speed: 'standard' | 'speed'
  readonly names: Readonly<Record<string, string>>
  /** Its place in the lobby. */
  readonly position: number
  readonly state: TableState
  readonly thenState: 'closed' | 'maintenance'
  readonly limits: TableLimits
  readonly lastViewedAt: Date | null
  readonly dueAt: Date
  readonly roundId: string | null
}

const TABLE = sql`t.id, t.number, t.brand_id as "brandId", t.code, t.game_code as "gameCode", t.paytable, t.speed, t.names, t.position,
  t.state, t.then_state as "thenState", t.limits, t.last_viewed_at as "lastViewedAt", t.due_at as "dueAt", t.round_id as "roundId"`

/** The tables of a brand in its order; of one game where it is named. */
export async function findTables(db: Db, brandId: number, gameCode?: string): Promise<readonly TableRow[]> {
  const { rows } = await sql<TableRow>`
    select ${TABLE} from studio.live_table as t
    where t.brand_id = ${brandId}::int and (${gameCode ?? null}::text is null or t.game_code = ${gameCode ?? null}::text)
    order by t.position, t.id`.execute(db)
  return rows
}

export async function findTable(db: Db, id: string): Promise<TableRow | undefined> {
  const { rows } = await sql<TableRow>`select ${TABLE} from studio.live_table as t where t.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export async function findTablesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TableRow>> {
  const { rows } =
    await sql<TableRow>`select ${TABLE} from studio.live_table as t where t.id = any(${arrayOf(ids)}::uuid[])`.execute(
      db,
    )
  return new Map(rows.map((row) => [row.id, row]))
}

export type Phase = 'betting' | 'closed' | 'dealing' | 'result' | 'settled' | 'void'
/** An event as it was shown; what else it says depends on its kind. */
export type ShownEvent = TableEvent & { readonly at: string; readonly [what: string]: unknown }
/** A question that has been put, and until when it is waited for. `renewed`: nobody was there when its time was up. */
export type PutQuestion = Question & { readonly until: string; readonly renewed?: true }
/** By asset and spot: stored units as text, and how many people. */
export type Totals = Readonly<Record<string, Readonly<Record<string, readonly [string, number]>>>>

export interface RoundRow {
  readonly id: string
  readonly brandId: number
  readonly tableId: string
  readonly tableCode: string
  readonly shoeId: string
  readonly code: string
  readonly number: number
  readonly gameCode: string
  readonly paytable: string
  readonly phase: Phase
  readonly version: number
  readonly openedAt: Date
  readonly closesAt: Date
  readonly phaseEndsAt: Date | null
  readonly startsFrom: number
  readonly dealtTo: readonly number[]
  readonly answers: readonly Answer[]
  readonly question: PutQuestion | null
  readonly events: readonly ShownEvent[]
  readonly result: unknown
  readonly won: readonly string[]
  readonly summary: Summary | null
  readonly totals: Totals
  readonly people: number
  readonly times: Readonly<Record<string, string>>
  readonly endedAt: Date | null
  readonly settledAt: Date | null
  readonly settlement: number
}

const ROUND = sql`r.id, r.brand_id as "brandId", r.table_id as "tableId", t.code as "tableCode", r.shoe_id as "shoeId", r.code, r.number,
  r.game_code as "gameCode", r.paytable, r.phase, r.version, r.opened_at as "openedAt", r.closes_at as "closesAt",
  r.phase_ends_at as "phaseEndsAt", r.starts_from as "startsFrom", r.dealt_to as "dealtTo", r.answers, r.question, r.events,
  r.result, r.won, r.summary, r.totals, r.people, r.times, r.ended_at as "endedAt", r.settled_at as "settledAt", r.settlement`
const FROM = sql`studio.table_round as r join studio.live_table as t on t.id = r.table_id`

export async function findRounds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RoundRow>> {
  const { rows } = await sql<RoundRow>`select ${ROUND} from ${FROM} where r.id = any(${arrayOf(ids)}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same, and nobody else changes them before this transaction is over: neither a dealer nor who bets. */
export async function holdRounds(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, RoundRow>> {
  const { rows } = await sql<RoundRow>`
    select ${ROUND} from ${FROM} where r.id = any(${arrayOf(ids)}::uuid[]) order by r.id for no key update of r`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findRoundsOfShoe(db: Db, shoeId: string): Promise<readonly RoundRow[]> {
  const { rows } =
    await sql<RoundRow>`select ${ROUND} from ${FROM} where r.shoe_id = ${shoeId}::uuid order by r.number`.execute(db)
  return rows
}

export interface SummaryRow {
  readonly id: string
  readonly tableId: string
  readonly number: number
  readonly phase: Phase
  readonly summary: Summary | null
}

export interface LastRow extends SummaryRow {
  readonly events: readonly ShownEvent[]
}

/** The last round of each table that has an outcome, or is void. */
export async function findLast(db: Db, tableIds: readonly string[]): Promise<ReadonlyMap<string, LastRow>> {
  const { rows } = await sql<LastRow>`
    select last.* from unnest(${arrayOf(tableIds)}::uuid[]) as wanted (id)
    cross join lateral (
      select r.id, r.table_id as "tableId", r.number, r.phase, r.summary, r.events
      from studio.table_round as r where r.table_id = wanted.id and r.ended_at is not null
      order by r.opened_at desc limit 1
    ) as last`.execute(db)
  return new Map(rows.map((row) => [row.tableId, row]))
}

/** The rounds of the shoe that each table deals from; of a table that draws anew for each round, its last ones. */
export async function findSummaries(
  db: Db,
  tableIds: readonly string[],
  lasting: readonly boolean[],
  limit: number,
): Promise<readonly SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select last.* from unnest(${arrayOf(tableIds)}::uuid[], ${`{${lasting.join(',')}}`}::bool[]) as wanted (id, lasting)
    join studio.live_table as t on t.id = wanted.id
    left join studio.table_round as now on now.id = t.round_id
    cross join lateral (
      select r.id, r.table_id as "tableId", r.number, r.phase, r.summary
      from studio.table_round as r
      where r.table_id = wanted.id and r.ended_at is not null and (not wanted.lasting or r.shoe_id = now.shoe_id)
      order by r.opened_at desc limit ${limit}::int
    ) as last`.execute(db)
  return rows
}

export interface ShoeRow {
  readonly id: string
  readonly tableId: string
  readonly tableCode: string
  readonly brandId: number
  readonly gameCode: string
  readonly paytable: string
  readonly number: number
  readonly taken: number
  readonly link: number
  readonly linkAfter: string
  /** Once it is over. */
  readonly hash: string | null
  readonly head: string
  readonly salt: string
  readonly links: number
  readonly overAt: Date | null
}

const SHOE = sql`s.id, s.table_id as "tableId", t.code as "tableCode", t.brand_id as "brandId", t.game_code as "gameCode", t.paytable,
  s.number, s.taken, s.link, s.link_after as "linkAfter", s.hash, s.head, s.salt, s.links, s.over_at as "overAt"`
const SHOES = sql`studio.table_shoe as s join studio.live_table as t on t.id = s.table_id`

export async function findShoes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ShoeRow>> {
  const { rows } = await sql<ShoeRow>`select ${SHOE} from ${SHOES} where s.id = any(${arrayOf(ids)}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Somebody views these tables: those that rest are woken. */
export const recordPresence = (tx: Tx, tableIds: readonly string[], now: Date, resting: Date) =>
  sql`
  update studio.live_table
  set last_viewed_at = greatest(last_viewed_at, ${now}::timestamptz),
      due_at = case when due_at = ${resting}::timestamptz and state in ('open', 'closing') then ${now}::timestamptz else due_at end
  where id = any(${arrayOf(tableIds)}::uuid[])`.execute(tx)

/** The dealer attends to this table at once. */
export const wake = (tx: Tx, tableId: string, now: Date) =>
  sql`update studio.live_table set due_at = least(due_at, ${now}::timestamptz) where id = ${tableId}::uuid`.execute(tx)
