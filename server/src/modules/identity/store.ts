import type { LOGIN_OUTCOMES } from '@croupier/contract/mfa.ts'
import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** What a login must know. */
export interface Credentials {
  readonly id: string
  readonly account: string
  readonly agentType: number
  readonly status: 'active' | 'frozen' | 'closed'
  readonly passwordHash: string
  readonly passwordIsDefault: boolean
  readonly passwordChangedAt: Date
  readonly firstLoginAt: Date | null
}

const credentials = sql.raw(`id, account, agent_type as "agentType", status, password_hash as "passwordHash",
  password_is_default as "passwordIsDefault", password_changed_at as "passwordChangedAt", first_login_at as "firstLoginAt"`)

/** The member of this name at this brand. */
export async function findCredentials(db: Db, brandId: number, account: string): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select ${credentials} from identity.member where brand_id = ${brandId} and account = ${account}`.execute(db)
  return rows[0]
}

/** The same, by id. */
export async function findCredentialsById(db: Db, memberId: string): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`select ${credentials} from identity.member where id = ${memberId}`.execute(db)
  return rows[0]
}

export interface NewMember {
  readonly id: string
  readonly brandId: number
  readonly account: string
  readonly nickname: string
  readonly agentType: number
  readonly uplineId: string | null
  readonly rankLevel: number
  readonly clubLabel: string
  readonly labels: readonly string[]
  readonly avatar: string
  readonly passwordHash: string
  readonly passwordIsDefault: boolean
  readonly registeredIp: string
}

/** Write a member down; false when the name is taken. Of two at once the second waits and is told so. */
export async function insertMember(tx: Tx, member: NewMember, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into identity.member (id, brand_id, account, nickname, agent_type, upline_id, rank_level, club_label, labels, avatar,
                                 password_hash, password_is_default, password_changed_at, registered_at, registered_ip)
    values (${member.id}, ${member.brandId}, ${member.account}, ${member.nickname}, ${member.agentType}, ${member.uplineId},
            ${member.rankLevel}, ${member.clubLabel}, ${member.labels}, ${member.avatar}, ${member.passwordHash},
            ${member.passwordIsDefault}, ${now}, ${now}, ${member.registeredIp})
    on conflict (brand_id, account) do nothing
    returning id`.execute(tx)
  return rows.length === 1
}

/** A member's own words; every column of the table that registration can fill. */
export interface Profile {
  readonly payeeName: string | null
  readonly mobileNum: string | null
  /** As it is dialled from anywhere; nobody's until it is proved. */
  readonly mobileE164: string | null
  readonly countryDialingCode: string | null
  readonly email: string | null
  readonly paymentPasswordHash: string | null
  readonly birthday: string | null
  readonly idNumber: string | null
  readonly address: string | null
  readonly nationality: string | null
  readonly occupation: string | null
  readonly sourceOfIncome: string | null
  readonly line: string | null
  readonly whatsapp: string | null
  readonly facebook: string | null
  readonly wechat: string | null
  readonly telegram: string | null
  readonly zalo: string | null
  readonly qqNum: string | null
  readonly affiliateCode: string | null
  /** The code that brought them, as it is kept. */
  readonly invitedBy: string | null
  readonly recommenderId: string | null
  readonly referralCode: string | null
  readonly domain: string | null
  readonly registerUrl: string | null
}

/** A profile that says nothing yet. */
export const insertEmptyProfile = (tx: Tx, memberId: string, brandId: number) =>
  sql`insert into identity.profile (member_id, brand_id) values (${memberId}, ${brandId})`.execute(tx)

