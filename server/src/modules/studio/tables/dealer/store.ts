import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { TakenLink } from '../../../chains/chains.ts'
import type { RoundRow, TableRow, TableState } from '../store.ts'

/** Tables whose time has come, of those that this node has in hand. */
export async function findDue(db: Db, numbers: readonly number[], now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from studio.live_table where number = any(${arrayOf(numbers)}::int[]) and due_at <= ${now}::timestamptz
    order by due_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** When the next of them has something to do. */
export async function findNextDue(db: Db, numbers: readonly number[]): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from studio.live_table where number = any(${arrayOf(numbers)}::int[])`.execute(db)
  return rows[0]?.at ?? null
}

/** Every table there is, by the number of its lock. */
export async function findNumbers(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`select number from studio.live_table order by number`.execute(db)
  return rows.map(({ number }) => number)
}

/** The link that a shoe is dealt from. */
export async function findLink(
  db: Db,
  shoeId: string,
): Promise<Pick<TakenLink, 'chainId' | 'link' | 'salt'> | undefined> {
  const { rows } = await sql<Pick<TakenLink, 'chainId' | 'link' | 'salt'>>`
    select chain_id as "chainId", link, salt from studio.table_shoe where id = ${shoeId}::uuid`.execute(db)
  return rows[0]
}

export interface OpenShoe {
  readonly id: string
  readonly number: number
  readonly taken: number
  readonly rounds: number
}

/** The shoe that a table deals on from. */
export async function findOpenShoe(db: Db, tableId: string): Promise<OpenShoe | undefined> {
  const { rows } = await sql<OpenShoe>`
    select s.id, s.number, s.taken, (select count(*)::int from studio.table_round where shoe_id = s.id) as rounds
    from studio.table_shoe as s where s.table_id = ${tableId}::uuid and s.over_at is null
    order by s.number desc limit 1`.execute(db)
  return rows[0]
}

export interface NewShoe extends TakenLink {
  readonly id: string
  readonly tableId: string
  readonly taken: number
}

/** Open a shoe on a link that was taken for it; the link after it is the one revealed before, or the published one. */
export async function insertShoe(tx: Tx, shoe: NewShoe, now: Date): Promise<OpenShoe> {
  const { rows } = await sql<{ number: number }>`
    insert into studio.table_shoe (id, table_id, chain_id, link, links, head, salt, number, taken, link_after, opened_at)
    select ${shoe.id}::uuid, ${shoe.tableId}::uuid, ${shoe.chainId}::int, ${shoe.link}::int, ${shoe.links}::int, ${shoe.head},
           ${shoe.salt},
           coalesce((select max(number) from studio.table_shoe where table_id = ${shoe.tableId}::uuid), 0) + 1, ${shoe.taken}::int,
           case when ${shoe.link}::int = ${shoe.links}::int - 1 then ${shoe.head}
                else (select hash from studio.table_shoe where chain_id = ${shoe.chainId}::int and link = ${shoe.link}::int + 1) end,
           ${now}::timestamptz
    returning number`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error(`shoe ${shoe.id} was not written`)
  return { id: shoe.id, number: row.number, taken: shoe.taken, rounds: 0 }
}

/** So much of a shoe is gone now; its link is revealed where it is over. */
export const saveShoe = (
  tx: Tx,
  id: string,
  { taken, hash }: { readonly taken: number; readonly hash: string | null },
  now: Date,
) =>
  sql`update studio.table_shoe set taken = ${taken}, hash = ${hash}, over_at = ${hash === null ? null : now}::timestamptz
      where id = ${id} and over_at is null`.execute(tx)

export interface NewRound {
  readonly id: string
  readonly brandId: number
  readonly tableId: string
  readonly shoeId: string
  readonly code: string
  readonly number: number
  readonly gameCode: string
  readonly paytable: string
  readonly closesAt: Date
  readonly startsFrom: number
}

export const insertRound = (tx: Tx, round: NewRound, now: Date) =>
  sql`
  with opened as (
    insert into studio.table_round (id, brand_id, table_id, shoe_id, code, number, game_code, paytable, phase, opened_at, closes_at,
                                    phase_ends_at, starts_from, times)
    values (${round.id}, ${round.brandId}, ${round.tableId}, ${round.shoeId}, ${round.code}, ${round.number}, ${round.gameCode},
            ${round.paytable}, 'betting', ${now}, ${round.closesAt}, ${round.closesAt}, ${round.startsFrom},
            ${JSON.stringify({ created: now, betting: now })}::jsonb)
    returning table_id, id, closes_at
  )
  update studio.live_table as t set round_id = opened.id, due_at = opened.closes_at from opened where t.id = opened.table_id`.execute(
    tx,
  )

/** Take a round on; false when somebody else has. The table comes up again at `dueAt`. */
export async function saveRound(tx: Tx, before: RoundRow, after: RoundRow, dueAt: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with moved as (
      update studio.table_round
      set phase = ${after.phase}, version = version + 1, phase_ends_at = ${after.phaseEndsAt}::timestamptz,
          dealt_to = ${JSON.stringify(after.dealtTo)}::jsonb, answers = ${JSON.stringify(after.answers)}::jsonb,
          question = ${after.question === null ? null : JSON.stringify(after.question)}::jsonb,
          events = ${JSON.stringify(after.events)}::jsonb,
          result = ${after.result === null ? null : JSON.stringify(after.result)}::jsonb, won = ${JSON.stringify(after.won)}::jsonb,
          summary = ${after.summary === null ? null : JSON.stringify(after.summary)}::jsonb,
          times = ${JSON.stringify(after.times)}::jsonb, ended_at = ${after.endedAt}::timestamptz,
          settled_at = ${after.settledAt}::timestamptz
      where id = ${before.id} and version = ${before.version} returning table_id
    )
    update studio.live_table as t set due_at = ${dueAt}::timestamptz from moved where t.id = moved.table_id`.execute(tx)
  return numAffectedRows === 1n
}

