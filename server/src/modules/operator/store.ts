import type { Operator } from '@croupier/contract/operator.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface OperatorRow {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly roles: readonly string[]
  readonly brandIds: readonly number[]
  readonly networks: readonly string[]
  readonly state: Operator['state']
  readonly authenticator: string | null
  readonly authenticatorStep: number
  readonly createdAt: Date
  readonly lastSeenAt: Date | null
}

const COLUMNS =
  sql.raw(`o.id, o.username, o.name, o.email, o.password_hash as "passwordHash", o.roles, o.brand_ids as "brandIds",
  o.networks::text[] as networks, o.state, o.authenticator, o.authenticator_step::float8 as "authenticatorStep",
  o.created_at as "createdAt", o.last_seen_at as "lastSeenAt"`)

/** An operator by the name they log in with. */
export async function findByUsername(db: Db, username: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${COLUMNS} from operator.operator as o where username = ${username}`.execute(db)
  return rows[0]
}

/** Every operator with what their password is checked against. */
export async function findPasswords(
  db: Db,
): Promise<readonly { readonly username: string; readonly passwordHash: string }[]> {
  const { rows } = await sql<{ username: string; passwordHash: string }>`
    select username, password_hash as "passwordHash" from operator.operator where state = 'active' order by username`.execute(
    db,
  )
  return rows
}

export async function findOperator(db: Db, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`select ${COLUMNS} from operator.operator as o where id = ${id}`.execute(db)
  return rows[0]
}

/** An operator, locked: changes of one are judged one after the other. */
export async function findOperatorForUpdate(tx: Tx, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${COLUMNS} from operator.operator as o where id = ${id} for update`.execute(tx)
  return rows[0]
}

export interface SearchedOperators {
  readonly search: string | undefined
  readonly limit: number
  readonly offset: number
}

export async function findOperators(
  db: Db,
  brandId: number,
  { search = '', limit, offset }: SearchedOperators,
): Promise<{ readonly rows: readonly OperatorRow[]; readonly total: number }> {
  const where = sql`${brandId} = any(o.brand_ids)
    and (strpos(o.username, lower(${search})) > 0 or strpos(lower(o.name), lower(${search})) > 0)`
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from operator.operator as o where ${where}`.execute(db),
    sql<OperatorRow>`
      select ${COLUMNS} from operator.operator as o where ${where} order by o.username limit ${limit} offset ${offset}`.execute(
      db,
    ),
  ])
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}

export interface NewOperator extends Omit<
  OperatorRow,
  'authenticator' | 'authenticatorStep' | 'createdAt' | 'lastSeenAt'
> {
  /** Null where an invitation is still to be accepted. */
  readonly passwordSetAt: Date | null
}

/** False when the name is taken. */
export async function insertOperator(tx: Tx, one: NewOperator, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into operator.operator (id, username, name, email, password_hash, roles, brand_ids, networks, state, created_at, password_set_at)
    values (${one.id}, ${one.username}, ${one.name}, ${one.email}, ${one.passwordHash}, ${texts(one.roles)}::text[],
            ${arrayOf(one.brandIds)}::int[], ${texts(one.networks)}::inet[], ${one.state}, ${now}, ${one.passwordSetAt})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export type ChangedOperator = Pick<OperatorRow, 'id' | 'name' | 'email' | 'roles' | 'brandIds' | 'networks' | 'state'>

export const updateOperator = (tx: Tx, one: ChangedOperator) =>
  sql`update operator.operator
      set name = ${one.name}, email = ${one.email}, roles = ${texts(one.roles)}::text[],
          brand_ids = ${arrayOf(one.brandIds)}::int[], networks = ${texts(one.networks)}::inet[], state = ${one.state}
      where id = ${one.id}`.execute(tx)

/** From now on, or, with null, no longer, the second step is a code of this authenticator. */
export const updateAuthenticator = (tx: Tx, id: string, sealed: string | null, step: number) =>
  sql`update operator.operator set authenticator = ${sealed}, authenticator_step = ${step} where id = ${id}`.execute(tx)

export interface RoleRow {
  readonly code: string
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly operators: number
}

export async function findRoles(db: Db): Promise<readonly RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select code, name, permissions, (select count(*)::int from operator.operator where code = any(roles)) as operators
    from operator.role order by name, code`.execute(db)
  return rows
}

