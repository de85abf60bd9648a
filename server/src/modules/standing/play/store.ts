import { sql } from 'kysely'
import { uuids } from '#kernel/binary-array.ts'
import type { Db } from '#kernel/database.ts'
import type { Standing } from '../standing.ts'
import { STANDING, standingFrom, type StandingRow } from '../store.ts'

export interface HeldBackQuery {
  readonly now: Date
  /** Whether anybody among them must be verified, or must have answered a check. */
  readonly verifies: boolean
  readonly checks: boolean
}

/** Those of these members about whom there is something to judge at a bet; most are not among them. */
export async function findHeldBack(
  db: Db,
  memberIds: readonly string[],
  { now, verifies, checks }: HeldBackQuery,
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<StandingRow>`
    select ${STANDING} from standing.standing
    where member_id = any(${uuids(memberIds)}::uuid[])
      and (counted or frozen or (barred is not null and (barred_until is null or barred_until > ${now}))
           or ((${verifies}::boolean or exclusion_match) and not verified) or (${checks}::boolean and check_due_at <= ${now}))`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.memberId, standingFrom(row)]))
}
