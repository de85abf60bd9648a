import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { CHANGE, type ChangeRow } from '../store.ts'

/** The chains of the next members after this one, so many of them. */
export async function findChains(db: Db, after: string, members: number): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select ${CHANGE} from identity.member_change
    where member_id in (select distinct member_id from identity.member_change where member_id > ${after}::uuid
                        order by member_id limit ${members})
    order by member_id, number`.execute(db)
  return rows
}

/** What a migration has written down of a link: the hash of what is kept, where another text was hashed. */
export interface ChangeMark {
  readonly memberId: string
  readonly number: number
  readonly hashAsStored: string
}

/** Links that are known to say otherwise than was hashed. */
export async function findMarks(db: Db): Promise<readonly ChangeMark[]> {
  const { rows } = await sql<ChangeMark>`
    select member_id as "memberId", number, hash_as_stored as "hashAsStored" from identity.member_change_mark`.execute(
    db,
  )
  return rows
}
