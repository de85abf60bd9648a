import { sql } from 'kysely'
import type { ActionSubject } from './audit.ts'
import type { Db } from './database.ts'

export interface ClosureReason {
  readonly reason: string
  readonly note: string
}

/** Why something was last closed or frozen, as the log has it; undefined where nobody at the console has done it. */
export async function closureReason(
  db: Db,
  brandId: number,
  { action, subject }: { readonly action: string; readonly subject: Pick<ActionSubject, 'type' | 'id'> },
): Promise<ClosureReason | undefined> {
  const { rows } = await sql<ClosureReason>`
    select reason, note from kernel.audit
    where brand_id = ${brandId} and subject_type = ${subject.type} and subject_id = ${subject.id} and action = ${action}
    order by number desc limit 1`.execute(db)
  return rows[0]
}
