import { sql } from 'kysely'
import { arrayOf, jsons, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Leg, LegDecision, NewLeg } from './legs.ts'

const LEG = sql.raw(
  `leg.round_id as "roundId", leg.selection_id as "selectionId", price, result, event, market, selection`,
)

/** Legs of new rounds, and what their selections are called where that is not known yet. */
export async function insertLegs(
  tx: Tx,
  rounds: readonly { readonly id: string; readonly legs: readonly NewLeg[] }[],
): Promise<void> {
  const legs = rounds.flatMap(({ id, legs }) => legs.map((leg, at) => ({ ...leg, roundId: id, position: at + 1 })))
  // By id, so that two slips on the same selections wait for each other and not both at once.
  const labels = [...new Map(legs.map((leg) => [leg.selectionId, leg])).values()].toSorted((one, other) =>
    one.selectionId < other.selectionId ? -1 : 1,
  )
  await sql`
    insert into betting.selection_label (selection_id, event, market, selection)
    select * from unnest(${arrayOf(labels.map((one) => one.selectionId))}::uuid[], ${jsons(labels.map((one) => one.event))}::json[],
                         ${jsons(labels.map((one) => one.market))}::json[], ${jsons(labels.map((one) => one.selection))}::json[])
    on conflict (selection_id) do nothing`.execute(tx)
  await sql`
    insert into betting.leg (round_id, position, selection_id, price)
    select * from unnest(${arrayOf(legs.map((one) => one.roundId))}::uuid[], ${arrayOf(legs.map((one) => one.position))}::int[],
                         ${arrayOf(legs.map((one) => one.selectionId))}::uuid[], ${arrayOf(legs.map((one) => one.price))}::int[])
    on conflict (round_id, position) do nothing`.execute(tx)
}

/** The legs of rounds, in their order. */
export async function findLegs(db: Db, roundIds: readonly string[]): Promise<readonly Leg[]> {
  const { rows } = await sql<Leg>`
    select ${LEG} from betting.leg join betting.selection_label as label using (selection_id)
    where round_id = any(${arrayOf(roundIds)}::uuid[]) order by round_id, position`.execute(db)
  return rows
}

interface NextLegs {
  readonly selectionId: string
  readonly after: string | null
  readonly most: number
}

/** Legs on a selection after a round, in the order of rounds. */
export async function findNext(db: Db, { selectionId, after, most }: NextLegs): Promise<readonly Leg[]> {
  const { rows } = await sql<Leg>`
    select ${LEG} from betting.leg join betting.selection_label as label using (selection_id)
    where leg.selection_id = ${selectionId}::uuid and (${after}::uuid is null or round_id > ${after}::uuid)
    order by round_id limit ${most}::int`.execute(db)
  return rows
}

/**
 * Bring legs to these results; the rounds of those that stood otherwise. All of them are held first, those too that stand so already:
 * whoever decides otherwise at the same moment comes before or after as a whole.
 */
export async function updateLegs(tx: Tx, decisions: readonly LegDecision[], now: Date): Promise<readonly string[]> {
  const decided = sql`
    unnest(${arrayOf(decisions.map((one) => one.roundId))}::uuid[], ${arrayOf(decisions.map((one) => one.selectionId))}::uuid[],
           ${tokens(decisions.map((one) => one.result))}::text[]) as decided (round_id, selection_id, result)`
  // By round, so that two who decide the same legs wait for each other and not both at once.
  await sql`
    select from betting.leg join ${decided} using (round_id, selection_id) order by round_id, position for update of leg`.execute(
    tx,
  )
  const { rows } = await sql<{ roundId: string }>`
    update betting.leg
    set result = decided.result, decided_at = case when decided.result <> 'open' then ${now}::timestamptz end
    from ${decided}
    where leg.selection_id = decided.selection_id and leg.round_id = decided.round_id and leg.result <> decided.result
    returning leg.round_id as "roundId"`.execute(tx)
  return [...new Set(rows.map(({ roundId }) => roundId))]
}
