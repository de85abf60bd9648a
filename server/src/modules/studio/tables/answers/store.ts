import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface AnswerRow {
  readonly roundId: string
  readonly memberId: string
  readonly kind: string
  readonly seat: number
  readonly place: number
  readonly option: string
}

export async function findAnswers(
  db: Db,
  roundIds: readonly string[],
  memberId?: string,
): Promise<readonly AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select round_id as "roundId", member_id as "memberId", kind, seat, place, option from studio.table_answer
    where round_id = any(${arrayOf(roundIds)}::uuid[]) and (${memberId ?? null}::uuid is null or member_id = ${memberId ?? null}::uuid)
    order by at, place`.execute(db)
  return rows
}

export const insertAnswer = (tx: Tx, { roundId, memberId, kind, seat, place, option }: AnswerRow, now: Date) =>
  sql`
  insert into studio.table_answer (round_id, member_id, kind, seat, place, option, at)
  values (${roundId}, ${memberId}, ${kind}, ${seat}, ${place}, ${option}, ${now})`.execute(tx)
