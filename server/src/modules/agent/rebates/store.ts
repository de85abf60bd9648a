import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** Members' own rebates outside of lotteries, in hundredths of a per cent. */
export async function findCasinoRebates(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ memberId: string; hundredths: number }>`
    select member_id as "memberId", hundredths from agent.casino_rebate
    where member_id = any(${arrayOf(memberIds)}::uuid[])`.execute(db)
  return new Map(rows.map(({ memberId, hundredths }) => [memberId, hundredths]))
}

export const saveCasinoRebate = (tx: Tx, memberId: string, hundredths: number) =>
  sql`
  insert into agent.casino_rebate (member_id, hundredths) values (${memberId}::uuid, ${hundredths}::int)
  on conflict (member_id) do update set hundredths = excluded.hundredths`.execute(tx)

export interface ArrivalRow {
  readonly memberId: string
  readonly uplineId: string
  readonly uplineType: number
  /** What the link gives; null where the code is no link's. */
  readonly lottery: number | null
  readonly casino: number | null
}

/** Those of these members whom an agent has brought by a code, with what it gives. */
export async function findArrivals(db: Db, memberIds: readonly string[]): Promise<readonly ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select arrival.member_id as "memberId", upline_id as "uplineId", upline_type as "uplineType",
           link.lottery_tenths as lottery, link.casino_hundredths as casino
    from agent.arrival left join agent.agent_link as link on link.brand_id = arrival.brand_id and link.code = arrival.code
    where arrival.member_id = any(${arrayOf(memberIds)}::uuid[])`.execute(db)
  return rows
}
