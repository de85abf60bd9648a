import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

export interface WaitingRow {
  readonly count: number
  readonly oldestAt: Date | null
}

/** Documents that wait for a person. */
export async function countDocuments(db: Db, brandId: number): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select count(*)::int as count, min(uploaded_at) as "oldestAt" from identity.document
    where brand_id = ${brandId} and state = 'pending'`.execute(db)
  return rows[0] ?? { count: 0, oldestAt: null }
}

export interface ComingRow {
  readonly kind: 'limit_rises' | 'bar_ends'
  readonly at: Date
  readonly account: string
}

/** Higher limits that may be confirmed from then on, and members who come back, the next first. */
export async function findComing(
  db: Db,
  brandId: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly ComingRow[]> {
  const { rows } = await sql<ComingRow>`
    select kind, at, account
    from (select 'limit_rises' as kind, due_at as at, member_id from identity.limit_change as asked
          where brand_id = ${brandId} and change = 'asked' and due_at > ${now}
            and not exists (select from identity.limit_change as later
                            where later.member_id = asked.member_id and later.kind = asked.kind
                              and later.period = asked.period and later.id > asked.id)
          union all
          select 'bar_ends', barred_until, member_id from identity.standing where barred is not null and barred_until > ${now}
         ) as due
    join identity.member on member.id = due.member_id and member.brand_id = ${brandId}
    order by at limit ${most}`.execute(db)
  return rows
}
