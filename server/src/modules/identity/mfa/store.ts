import type { VerifyMethod } from '@croupier/contract/mfa.ts'
import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { LoginNote } from '../store.ts'

/** What a member can be asked for: only what they have proved, and the name on the accounts they are paid to. */
export interface BoundFactors {
  readonly mobile: string | null
  readonly dialingCode: string | null
  readonly email: string | null
  readonly bankNames: readonly string[]
  readonly authenticator: boolean
}

/** Asked for where there is no member, so that looking takes as long. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What is bound to a member. */
export async function findBound(db: Db, memberId: string): Promise<BoundFactors> {
  const { rows } = await sql<BoundFactors>`
    select case when mobile_verified_at is not null then mobile_e164 end as mobile, country_dialing_code as "dialingCode",
           case when email_verified_at is not null then email end as email,
           array(select account_name from identity.payout_account where member_id = ${memberId} and removed_at is null) as "bankNames",
           exists (select from identity.authenticator where member_id = ${memberId} and confirmed_at is not null) as authenticator
    from identity.profile where member_id = ${memberId}`.execute(db)
  return rows[0] ?? { mobile: null, dialingCode: null, email: null, bankNames: [], authenticator: false }
}

/** Whether a member has got in from here before, or registered here. */
export async function knowsAddress(db: Db, memberId: string, ip: string): Promise<boolean> {
  const { rows } = await sql`
    select from identity.known_address where member_id = ${memberId} and ip = ${ip}
    union all select from identity.member where id = ${memberId} and registered_ip = ${ip}`.execute(db)
  return rows.length > 0
}

/** From now on a member is known here. */
export const keepAddress = (
  tx: Tx,
  { memberId, brandId, ip }: { readonly memberId: string; readonly brandId: number; readonly ip: string },
  now: Date,
) =>
  sql`insert into identity.known_address (member_id, ip, brand_id, first_at, last_at)
      values (${memberId}, ${ip}, ${brandId}, ${now}, ${now})
      on conflict (member_id, ip) do update set last_at = excluded.last_at`.execute(tx)

export interface Ticket {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly ip: string
  readonly methods: readonly VerifyMethod[]
  readonly remember: boolean
  readonly passwordDue: boolean
  /** Wrong answers so far. */
  readonly wrong: number
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export interface NewTicket extends Omit<Ticket, 'wrong' | 'usedAt'> {
  readonly ticketHash: string
}

/** Keep a login that waits for one proof more. The ones before it are void: tries do not add up. */
export async function insertTicket(tx: Tx, ticket: NewTicket, now: Date): Promise<void> {
  await sql`update identity.login_ticket set used_at = ${now}
            where member_id = ${ticket.memberId} and used_at is null`.execute(tx)
  await sql`insert into identity.login_ticket (id, ticket_hash, brand_id, member_id, ip, methods, remember, password_due, expires_at)
      values (${ticket.id}, ${ticket.ticketHash}, ${ticket.brandId}, ${ticket.memberId}, ${ticket.ip},
              ${texts(ticket.methods)}::text[], ${ticket.remember}, ${ticket.passwordDue}, ${ticket.expiresAt})`.execute(
    tx,
  )
}

/** A waiting login, locked against its own second use. */
export async function findTicketForUpdate(tx: Tx, ticketHash: string): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`
    select id, brand_id as "brandId", member_id as "memberId", ip, methods, remember, password_due as "passwordDue", wrong,
           expires_at as "expiresAt", used_at as "usedAt"
    from identity.login_ticket where ticket_hash = ${ticketHash} for update`.execute(tx)
  return rows[0]
}

/** One wrong answer more. */
export const updateTicketWrong = (tx: Tx, id: string) =>
  sql`update identity.login_ticket set wrong = wrong + 1 where id = ${id}`.execute(tx)

/** A ticket opens one session. */
export const updateTicketUsed = (tx: Tx, id: string, now: Date) =>
  sql`update identity.login_ticket set used_at = ${now} where id = ${id}`.execute(tx)

export interface Authenticator {
  readonly secret: string
  readonly confirmedAt: Date | null
  readonly lastStep: number
}

/** A member's authenticator, locked: no code of it is taken twice. */
export async function findAuthenticatorForUpdate(tx: Tx, memberId: string): Promise<Authenticator | undefined> {
  const { rows } = await sql<Authenticator>`
    select secret, confirmed_at as "confirmedAt", last_step as "lastStep" from identity.authenticator
    where member_id = ${memberId} for update`.execute(tx)
  return rows[0]
}

