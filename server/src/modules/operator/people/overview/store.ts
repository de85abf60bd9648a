import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'

export interface AboutRow {
  readonly nickname: string
  readonly avatar: string
  readonly registeredFrom: string | null
  /** Where the member logged in from the last time; null before the first. */
  readonly lastLoginIp: string | null
  readonly depositsCount: number
}

/** What else is shown of a member above everything. */
export async function findAbout(db: Db, memberId: string): Promise<AboutRow | undefined> {
  const { rows } = await sql<AboutRow>`
    select nickname, avatar, registered_from as "registeredFrom", last_login_ip as "lastLoginIp",
           (select count(*)::int from operator.money_request as one
            where one.member_id = about_now.member_id and kind = 'deposit' and state = 'credited') as "depositsCount"
    from operator.about_now where member_id = ${memberId}::uuid`.execute(db)
  return rows[0]
}

export interface DayRow {
  readonly day: string
  readonly stake: bigint
  readonly result: bigint
  readonly bets: number
}

/** Settled bets of a member by the brand's day, since a moment. */
export async function sumDays(
  db: Db,
  { memberId, asset, since, timeZone }: { memberId: string; asset: string; since: Date; timeZone: string },
): Promise<readonly DayRow[]> {
  const { rows } = await sql<DayRow>`
    select (placed_at at time zone ${timeZone}::text)::date as day, sum(stake)::int8 as stake,
           sum(payout - stake)::int8 as result, count(*)::int as bets
    from operator.bet_now
    where member_id = ${memberId}::uuid and asset = ${asset} and placed_at >= ${since} and status not in ('pending', 'open', 'refused')
    group by 1 order by 1`.execute(db)
  return rows
}

export interface ShareRow {
  readonly kind: 'address' | 'payee'
  readonly name: string
  readonly lastAt: Date
  readonly others: readonly { readonly id: string; readonly account: string }[]
  readonly count: number
}

const LISTED = 5

/** Addresses a member was here from, and which other members of the brand were. */
export async function findAddresses(db: Db, brandId: number, memberId: string): Promise<readonly ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select 'address' as kind, mine.ip as name, mine.last_at as "lastAt", coalesce(others.list, '[]') as others,
           coalesce(others.count, 0) as count
    from (select ip, last_at from operator.address_now where member_id = ${memberId}::uuid order by last_at desc limit 10) as mine
    left join lateral (
      select count(*)::int as count,
             (array_to_json((array_agg(json_build_object('id', person.member_id, 'account', person.account)
                                       order by other.last_at desc))[1:${sql.raw(String(LISTED))}])) as list
      from operator.address_now as other join operator.person on person.member_id = other.member_id
      where other.brand_id = ${brandId} and other.ip = mine.ip and other.member_id <> ${memberId}::uuid
    ) as others on true
    order by mine.last_at desc`.execute(db)
  return rows
}

/** Payout accounts a member has or had, and which other members have or had the same number. */
export async function findPayees(db: Db, brandId: number, memberId: string): Promise<readonly ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select 'payee' as kind, mine.provider || ' ••' || mine.number_end as name, mine.created_at as "lastAt",
           coalesce(others.list, '[]') as others, coalesce(others.count, 0) as count
    from operator.payee_now as mine
    left join lateral (
      select count(distinct other.member_id)::int as count,
             json_agg(distinct jsonb_build_object('id', person.member_id, 'account', person.account)) as list
      from operator.payee_now as other join operator.person on person.member_id = other.member_id
      where other.brand_id = ${brandId} and other.number_hash = mine.number_hash and other.provider = mine.provider
        and other.member_id <> ${memberId}::uuid
    ) as others on true
    where mine.member_id = ${memberId}::uuid order by mine.created_at desc limit 10`.execute(db)
  return rows
}

/** Whether a member looks like an excluded one at this moment and has not shown otherwise. */
export async function hasExclusionMatch(db: Db, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from operator.exclusion_match_now
    where member_id = ${memberId}::uuid and exclusion_match and not verified
      and (exclusion_match_until is null or exclusion_match_until > ${now})`.execute(db)
  return rows.length > 0
}
