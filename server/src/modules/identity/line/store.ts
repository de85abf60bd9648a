import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

export interface RelativeRow {
  readonly id: string
  readonly account: string
  readonly nickname: string
}

/** The one right above a member, where their account is open. */
export async function findUpline(db: Db, memberId: string): Promise<RelativeRow | undefined> {
  const { rows } = await sql<RelativeRow>`
    select upline.id, upline.account, upline.nickname
    from identity.member as one join identity.member as upline on upline.id = one.upline_id and upline.brand_id = one.brand_id
    where one.id = ${memberId} and upline.status = 'active'`.execute(db)
  return rows[0]
}

/** One of those right below a member, by account. */
export async function findDownline(db: Db, memberId: string, account: string): Promise<RelativeRow | undefined> {
  const { rows } = await sql<RelativeRow>`
    select below.id, below.account, below.nickname
    from identity.member as one join identity.member as below on below.upline_id = one.id and below.brand_id = one.brand_id
    where one.id = ${memberId} and below.account = ${account} and below.status = 'active' and below.agent_type <> 4`.execute(
    db,
  )
  return rows[0]
}