/** Rounds that were dealt to their end, at which nobody had bet. */
export const insertDealt = (tx: Tx, rounds: readonly RoundRow[]) =>
  sql`
  insert into studio.table_round (id, brand_id, table_id, shoe_id, code, number, game_code, paytable, phase, opened_at, closes_at,
    phase_ends_at, starts_from, dealt_to, answers, events, result, won, summary, times, ended_at, settled_at)
  select "id", "brandId", "tableId", "shoeId", "code", "number", "gameCode", "paytable", "phase", "openedAt", "closesAt",
    "phaseEndsAt", "startsFrom", "dealtTo", "answers", "events", "result", "won", "summary", "times", "endedAt", "settledAt"
  from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as dealt ("id" uuid, "brandId" int, "tableId" uuid, "shoeId" uuid,
    "code" text, "number" int, "gameCode" text, "paytable" text, "phase" text, "openedAt" timestamptz, "closesAt" timestamptz,
    "phaseEndsAt" timestamptz, "startsFrom" int, "dealtTo" jsonb, "answers" jsonb, "events" jsonb, "result" jsonb, "won" jsonb,
    "summary" jsonb, "times" jsonb, "endedAt" timestamptz, "settledAt" timestamptz)`.execute(tx)

/** The last round of a table, and when it comes up again. */
export const saveLast = (tx: Tx, tableId: string, { roundId, dueAt }: Pick<TableRow, 'roundId' | 'dueAt'>) =>
  sql`update studio.live_table set round_id = ${roundId}::uuid, due_at = ${dueAt}::timestamptz where id = ${tableId}::uuid`.execute(
    tx,
  )

/** A table comes to rest, or comes up again then. */
export const putOff = (tx: Tx, tableId: string, state: TableState, dueAt: Date) =>
  sql`update studio.live_table set state = ${state}, due_at = ${dueAt}::timestamptz where id = ${tableId}::uuid`.execute(
    tx,
  )

/** Lock a table whose last round is still this one; false when another one has begun. */
export async function holdTable(tx: Tx, id: string, roundId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from studio.live_table where id = ${id}::uuid and round_id is not distinct from ${roundId}::uuid for no key update`.execute(
    tx,
  )
  return rows.length > 0
}
