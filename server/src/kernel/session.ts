import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { arrayOf, tokens } from './array.ts'
import type { Db, Tx } from './database.ts'
import { announce } from './outbox.ts'

/** Who is asking. */
export interface Session {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  /** The agent type: 0 player, 1 2 41 42 agents, 4 trial. */
  readonly agentType: number
}

export const TRIAL = 4

/** Only the hash of a token is ever stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface SessionRow extends Session {
  readonly tokenHash: string
}

const TOUCH_AFTER_S = 60

/** The living sessions of these token hashes. Notes, at most once a minute each, that they are used. */
export async function findSessions(
  db: Db,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Session>> {
  const { rows } = await sql<SessionRow & { stale: boolean }>`
    select id, token_hash as "tokenHash", brand_id as "brandId", member_id as "memberId", agent_type as "agentType",
           last_seen_at < ${now}::timestamptz - make_interval(secs => ${TOUCH_AFTER_S}) as stale
    from kernel.session
    where token_hash = any(${tokens(hashes)}::text[])
      and ended_at is null and ends_at > ${now} and last_seen_at > ${now}::timestamptz - idle_for`.execute(db)
  const stale = rows.filter((row) => row.stale).map((row) => row.id)
  if (stale.length > 0) await touch(db, stale, now)
  return new Map(
    rows.map(({ tokenHash: hash, id, brandId, memberId, agentType }) => [hash, { id, brandId, memberId, agentType }]),
  )
}

const touch = (db: Db, ids: readonly string[], now: Date) =>
  sql`update kernel.session set last_seen_at = ${now} where id = any(${arrayOf(ids)}::uuid[])`.execute(db)

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
}

/** Open a session; the token itself goes to the caller and is forgotten here. */
export const openSession = (tx: Tx, session: NewSession, now: Date) =>
  sql`insert into kernel.session (id, token_hash, brand_id, member_id, agent_type, ip, user_agent,
                                  idle_for, created_at, last_seen_at, ends_at)
      values (${session.id}, ${tokenHash(session.token)}, ${session.brandId}, ${session.memberId}, ${session.agentType}, ${session.ip},
              ${session.userAgent}, make_interval(secs => ${session.idleForS}), ${now}, ${now}, ${session.endsAt})`.execute(
    tx,
  )

/** End one session. Open pages hear of it. */
export async function endSession(tx: Tx, id: string, now: Date): Promise<void> {
  const { rows } = await sql<Ended>`
    update kernel.session set ended_at = ${now} where id = ${id} and ended_at is null returning id, brand_id as "brandId"`.execute(
    tx,
  )
  await announceEnded(tx, rows)
}

type Ended = Pick<Session, 'id' | 'brandId'>

const announceEnded = (tx: Tx, ended: readonly Ended[]) =>
  announce(
    tx,
    ended.map(({ id, brandId }) => ({ topic: 'session_ended', brandId, keys: [id] })),
  )

/** Which of these sessions still live. Asking does not count as use. */
export async function livingSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from kernel.session
    where id = any(${arrayOf(ids)}::uuid[]) and ended_at is null
      and ends_at > ${now} and last_seen_at > ${now}::timestamptz - idle_for`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Forget the sessions that ended long ago. */
export const forgetSessions = (db: Db, before: Date) =>
  sql`delete from kernel.session where ends_at < ${before} or ended_at < ${before}`.execute(db)