/** Write a new member's profile down. */
export const insertProfile = (tx: Tx, memberId: string, brandId: number, profile: Profile) =>
  sql`
    insert into identity.profile (member_id, brand_id, payee_name, mobile_num, mobile_e164, country_dialing_code, email,
                                  payment_password_hash, birthday, id_number, address, nationality, occupation,
                                  source_of_income, line, whatsapp, facebook, wechat, telegram, zalo, qq_num,
                                  affiliate_code, invited_by, recommender_id, referral_code, domain, register_url)
    values (${memberId}, ${brandId}, ${profile.payeeName}, ${profile.mobileNum}, ${profile.mobileE164}, ${profile.countryDialingCode},
            ${profile.email}, ${profile.paymentPasswordHash}, ${profile.birthday}::date, ${profile.idNumber},
            ${profile.address}, ${profile.nationality}, ${profile.occupation}, ${profile.sourceOfIncome},
            ${profile.line}, ${profile.whatsapp}, ${profile.facebook}, ${profile.wechat},
            ${profile.telegram}, ${profile.zalo}, ${profile.qqNum}, ${profile.affiliateCode}, ${profile.invitedBy},
            ${profile.recommenderId}, ${profile.referralCode}, ${profile.domain}, ${profile.registerUrl})`.execute(tx)

/** How high a member stands in the club. */
export async function findRank(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ rank: number }>`
    select rank_level as rank from identity.member where id = ${memberId}`.execute(db)
  return rows[0]?.rank ?? 0
}

/** Delete cookies that were over before `before`. */
export const deleteOver = (tx: Tx, before: Date) =>
  sql`delete from identity.remember_token where expires_at < ${before}`.execute(tx)

export interface LoginNote {
  readonly id: string
  readonly brandId: number
  readonly memberId: string | null
  readonly nameHash: string
  readonly outcome: (typeof LOGIN_OUTCOMES)[number]
  readonly ip: string
  readonly userAgent: string
}

/** Note what came of a login. */
export const insertNote = (tx: Tx, note: LoginNote, now: Date) =>
  sql`insert into identity.login_history (id, brand_id, member_id, name_hash, outcome, ip, user_agent, at)
      values (${note.id}, ${note.brandId}, ${note.memberId}, ${note.nameHash}, ${note.outcome}, ${note.ip},
              ${note.userAgent}, ${now})`.execute(tx)

/** This login is the last one, and the one before it is what the member is shown. */
export const updateLastLogin = (tx: Tx, memberId: string, ip: string, now: Date) =>
  sql`update identity.member
      set previous_login_at = last_login_at, previous_login_ip = last_login_ip, last_login_at = ${now}, last_login_ip = ${ip}
      where id = ${memberId}`.execute(tx)

/** The first login has been seen. */
export const updateFirstLogin = (tx: Tx, memberId: string, now: Date) =>
  sql`update identity.member set first_login_at = ${now} where id = ${memberId} and first_login_at is null`.execute(tx)

export interface RememberToken {
  readonly id: string
  readonly family: string
  readonly brandId: number
  readonly memberId: string
  readonly sessionId: string
  readonly expiresAt: Date
  readonly familyEndsAt: Date
  readonly usedAt: Date | null
  readonly endedAt: Date | null
}

export interface NewRememberToken extends Omit<RememberToken, 'usedAt' | 'endedAt'> {
  readonly secretHash: string
}

/** Keep the hash of a remember-me secret. */
export const insertRemembered = (tx: Tx, one: NewRememberToken, now: Date) =>
  sql`insert into identity.remember_token (id, family, brand_id, member_id, session_id, secret_hash, created_at, expires_at, family_ends_at)
      values (${one.id}, ${one.family}, ${one.brandId}, ${one.memberId}, ${one.sessionId}, ${one.secretHash}, ${now}, ${one.expiresAt},
              ${one.familyEndsAt})`.execute(tx)

/** The cookie of this secret, locked against its own second use. */
export async function findRememberedForUpdate(tx: Tx, secretHash: string): Promise<RememberToken | undefined> {
  const { rows } = await sql<RememberToken>`
    select id, family, brand_id as "brandId", member_id as "memberId", session_id as "sessionId", expires_at as "expiresAt",
           family_ends_at as "familyEndsAt", used_at as "usedAt", ended_at as "endedAt"
    from identity.remember_token where secret_hash = ${secretHash} for update`.execute(tx)
  return rows[0]
}

