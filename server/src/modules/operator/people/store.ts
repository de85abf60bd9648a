import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Subject } from '#kernel/failed-task.ts'
import type { Stands } from './rules.ts'

export interface PersonRow extends Stands {
  readonly id: string
  readonly account: string
  readonly agentType: number
  readonly watch: boolean
  readonly tags: readonly string[]
  readonly level: number
  readonly levelName: string
  readonly upline: string | null
  readonly wallet: bigint
  readonly held: bigint
  readonly deposits: bigint
  readonly result: bigint
  readonly registeredAt: Date
  readonly lastSeenAt: Date
}

/** How a row of members is read, from the list or as it is now. */
export const PERSON =
  sql.raw(`member_id as id, account, agent_type as "agentType", status, barred, barred_until as "barredUntil", watch, tags, level,
  club_label as "levelName", upline, wallet, held, deposits, result, registered_at as "registeredAt", last_seen_at as "lastSeenAt"`)

/** All that the list keeps of a member. */
export const COLUMNS =
  sql.raw(`member_id, brand_id, account, agent_type, status, barred, barred_until, watch, tags, level, club_label, upline_id, upline,
  wallet, held, deposits, result, registered_at, last_seen_at`)

/** The rows of these members, locked in order: whoever writes them down afterwards has seen what the one before saw. */
export const lockPeople = (tx: Tx, memberIds: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(id, 7)) from (
        select id::text as id from unnest(${arrayOf(memberIds)}::uuid[]) as id order by 1) as one`.execute(tx)

/** Write down how these members are now. */
export const savePeople = (tx: Tx, memberIds: readonly string[]) =>
  sql`insert into operator.person (${COLUMNS})
      select ${COLUMNS} from operator.person_now where member_id = any(${arrayOf(memberIds)}::uuid[])
      on conflict (member_id) do update
      set status = excluded.status, barred = excluded.barred, barred_until = excluded.barred_until, watch = excluded.watch,
          tags = excluded.tags, level = excluded.level, club_label = excluded.club_label, upline_id = excluded.upline_id,
          upline = excluded.upline, wallet = excluded.wallet, held = excluded.held, deposits = excluded.deposits,
          result = excluded.result, last_seen_at = excluded.last_seen_at`.execute(tx)

/** Note that these members are to be written down anew. */
export const insertStale = (db: Db, memberIds: readonly string[]) =>
  sql`insert into operator.stale_person (member_id)
      select id from unnest(${arrayOf(memberIds)}::uuid[]) as id order by 1 on conflict do nothing`.execute(db)

/** Do not wait for the disk: a crash takes the note's removal and the rows back together. */
export const leaveDisk = (tx: Tx) => sql`set local synchronous_commit = off`.execute(tx)

/** Some of those who are noted. */
export async function findStale(db: Db, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from operator.stale_person limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Take these off the note; answers whom it took. Those that another node has taken are left to it. */
export async function takeStale(tx: Tx, memberIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from operator.stale_person
    where member_id = any(array(select member_id from operator.stale_person
                                where member_id = any(${arrayOf(memberIds)}::uuid[]) for update skip locked))
    returning member_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Members whom nobody has written down yet, without those that were set aside. */
export async function findUnwritten(
  db: Db,
  { most, aside }: { readonly most: number; readonly aside: readonly string[] },
): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select (select brand_id from operator.person_now as now where now.member_id = known.member_id) as "brandId", member_id as key
    from operator.known_member as known
    where not exists (select from operator.person where person.member_id = known.member_id)
      and member_id <> all(${arrayOf(aside)}::uuid[]) limit ${most}`.execute(db)
  return rows
}

/** Of which brand a member is. */
export async function findBrandOf(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ brandId: number }>`
    select brand_id as "brandId" from operator.person_now where member_id = ${memberId}::uuid`.execute(db)
  return rows[0]?.brandId ?? 0
}

export interface Window {
  readonly limit: number
  readonly offset: number
}

/** A member of this brand as everything is at this moment. */
export async function findPerson(db: Db, brandId: number, memberId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${PERSON} from operator.person_now where brand_id = ${brandId} and member_id = ${memberId}::uuid`.execute(db)
  return rows[0]
}

export interface AboutRow {
  readonly nickname: string
  readonly avatar: string
  readonly registeredFrom: string | null
  readonly depositsCount: number
}

/** What else is shown of a member above everything. */
export async function findAbout(db: Db, memberId: string): Promise<AboutRow | undefined> {
  const { rows } = await sql<AboutRow>`
    select nickname, avatar, registered_from as "registeredFrom",
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
    where member_id = ${memberId}::uuid and asset = ${asset} and placed_at >= ${since} and status <> 'open'
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
export async function isAlike(db: Db, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from operator.alike_now
    where member_id = ${memberId}::uuid and alike and not verified and (alike_until is null or alike_until > ${now})`.execute(
    db,
  )
  return rows.length > 0
}
