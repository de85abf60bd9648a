import { sql } from 'kysely'
import { arrayOf, jsons } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** What came of a round that many share, and what proves it. */
export interface SharedEnd {
  readonly roundId: string
  readonly events: readonly unknown[]
  readonly proof: unknown
}

export const saveEnd = (tx: Tx, { roundId, events, proof }: SharedEnd) =>
  sql`
  update betting.round set events = ${JSON.stringify(events)}::json, proof = ${JSON.stringify(proof)}::json
  where id = ${roundId}`.execute(tx)

/** What one bet did in a shared round. */
export interface OwnEvent {
  readonly betId: string
  readonly event: unknown
}

export const insertOwnEvents = (tx: Tx, events: readonly OwnEvent[]) =>
  sql`
  insert into betting.own_event (bet_id, event)
  select * from unnest(${arrayOf(events.map((one) => one.betId))}::uuid[], ${jsons(events.map((one) => one.event))}::json[])`.execute(
    tx,
  )

/** What these bets did, in the order of the ids given. */
export async function findOwnEvents(db: Db, betIds: readonly string[]): Promise<readonly unknown[]> {
  const { rows } = await sql<OwnEvent>`
    select e.bet_id as "betId", e.event from unnest(${arrayOf(betIds)}::uuid[]) with ordinality as asked (id, place)
    join betting.own_event as e on e.bet_id = asked.id order by asked.place`.execute(db)
  return rows.map(({ event }) => event)
}