/** A secret is used once. */
export const updateUsed = (tx: Tx, id: string, now: Date) =>
  sql`update identity.remember_token set used_at = ${now} where id = ${id}`.execute(tx)

/** End a family of cookies; the sessions that came of it are returned. */
export async function endFamily(tx: Tx, family: string, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ sessionId: string }>`
    update identity.remember_token set ended_at = coalesce(ended_at, ${now}) where family = ${family}
    returning session_id as "sessionId"`.execute(tx)
  return rows.map((row) => row.sessionId)
}

/** The family that a session belongs to. */
export async function findFamilyOfSession(tx: Tx, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    family: string
  }>`select family from identity.remember_token where session_id = ${sessionId} limit 1`.execute(tx)
  return rows[0]?.family
}

/** End every cookie that could bring a session back at a brand. */
export const endRemembered = (tx: Tx, brandId: number, now: Date) =>
  sql`update identity.remember_token set ended_at = ${now} where brand_id = ${brandId} and ended_at is null`.execute(tx)

export interface InfoRow {
  readonly id: string
  readonly account: string
  readonly nickname: string
  readonly agentType: number
  readonly uplineId: string | null
  readonly rankLevel: number
  readonly clubLabel: string
  readonly labels: readonly string[]
  readonly avatar: string
  readonly avatarType: 'CUSTOM' | 'STATIC'
  readonly registeredAt: Date
  readonly previousLoginAt: Date | null
}

/** What a member sees of themselves. */
export async function findInfo(db: Db, memberId: string): Promise<InfoRow | undefined> {
  const { rows } = await sql<InfoRow>`
    select id, account, nickname, agent_type as "agentType", upline_id as "uplineId", rank_level as "rankLevel", club_label as "clubLabel",
           labels, avatar, avatar_type as "avatarType", registered_at as "registeredAt", previous_login_at as "previousLoginAt"
    from identity.member where id = ${memberId}`.execute(db)
  return rows[0]
}

export interface NameRow {
  readonly id: string
  readonly account: string
  readonly nickname: string
  /** The sandbox plays them by itself. */
  readonly demo: boolean
}

/** Names of members. */
export async function findNames(db: Db, memberIds: readonly string[]): Promise<readonly NameRow[]> {
  const { rows } = await sql<NameRow>`
    select id, account, nickname, demo_player as demo from identity.member where id = any(${arrayOf(memberIds)}::uuid[])`.execute(
    db,
  )
  return rows
}

/** Members by their accounts. */
export async function findByAccounts(
  db: Db,
  brandId: number,
  accounts: readonly string[],
): Promise<readonly NameRow[]> {
  const { rows } = await sql<NameRow>`
    select id, account, nickname, demo_player as demo from identity.member
    where brand_id = ${brandId} and account = any(${tokens(accounts)}::text[])`.execute(db)
  return rows
}

/** Mark members whom the sandbox plays. */
export const updateDemoPlayers = (tx: Tx, memberIds: readonly string[]) =>
  sql`update identity.member set demo_player = true where id = any(${arrayOf(memberIds)}::uuid[])`.execute(tx)

/** Members whom the sandbox plays. */
export async function countDemoPlayers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity.member where demo_player`.execute(db)
  return rows[0]?.count ?? 0
}

/** The members of a brand whom the sandbox plays. */
export async function findDemoPlayers(
  db: Db,
  brandId: number,
): Promise<readonly { readonly id: string; readonly account: string }[]> {
  const { rows } = await sql<{ id: string; account: string }>`
    select id, account from identity.member where brand_id = ${brandId} and demo_player order by account`.execute(db)
  return rows
}