export async function findRoleForUpdate(tx: Tx, code: string): Promise<RoleRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operator role ${code}`}, 0))`.execute(tx)
  return (await findRoles(tx)).find((role) => role.code === code)
}

export const saveRole = (tx: Tx, role: Omit<RoleRow, 'operators'>, now: Date) =>
  sql`insert into operator.role values (${role.code}, ${role.name}, ${texts(role.permissions)}::text[], ${now})
      on conflict (code) do update set name = excluded.name, permissions = excluded.permissions, changed_at = excluded.changed_at`.execute(
    tx,
  )

/** Changes of operators and roles are judged one after the other: two at once could each take the other's last one. */
export const lockHolders = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('operator holders', 0))`.execute(tx)

/** How many operators who can log in hold a permission, by brand. */
export async function countHolders(tx: Tx, permission: Permission): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ brandId: number; many: number }>`
    select brand_id as "brandId", count(*)::int as many from operator.operator as o, unnest(o.brand_ids) as brand_id
    where o.state = 'active' and o.password_set_at is not null
      and exists (select from operator.role as r where r.code = any(o.roles) and ${permission} = any(r.permissions))
    group by brand_id`.execute(tx)
  return new Map(rows.map(({ brandId, many }) => [brandId, many]))
}

export interface TicketRow {
  readonly hash: string
  readonly operatorId: string
  /** It opens nothing else. */
  readonly purpose: 'login' | 'password' | 'invitation'
  readonly codeHash: string | null
  readonly tries: number
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export const insertTicket = (
  tx: Tx,
  ticket: Pick<TicketRow, 'hash' | 'operatorId' | 'purpose' | 'codeHash' | 'expiresAt'>,
) =>
  sql`insert into operator.ticket (hash, operator_id, purpose, code_hash, expires_at)
      values (${ticket.hash}, ${ticket.operatorId}, ${ticket.purpose}, ${ticket.codeHash}, ${ticket.expiresAt})`.execute(
    tx,
  )

/** A ticket, locked: codes for one are judged one after the other. */
export async function findTicketForUpdate(tx: Tx, hash: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select hash, operator_id as "operatorId", purpose, code_hash as "codeHash", tries, expires_at as "expiresAt", used_at as "usedAt"
    from operator.ticket where hash = ${hash} for update`.execute(tx)
  return rows[0]
}

/** The newest invitation of an operator, locked; older ones are good for nothing. */
export async function findInvitationForUpdate(tx: Tx, operatorId: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select hash, operator_id as "operatorId", purpose, code_hash as "codeHash", tries, expires_at as "expiresAt", used_at as "usedAt"
    from operator.ticket where operator_id = ${operatorId} and purpose = 'invitation'
    order by expires_at desc, hash limit 1 for update`.execute(tx)
  return rows[0]
}

export const updatePassword = (tx: Tx, id: string, passwordHash: string, now: Date) =>
  sql`update operator.operator set password_hash = ${passwordHash}, password_set_at = ${now} where id = ${id}`.execute(
    tx,
  )

/** End the operator's sessions but one. */
export const endOtherSessions = (tx: Tx, operatorId: string, kept: string, now: Date) =>
  sql`update operator.session set ended_at = ${now}
      where operator_id = ${operatorId} and id <> ${kept} and ended_at is null`.execute(tx)

export const updateTries = (tx: Tx, hash: string) =>
  sql`update operator.ticket set tries = tries + 1 where hash = ${hash}`.execute(tx)

export const updateUsed = (tx: Tx, hash: string, now: Date) =>
  sql`update operator.ticket set used_at = ${now} where hash = ${hash}`.execute(tx)

export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  readonly operatorId: string
  readonly ip: string
  readonly userAgent: string
  readonly endsAt: Date
}

/** Open a session; false where one was opened under its id before. */
export async function insertSession(tx: Tx, one: NewSession, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into operator.session (id, token_hash, operator_id, ip, user_agent, created_at, last_seen_at, ends_at)
    values (${one.id}, ${one.tokenHash}, ${one.operatorId}, ${one.ip}, ${one.userAgent}, ${now}, ${now}, ${one.endsAt})
    on conflict (id) do nothing returning id`.execute(tx)
  await sql`
    update operator.operator set last_seen_at = greatest(last_seen_at, ${now}) where id = ${one.operatorId}`.execute(tx)
  return rows.length > 0
}

