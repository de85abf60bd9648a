import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import type { Relative } from './hierarchy.ts'

/** The one right above a member, where their account is open. */
export async function findUpline(db: Db, memberId: string): Promise<Relative | undefined> {
  const { rows } = await sql<Relative>`
    select upline.id, upline.account, upline.nickname
    from identity.member as one join identity.member as upline on upline.id = one.upline_id and upline.brand_id = one.brand_id
    where one.id = ${memberId} and upline.status = 'active'`.execute(db)
  return rows[0]
}

/** One of those right below a member, by account. */
export async function findDownline(db: Db, memberId: string, account: string): Promise<Relative | undefined> {
  const { rows } = await sql<Relative>`
    select below.id, below.account, below.nickname
    from identity.member as one join identity.member as below on below.upline_id = one.id and below.brand_id = one.brand_id
    where one.id = ${memberId} and below.account = ${account} and below.status = 'active' and below.agent_type <> 4`.execute(
    db,
  )
  return rows[0]
}

/** Those of these members who stand above or below a member, however far. */
export async function findRelated(db: Db, memberId: string, others: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id as of, id, upline_id from identity.member where id = any(${arrayOf([memberId, ...others])}::uuid[])
      union
      select above.of, upline.id, upline.upline_id from above join identity.member as upline on upline.id = above.upline_id
    )
    select distinct case when of = ${memberId}::uuid then id else of end as id from above
    where (of = ${memberId}::uuid and id = any(${arrayOf(others)}::uuid[]))
      or (of <> ${memberId}::uuid and id = ${memberId}::uuid)`.execute(db)
  return rows.map(({ id }) => id)
}
