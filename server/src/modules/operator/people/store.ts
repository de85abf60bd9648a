import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Subject } from '#kernel/failed-task.ts'
import type { MemberFacts } from './rules.ts'

export interface PersonRow extends MemberFacts {
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
