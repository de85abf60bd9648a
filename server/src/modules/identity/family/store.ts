import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'

/** Those of these members who stand above or below a member, however far. */
export async function findOfOneLine(
  db: Db,
  memberId: string,
  others: readonly string[],
): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id as of, id, upline_id from identity.member where id = any(${arrayOf([memberId, ...others])}::uuid[])
      union
      select above.of, upline.id, upline.upline_id from above join identity.member as upline on upline.id = above.upline_id
    )
    select distinct case when of = ${memberId}::uuid then id else of end as id from above
    where (of = ${memberId}::uuid and id = any(${arrayOf(others)}::uuid[]))
      or (of <> ${memberId}::uuid and id = ${memberId}::uuid)`.execute(db)
  return rows
}
