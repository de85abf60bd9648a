import { sql } from 'kysely'
import { arrayOf, jsons, moments, tokens } from '#kernel/array.ts'
import type { Tx } from '#kernel/database.ts'
import type { RoundStage } from './multi-step-rounds.ts'

export const saveRounds = (tx: Tx, rounds: readonly RoundStage[]) =>
  sql`
  update betting.round set status = now.status, steps = now.steps, events = now.events, closed_at = now.closed_at
  from unnest(${arrayOf(rounds.map((one) => one.id))}::uuid[], ${tokens(rounds.map((one) => one.status))}::text[],
              ${jsons(rounds.map((one) => one.steps))}::json[], ${jsons(rounds.map((one) => one.events))}::json[],
              ${moments(rounds.map((one) => one.closedAt))}::timestamptz[]) as now (id, status, steps, events, closed_at)
  where betting.round.id = now.id`.execute(tx)
