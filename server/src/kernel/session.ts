import { hash } from 'node:crypto'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import { sql } from 'kysely'
import { arrayOf, moments, tokens } from './array.ts'
import { afterCommit, type Db, type Tx } from './database.ts'
import { notify } from './notifications.ts'

/** Who is asking. */
export interface Session {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  /** The agent type: 0 player, 1 2 41 42 agents, 4 trial. */
  readonly agentType: number
  /** When they last proved who they are; null in a session that a cookie brought back. */
  readonly confirmedAt: Date | null
  /** Until the password is changed the session is good for nothing else. */
  readonly passwordDue: boolean
  /** Why it is good for looking and withdrawing only, until when; null for good. */
  readonly restrained: RefusalCode | null
  readonly restrainedUntil: Date | null
}

export const TRIAL = 4

/** Only the hash of a token is ever stored. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')

/** A living session, and until when it stays one unless somebody ends it. */
export interface FoundSession extends Session {
  readonly tokenHash: string
  readonly endsAt: Date
  readonly idleForS: number
  /** When it was last used, to the minute. */
  readonly lastSeenAt: Date
}

/** The living sessions of these token hashes. */
export async function findSessions(
  db: Db,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FoundSession>> {
  const { rows } = await sql<FoundSession>`
    select id, token_hash as "tokenHash", brand_id as "brandId", member_id as "memberId", agent_type as "agentType",
           confirmed_at as "confirmedAt", password_due as "passwordDue", restrained,
           restrained_until as "restrainedUntil", ends_at as "endsAt", extract(epoch from idle_for)::float8 as "idleForS",
           last_seen_at as "lastSeenAt"
    from kernel.session
    where token_hash = any(${tokens(hashes)}::text[])
      and ended_at is null and ends_at > ${now} and last_seen_at > ${now}::timestamptz - idle_for`.execute(db)
  return new Map(rows.map((row) => [row.tokenHash, row]))
}

/** Note that sessions are in use. */
export const touchSessions = (db: Db, ids: readonly string[], now: Date) =>
  sql`
  update kernel.session set last_seen_at = ${now}
  where id = any(${arrayOf(ids)}::uuid[]) and last_seen_at < ${now}`.execute(db)

export interface NewSession {
  readonly id: string
  readonly token: string
  readonly brandId: number
  readonly memberId: string
  readonly agentType: number
  readonly ip: string
  readonly userAgent: string
  readonly idleForS: number
  readonly endsAt: Date
  readonly confirmedAt?: Date
  readonly passwordDue?: boolean
  readonly restrained?: RefusalCode | undefined
  readonly restrainedUntil?: Date | undefined
  /** Why it ends before its time. */
  readonly endsBecause?: RefusalCode | undefined
}

/** Open a session; the token itself goes to the caller and is forgotten here. */
export const openSession = (tx: Tx, session: NewSession, now: Date) =>
  sql`insert into kernel.session (id, token_hash, brand_id, member_id, agent_type, ip, user_agent,
                                  idle_for, created_at, last_seen_at, ends_at, confirmed_at, password_due,
                                  restrained, restrained_until, ends_because)
      values (${session.id}, ${tokenHash(session.token)}, ${session.brandId}, ${session.memberId}, ${session.agentType}, ${session.ip},
              ${session.userAgent}, make_interval(secs => ${session.idleForS}), ${now}, ${now}, ${session.endsAt},
              ${session.confirmedAt ?? null}, ${session.passwordDue ?? false}, ${session.restrained ?? null},
              ${session.restrainedUntil ?? null}, ${session.endsBecause ?? null})`.execute(tx)

type EndedSession = Pick<Session, 'id' | 'brandId'>
type SessionForgetter = (ids: readonly string[]) => void
const memories = new WeakMap<Db, SessionForgetter>()

/** Call this as soon as this process has ended sessions. */
export const whenSessionsEnd = (db: Db, forget: SessionForgetter) => void memories.set(db, forget)

/** End one session. */
export async function endSession(tx: Tx, id: string, now: Date): Promise<void> {
  const { rows } = await sql<EndedSession>`
    update kernel.session set ended_at = ${now} where id = ${id} and ended_at is null returning id, brand_id as "brandId"`.execute(
    tx,
  )
  await tellEnded(tx, rows)
}

/** End one of a member's own sessions; false when it is not theirs or has ended. */
export async function endSessionOf(tx: Tx, memberId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<EndedSession>`
    update kernel.session set ended_at = ${now} where id = ${id} and member_id = ${memberId} and ended_at is null
    returning id, brand_id as "brandId"`.execute(tx)
  await tellEnded(tx, rows)
  return rows.length > 0
}

/** End all sessions of a member, but for one where one is named; answers which. */
export async function endSessionsOf(
  tx: Tx,
  memberId: string,
  now: Date,
  { except }: { readonly except?: string } = {},
): Promise<readonly string[]> {
  const { rows } = await sql<EndedSession>`
    update kernel.session set ended_at = ${now}
    where member_id = ${memberId} and ended_at is null and id is distinct from ${except ?? null}::uuid
    returning id, brand_id as "brandId"`.execute(tx)
  await tellEnded(tx, rows)
  return rows.map(({ id }) => id)
}

/** End every session of a brand's members; answers how many. */
export async function endSessionsAt(tx: Tx, brandId: number, now: Date): Promise<number> {
  const { rows } = await sql<EndedSession>`
    update kernel.session set ended_at = ${now} where brand_id = ${brandId} and ended_at is null
    returning id, brand_id as "brandId"`.execute(tx)
  await tellEnded(tx, rows)
  return rows.length
}

/** The member has proved anew who they are. */
export async function confirmSession(tx: Tx, { id, brandId }: Session, now: Date): Promise<void> {
  await sql`update kernel.session set confirmed_at = ${now} where id = ${id} and ended_at is null`.execute(tx)
  afterCommit(tx, (db) => memories.get(db)?.([id]))
  await notify(tx, [{ topic: 'session_changed', brandId, keys: [id] }])
}

/** Let no session of a member, but the restrained, live longer than to this moment. */
export async function endSessionsBy(tx: Tx, memberId: string, endsAt: Date, because: RefusalCode): Promise<void> {
  const { rows } = await sql<EndedSession>`
    update kernel.session set ends_at = ${endsAt}, ends_because = ${because}
    where member_id = ${memberId} and ended_at is null and ends_at > ${endsAt} and restrained is null
    returning id, brand_id as "brandId"`.execute(tx)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  afterCommit(tx, (db) => memories.get(db)?.(ids))
  await notify(tx, [{ topic: 'session_changed', brandId: rows[0]?.brandId ?? 0, keys: ids }])
}

/** Why a session is over that ended before its time. */
export async function whyEnded(db: Db, hash: string, now: Date): Promise<RefusalCode | undefined> {
  const { rows } = await sql<{ because: RefusalCode }>`
    select ends_because as because from kernel.session
    where token_hash = ${hash} and ends_because is not null and ended_at is null and ends_at <= ${now}`.execute(db)
  return rows[0]?.because
}

/** Seconds that a member was logged in since each of these moments; sessions beside each other count once. */
export async function secondsLoggedIn(
  db: Db,
  memberId: string,
  since: readonly Date[],
  now: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select (select coalesce(extract(epoch from sum(upper(stay) - lower(stay))), 0)
            from unnest(range_agg(tstzrange(greatest(created_at, since), greatest(created_at, since, over)))) as stay)::float8 as seconds
    from unnest(${moments(since)}::timestamptz[]) with ordinality as asked (since, number)
    left join lateral (
      select created_at, case when ended_at is not null then ended_at
                              when last_seen_at + idle_for > least(ends_at, ${now}) then least(ends_at, ${now})
                              else last_seen_at end as over
      from kernel.session where member_id = ${memberId} and restrained is null
    ) as session on over > since
    group by number order by number`.execute(db)
  return rows.map(({ seconds }) => seconds)
}

/** A session as its member sees it among the others. */
export interface OpenSession {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** The living sessions of a member, the one used last first. */
export async function sessionsOf(db: Db, memberId: string, now: Date): Promise<readonly OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select id, ip, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt" from kernel.session
    where member_id = ${memberId} and ended_at is null and ends_at > ${now} and last_seen_at > ${now}::timestamptz - idle_for
    order by last_seen_at desc, id desc limit 200`.execute(db)
  return rows
}

/** Every node and every open page hears of it with the commit, not by way of the outbox: a token must be dead within a second. */
async function tellEnded(tx: Tx, ended: readonly EndedSession[]): Promise<void> {
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  afterCommit(tx, (db) => memories.get(db)?.(ids))
  await notify(
    tx,
    [...Map.groupBy(ended, ({ brandId }) => brandId)].map(([brandId, some]) => ({
      topic: 'session_ended',
      brandId,
      keys: some.map(({ id }) => id),
    })),
  )
}

/** Which of these sessions still live. Asking does not count as use. */
export async function livingSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from kernel.session
    where id = any(${arrayOf(ids)}::uuid[]) and ended_at is null
      and ends_at > ${now} and last_seen_at > ${now}::timestamptz - idle_for`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Delete the sessions that ended long ago. */
export const forgetSessions = (db: Db, before: Date) =>
  sql`delete from kernel.session where ends_at < ${before} or ended_at < ${before}`.execute(db)
