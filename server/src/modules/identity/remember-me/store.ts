import { sql } from 'kysely'
import type { Tx } from '#kernel/database.ts'

/** No remember-me cookie of the member opens anything any more. */
export const endRemembered = (tx: Tx, memberId: string, now: Date) =>
  sql`update identity.remember_token set ended_at = ${now} where member_id = ${memberId} and ended_at is null`.execute(
    tx,
  )