export interface LivingSession {
  readonly id: string
  readonly operatorId: string
  readonly username: string
  readonly name: string
  readonly roles: readonly string[]
  readonly brandIds: readonly number[]
  /** May be used from the address that is asked about. */
  readonly here: boolean
  readonly permissions: readonly Permission[]
  readonly lastSeenAt: Date
}

/** The living session of a token, with what its operator may do at this moment. */
export async function findSession(
  db: Db,
  tokenHash: string,
  { ip, now, seenSince }: { readonly ip: string; readonly now: Date; readonly seenSince: Date },
): Promise<LivingSession | undefined> {
  const { rows } = await sql<LivingSession>`
    select s.id, o.id as "operatorId", o.username, o.name, o.roles, o.brand_ids as "brandIds",
           (cardinality(o.networks) = 0 or ${ip}::inet <<= any(o.networks)) as here, s.last_seen_at as "lastSeenAt",
           coalesce((select array_agg(distinct permission) from operator.role as r, unnest(r.permissions) as permission
                     where r.code = any(o.roles)), '{}') as permissions
    from operator.session as s join operator.operator as o on o.id = s.operator_id
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.ends_at > ${now} and s.last_seen_at > ${seenSince}
      and o.state = 'active'`.execute(db)
  return rows[0]
}

export const touchSession = (db: Db, id: string, now: Date) =>
  sql`update operator.session set last_seen_at = ${now} where id = ${id} and last_seen_at < ${now}`.execute(db)

export interface SeenSession {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

export async function findSessions(
  db: Db,
  operatorId: string,
  { now, seenSince }: { readonly now: Date; readonly seenSince: Date },
): Promise<readonly SeenSession[]> {
  const { rows } = await sql<SeenSession>`
    select id, ip, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt" from operator.session
    where operator_id = ${operatorId} and ended_at is null and ends_at > ${now} and last_seen_at > ${seenSince}
    order by last_seen_at desc, id desc limit 100`.execute(db)
  return rows
}

/** False when it is not theirs or has ended. */
export async function endSession(tx: Tx, operatorId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update operator.session set ended_at = ${now}
    where id = ${id} and operator_id = ${operatorId} and ended_at is null returning 1`.execute(tx)
  return rows.length > 0
}

export const endSessionsOf = (tx: Tx, operatorId: string, now: Date) =>
  sql`update operator.session set ended_at = ${now} where operator_id = ${operatorId} and ended_at is null`.execute(tx)

/** End the sessions of everybody who may work in a brand; answers how many. */
export async function endSessionsAt(tx: Tx, brandId: number, now: Date): Promise<number> {
  const { rows } = await sql`
    update operator.session as s set ended_at = ${now} from operator.operator as o
    where o.id = s.operator_id and ${brandId} = any(o.brand_ids) and s.ended_at is null returning 1`.execute(tx)
  return rows.length
}

/** Delete what is long over. */
export async function deleteOld(tx: Tx, before: Date): Promise<void> {
  await sql`delete from operator.ticket where expires_at < ${before}`.execute(tx)
  await sql`delete from operator.session where ends_at < ${before} or ended_at < ${before}`.execute(tx)
}
