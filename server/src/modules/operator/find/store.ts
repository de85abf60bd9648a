import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { SearchKeys } from '../people/rules.ts'

export interface FoundRow {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly memberId: string
  readonly account: string
  readonly asset: string
  readonly amount: bigint
}

const MOST = 5

/** A deposit or a withdrawal by its reference or id. */
export async function findRequests(
  db: Db,
  { brandId, kind }: { readonly brandId: number; readonly kind: 'deposit' | 'withdrawal' },
  { id, reference }: SearchKeys,
): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select request.id, reference as name, state, request.member_id as "memberId", account, asset, amount
    from operator.money_request as request join operator.person on person.member_id = request.member_id
    where request.kind = ${kind} and request.brand_id = ${brandId}
      and (request.id = ${id}::uuid or reference = ${reference}::text) limit ${MOST}`.execute(db)
  return rows
}

/** A bet by its id or its round's. */
export async function findBets(db: Db, brandId: number, { id }: SearchKeys): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select bet.id, game_code as name, bet.status as state, bet.member_id as "memberId", account, asset, stake as amount
    from operator.bet_now as bet join operator.person on person.member_id = bet.member_id
    where bet.brand_id = ${brandId} and (bet.id = ${id}::uuid or round_id = ${id}::uuid) limit ${MOST}`.execute(db)
  return rows
}

/** A transfer on a member's account by its id. */
export async function findTransfers(db: Db, brandId: number, { id }: SearchKeys): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select line.id, line.kind as name, '' as state, line.member_id as "memberId", account, line.asset, line.amount
    from (
      select * from operator.debit_line where id = ${id}::uuid
      union all
      select * from operator.credit_line where id = ${id}::uuid
    ) as line join operator.person on person.member_id = line.member_id
    where line.brand_id = ${brandId} limit ${MOST}`.execute(db)
  return rows
}
