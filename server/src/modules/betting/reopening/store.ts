import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Tx } from '#kernel/database.ts'

/** Rounds of which bets are open again are not over. */
export const reopenRounds = (tx: Tx, ids: readonly string[]) =>
  sql`update betting.round set status = 'open', closed_at = null
      where id = any(${arrayOf(ids)}::uuid[]) and status in ('closed', 'void')`.execute(tx)