/** A secret that was shown and does not count yet; in place of one that never did. False where one counts. */
export async function insertAuthenticator(
  tx: Tx,
  { memberId, brandId, secret }: { readonly memberId: string; readonly brandId: number; readonly secret: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity.authenticator (member_id, brand_id, secret, made_at) values (${memberId}, ${brandId}, ${secret}, ${now})
    on conflict (member_id) do update set secret = excluded.secret, made_at = excluded.made_at
    where identity.authenticator.confirmed_at is null
    returning member_id`.execute(tx)
  return rows.length > 0
}

/** The authenticator counts from now on. */
export const updateConfirmed = (tx: Tx, memberId: string, now: Date) =>
  sql`update identity.authenticator set confirmed_at = ${now} where member_id = ${memberId}`.execute(tx)

/** The code of these thirty seconds has been used. */
export const updateStep = (tx: Tx, memberId: string, step: number) =>
  sql`update identity.authenticator set last_step = ${step} where member_id = ${memberId}`.execute(tx)

/** No authenticator any more; false where there was none. */
export async function deleteAuthenticator(tx: Tx, memberId: string): Promise<boolean> {
  await sql`delete from identity.recovery_code where member_id = ${memberId}`.execute(tx)
  const { rows } =
    await sql`delete from identity.authenticator where member_id = ${memberId} and confirmed_at is not null
                             returning member_id`.execute(tx)
  return rows.length > 0
}

/** These recovery codes and no others. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { memberId, brandId, hashes }: { readonly memberId: string; readonly brandId: number; readonly hashes: string[] },
): Promise<void> {
  await sql`delete from identity.recovery_code where member_id = ${memberId}`.execute(tx)
  await sql`insert into identity.recovery_code (member_id, code_hash, brand_id)
            select ${memberId}::uuid, hash, ${brandId}::int from unnest(${texts(hashes)}::text[]) as hash`.execute(tx)
}

/** Use a recovery code: true the first time, false ever after. */
export async function useRecoveryCode(
  tx: Tx,
  memberId: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update identity.recovery_code set used_at = ${now}
    where member_id = ${memberId} and code_hash = any(${texts(codeHashes)}::text[]) and used_at is null returning member_id`.execute(
    tx,
  )
  return rows.length > 0
}

export interface AuthenticatorState {
  readonly since: Date
  readonly codesLeft: number
}

/** Since when an authenticator counts, and how many recovery codes are left. */
export async function findAuthenticatorState(db: Db, memberId: string): Promise<AuthenticatorState | undefined> {
  const { rows } = await sql<AuthenticatorState>`
    select confirmed_at as since,
           (select count(*)::int from identity.recovery_code where member_id = ${memberId} and used_at is null) as "codesLeft"
    from identity.authenticator where member_id = ${memberId} and confirmed_at is not null`.execute(db)
  return rows[0]
}

export interface HistoryRow {
  readonly id: string
  readonly outcome: LoginNote['outcome']
  readonly ip: string
  readonly userAgent: string
  readonly at: Date
}

/** A page of what came of a member's logins, the newest first, and how many there are. */
export async function findHistory(
  db: Db,
  memberId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly HistoryRow[]; readonly total: number }> {
  const { rows } = await sql<HistoryRow>`
    select id, outcome, ip, user_agent as "userAgent", at from identity.login_history where member_id = ${memberId}
    order by at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from identity.login_history where member_id = ${memberId}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** A new password; false when it was changed by somebody else meanwhile. */
export async function updatePassword(
  tx: Tx,
  { memberId, before, after }: { readonly memberId: string; readonly before: string; readonly after: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update identity.member set password_hash = ${after}, password_changed_at = ${now}, password_is_default = false
    where id = ${memberId} and password_hash = ${before} returning id`.execute(tx)
  return rows.length > 0
}

/** End the cookies that could bring sessions back: of these sessions, or all of a member. */
export async function endCookies(
  tx: Tx,
  { memberId, sessionIds }: { readonly memberId: string; readonly sessionIds?: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    update identity.remember_token set ended_at = ${now}
    where member_id = ${memberId} and ended_at is null
      and (${sessionIds === undefined} or family in (
        select family from identity.remember_token where session_id = any(${texts(sessionIds ?? [])}::uuid[])))`.execute(
    tx,
  )
}

/** Delete tickets and sign-ins that nobody finished in time. */
export async function deleteUnfinished(tx: Tx, now: Date): Promise<void> {
  await sql`delete from identity.login_ticket where expires_at < ${now}`.execute(tx)
  await sql`delete from identity.third_party_flow where expires_at < ${now}`.execute(tx)
}
