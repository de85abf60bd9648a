import { sql } from 'kysely'
import { arrayOf, jsons } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { BetEvent, SharedRoundEnd } from './shared-rounds.ts'

export const saveEnd = (tx: Tx, { roundId, events, proof }: SharedRoundEnd) =>
  sql`
  update betting.round set events = ${JSON.stringify(events)}::json, proof = ${JSON.stringify(proof)}::json
  where id = ${roundId}`.execute(tx)

export const insertBetEvents = (tx: Tx, events: readonly BetEvent[]) =>
  sql`
  insert into betting.bet_event (bet_id, event)
  select * from unnest(${arrayOf(events.map((one) => one.betId))}::uuid[], ${jsons(events.map((one) => one.event))}::json[])`.execute(
    tx,
  )

/** What these bets did, in the order of the ids given. */
export async function findBetEvents(db: Db, betIds: readonly string[]): Promise<readonly unknown[]> {
  const { rows } = await sql<BetEvent>`
    select e.bet_id as "betId", e.event from unnest(${arrayOf(betIds)}::uuid[]) with ordinality as asked (id, place)
    join betting.bet_event as e on e.bet_id = asked.id order by asked.place`.execute(db)
  return rows.map(({ event }) => event)
}
