import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import type { Request } from './rules.ts'

/** Keep in which language something was asked for. */
export const insertLanguage = (tx: Tx, requestId: string, language: string) =>
  sql`insert into cashier.request_language (request_id, language) values (${requestId}, ${language}) on conflict do nothing`.execute(
    tx,
  )

/** In which language its member is told of it; English where nobody knows. */
export async function findLanguage(db: Db, requestId: string): Promise<string> {
  const { rows } = await sql<{ language: string }>`
    select language from cashier.request_language where request_id = ${requestId}`.execute(db)
  return rows[0]?.language ?? 'en'
}

/** A deposit or a withdrawal by its id. */
export async function findRequest(db: Db, id: string): Promise<Request | undefined> {
  const { rows } = await sql<Request>`
    select 'deposit' as kind, brand_id as "brandId", member_id as "memberId", asset, amount, credited, reference
    from cashier.deposit where id = ${id}
    union all
    select 'withdrawal', brand_id, member_id, asset, amount, null, reference
    from cashier.withdrawal where id = ${id}`.execute(db)
  return rows[0]
}

export interface MemberNotification {
  readonly requestId: string
  readonly what: string
  readonly brandId: number
  readonly memberId: string
}

/** Note that a member is told; false when they have been. */
export async function insertNotification(
  tx: Tx,
  { requestId, what, brandId, memberId }: MemberNotification,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cashier.notification (request_id, what, brand_id, member_id, at)
    values (${requestId}, ${what}, ${brandId}, ${memberId}, ${now})
    on conflict do nothing returning request_id`.execute(tx)
  return rows.length > 0
}
