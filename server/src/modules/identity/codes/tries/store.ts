import { sql } from 'kysely'
import type { Tx } from '#kernel/database.ts'
import type { SpentTries } from '../rules.ts'

/** Where an answer comes from, as it is counted at a code. */
export interface Answerer {
  readonly originHash: string
  readonly isStranger: boolean
}

/** What was missed at a code where an answer falls; the same work where there is none. */
export async function findSpent(
  tx: Tx,
  codeId: string | null,
  { originHash, isStranger }: Answerer,
): Promise<SpentTries> {
  const { rows } = await sql<{ own: number; strangers: number }>`
    select coalesce(sum(tries) filter (where origin_hash = ${originHash}), 0)::int as own,
           coalesce(sum(tries) filter (where stranger), 0)::int as strangers
    from identity.code_try where code_id = ${codeId}`.execute(tx)
  return { own: rows[0]?.own ?? 0, strangers: rows[0]?.strangers ?? 0, isStranger }
}

/** One more wrong answer; the same work where there is no code. */
export async function addTry(tx: Tx, codeId: string | null, { originHash, isStranger }: Answerer): Promise<void> {
  await sql`update identity.code set tries = tries + 1 where id = ${codeId}`.execute(tx)
  await sql`
    insert into identity.code_try as known (code_id, origin_hash, stranger, tries)
    select id, ${originHash}, ${isStranger}, 1 from identity.code where id = ${codeId}
    on conflict (code_id, origin_hash) do update set tries = known.tries + 1`.execute(tx)
}
