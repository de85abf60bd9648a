import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

export interface PayeeRow {
  readonly boundAt: Date
  readonly sharedWith: readonly string[]
}

/** When a payout account was bound, and which other members of the brand have or had the same number. */
export async function findPayee(db: Db, id: string): Promise<PayeeRow | undefined> {
  const { rows } = await sql<PayeeRow>`
    select one.created_at as "boundAt", array(
      select distinct other.account from identity.payout_account as same
      join identity.member as other on other.id = same.member_id
      where same.brand_id = one.brand_id and same.number_hash = one.number_hash and same.member_id <> one.member_id
      order by other.account limit 20) as "sharedWith"
    from identity.payout_account as one where one.id = ${id}`.execute(db)
  return rows[0]
}

export interface NeighbourRow {
  readonly account: string
  /** The same browser too. */
  readonly device: boolean
}

// An address of one's own network is everybody's: it says nothing about who is behind it.
const OWN_NETWORK = '^(127[.]|10[.]|192[.]168[.]|172[.](1[6-9]|2[0-9]|3[01])[.]|::1$|f[cd])'

/** Other members of the brand who were here from the same addresses since a moment, and whether with the same browser. */
export async function findNeighbours(
  db: Db,
  { brandId, memberId, since }: { readonly brandId: number; readonly memberId: string; readonly since: Date },
): Promise<readonly NeighbourRow[]> {
  const { rows } = await sql<NeighbourRow>`
    with own as (
      select distinct ip, user_agent from identity.login_history
      where member_id = ${memberId} and at >= ${since} and outcome in ('registered', 'logged_in', 'restored') and ip !~ ${OWN_NETWORK}
    ), near as (
      select distinct address.member_id, address.ip from identity.known_address as address
      where address.brand_id = ${brandId} and address.ip in (select ip from own) and address.member_id <> ${memberId}
        and address.last_at >= ${since} limit 50
    )
    select other.account, exists (
      select from identity.login_history as seen join own on own.ip = seen.ip and own.user_agent = seen.user_agent
      where seen.member_id = near.member_id and seen.at >= ${since}) as device
    from (select distinct member_id from near) as near join identity.member as other on other.id = near.member_id
    order by other.account`.execute(db)
  return rows
}
