import { sql } from 'kysely'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { placeNewcomer } from '#modules/identity/hierarchy/hierarchy.ts'

/** Let a member who has registered by themselves stand under another, as if that one had brought them. */
export async function putUnder(deps: Deps, memberId: string, uplineId: string): Promise<void> {
  const { rows } = await sql<{ brandId: number }>`
    update identity.member set upline_id = ${uplineId} where id = ${memberId} returning brand_id as "brandId"`.execute(
    deps.db,
  )
  const { brandId } = rows[0]!
  await inTransaction(deps.db, (tx) => placeNewcomer(tx, { brandId, memberId, uplineId }, deps.now()))
}
