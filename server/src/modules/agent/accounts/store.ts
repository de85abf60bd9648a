import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface OpenedAccount {
  readonly id: string
  readonly brandId: number
  readonly agentId: string
  readonly memberId: string
  readonly account: string
  readonly agentType: number
  readonly lottery: number
  readonly casino: number
}

/** The account that was opened by this id. */
export async function findOpened(db: Db, id: string): Promise<OpenedAccount | undefined> {
  const { rows } = await sql<OpenedAccount>`
    select id, brand_id as "brandId", agent_id as "agentId", member_id as "memberId", account, agent_type as "agentType",
           lottery_tenths as lottery, casino_hundredths as casino
    from agent.opened_account where id = ${id}`.execute(db)
  return rows[0]
}

/** Keep what an id has come to; false where another agent has used it in between. */
export async function insertOpened(tx: Tx, one: OpenedAccount, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into agent.opened_account (id, brand_id, agent_id, member_id, account, agent_type, lottery_tenths, casino_hundredths, opened_at)
    values (${one.id}, ${one.brandId}, ${one.agentId}, ${one.memberId}, ${one.account}, ${one.agentType}, ${one.lottery}, ${one.casino},
            ${now})
    on conflict (id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}
