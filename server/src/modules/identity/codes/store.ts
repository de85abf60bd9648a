import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { CodeRequests, Channel, StoredCode, Purpose } from './rules.ts'

export interface CodeAddress {
  readonly brandId: number
  /** Under each of the installation's secrets. */
  readonly addressHashes: readonly string[]
  /** Whose code it is: one of somebody else for the same address is another one. */
  readonly memberId: string | null
}

/**
 * Requests for codes by one visitor, and for one address, are judged one after the other. Always the visitor first, so that
 * two of them never wait for each other.
 */
export async function lockAsking(tx: Tx, brandId: number, ip: string, addressHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ip ${brandId} ${ip}`}, 0))`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code address ${brandId} ${addressHash}`}, 0))`.execute(tx)
}

/** How often codes were asked for since then. */
export async function countAsked(
  tx: Tx,
  { brandId, addressHashes, ip }: Omit<CodeAddress, 'memberId'> & { readonly ip: string },
  since: Date,
): Promise<CodeRequests> {
  const { rows } = await sql<CodeRequests>`
    with of_address as (select count(*)::int as many, max(created_at) as last, min(created_at) as first from identity.code
                        where brand_id = ${brandId} and address_hash = any(${tokens(addressHashes)}::text[]) and created_at > ${since}),
         of_ip as (select count(*)::int as many, min(created_at) as first from identity.code
                   where brand_id = ${brandId} and ip = ${ip} and created_at > ${since}),
         of_brand as (select count(*)::int as many from identity.code where brand_id = ${brandId} and created_at > ${since})
    select of_address.many as "ofAddress", of_ip.many as "ofIp", of_brand.many as "ofBrand", of_address.last,
           least(of_address.first, of_ip.first) as oldest
    from of_address, of_ip, of_brand`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('counting answers one row')
  return row
}

export interface NewCode {
  readonly id: string
  readonly brandId: number
  readonly addressHash: string
  readonly channel: Channel
  readonly purpose: Purpose
  readonly memberId: string | null
  readonly codeHash: string
  readonly ip: string
  readonly expiresAt: Date
}

/** Codes for the same end that were sent before are void from now on. */
export const voidCodes = (tx: Tx, { brandId, addressHashes, memberId }: CodeAddress, purpose: Purpose, now: Date) =>
  sql`update identity.code set used_at = ${now}
      where brand_id = ${brandId} and address_hash = any(${tokens(addressHashes)}::text[]) and purpose = ${purpose}
        and member_id is not distinct from ${memberId}::uuid and used_at is null`.execute(tx)

/** Keep a code's hash. */
export const insertCode = (tx: Tx, code: NewCode, now: Date) =>
  sql`
    insert into identity.code (id, brand_id, channel, address_hash, purpose, member_id, code_hash, ip, created_at, expires_at)
    values (${code.id}, ${code.brandId}, ${code.channel}, ${code.addressHash}, ${code.purpose}, ${code.memberId}, ${code.codeHash},
            ${code.ip}, ${now}, ${code.expiresAt})`.execute(tx)

export interface CodeRow extends StoredCode {
  readonly id: string
  readonly codeHash: string
  /** Of who asked for it. */
  readonly ip: string
}

/** The newest code for an address, a purpose and a member, locked: answers to it are judged one after the other. */
export async function findCodeForUpdate(
  tx: Tx,
  { brandId, addressHashes, memberId }: CodeAddress,
  purpose: Purpose,
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select id, code_hash as "codeHash", member_id as "memberId", tries, expires_at as "expiresAt", used_at as "usedAt",
           ip
    from identity.code where brand_id = ${brandId} and address_hash = any(${tokens(addressHashes)}::text[]) and purpose = ${purpose}
      and member_id is not distinct from ${memberId}::uuid
    order by created_at desc, id desc limit 1 for update`.execute(tx)
  return rows[0]
}

/** A code works once. */
export const updateUsedCode = (tx: Tx, id: string, now: Date) =>
  sql`update identity.code set used_at = ${now} where id = ${id}`.execute(tx)

export type MessageStatus = 'withheld' | 'queued' | 'sent' | 'delivered' | 'failed'

export interface NewMessage {
  readonly id: string
  readonly brandId: number
  readonly memberId: string | null
  readonly channel: Channel
  readonly status: Extract<MessageStatus, 'withheld' | 'queued'>
  readonly template: string
  readonly language: string
  readonly address: string
  readonly sealed: string
  readonly sendUntil: Date
}

/** A message to be sent. */
export const insertMessage = (tx: Tx, message: NewMessage, now: Date) =>
  sql`
    insert into identity.message (id, brand_id, member_id, channel, status, template, language, address, sealed, created_at, send_until)
    values (${message.id}, ${message.brandId}, ${message.memberId}, ${message.channel}, ${message.status}, ${message.template},
            ${message.language}, ${message.address}, ${message.status === 'withheld' ? null : message.sealed}, ${now},
            ${message.sendUntil})`.execute(tx)

export interface MessageRow {
  readonly id: string
  readonly brandId: number
  readonly channel: Channel
  readonly status: MessageStatus
  readonly template: string
  readonly language: string
  readonly address: string
  readonly sealed: string | null
  readonly attempts: number
  readonly reference: string | null
  readonly trouble: string | null
  readonly createdAt: Date
  readonly sendUntil: Date
}

const message =
  sql.raw(`id, brand_id as "brandId", channel, status, template, language, address, sealed, attempts, reference,
  trouble, created_at as "createdAt", send_until as "sendUntil"`)

/** Messages that are still to be sent, of these. */
export async function findQueued(db: Db, ids: readonly string[]): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${message} from identity.message where id = any(${arrayOf(ids)}::uuid[]) and status = 'queued'`.execute(db)
  return rows
}

/** Short messages that the gateway took since then and whose end is not known yet. */
export async function findAwaited(db: Db, since: Date): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${message} from identity.message
    where status = 'sent' and channel = 'sms' and sent_at > ${since} and reference is not null
    order by sent_at limit 200`.execute(db)
  return rows
}

/** The newest messages that are meant for somebody. */
export async function findNewest(db: Db, many: number): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${message} from identity.message where status <> 'withheld' order by created_at desc, id desc limit ${many}`.execute(
    db,
  )
  return rows
}

/** The newest message to an address. */
export async function findNewestTo(db: Db, address: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${message} from identity.message where address = ${address} and status <> 'withheld'
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

export interface Delivery {
  readonly id: string
  readonly reference: string | null
  /** Its text is not kept. */
  readonly forget: boolean
}

/** A message was handed over. */
export const updateSent = (tx: Tx, { id, reference, forget }: Delivery, now: Date) =>
  sql`update identity.message
      set status = 'sent', attempts = attempts + 1, reference = ${reference}, sent_at = ${now}, trouble = null,
          sealed = case when ${forget} then null else sealed end
      where id = ${id}`.execute(tx)

/** What the gateway says became of it. */
export const updateSettled = (tx: Tx, id: string, status: 'delivered' | 'failed', now: Date) =>
  sql`update identity.message set status = ${status}, settled_at = ${now} where id = ${id} and status = 'sent'`.execute(
    tx,
  )

/** An attempt failed; where it was the last one the message has failed and its text is not kept. */
export const updateTrouble = (
  tx: Tx,
  { id, trouble, last }: { readonly id: string; readonly trouble: string; readonly last: boolean },
  now: Date,
) =>
  sql`update identity.message
      set attempts = attempts + 1, trouble = ${trouble}, status = case when ${last} then 'failed' else status end,
          sealed = case when ${last} then null else sealed end, settled_at = case when ${last} then ${now}::timestamptz end
      where id = ${id}`.execute(tx)

/** Delete codes and messages from before then. */
export async function deleteOld(tx: Tx, before: Date): Promise<void> {
  await sql`delete from identity.code where created_at < ${before}`.execute(tx)
  await sql`delete from identity.message where created_at < ${before}`.execute(tx)
}

/** Whose number or e-mail this is: only who has proved it owns it. */
export async function findOwner(
  db: Db,
  { brandId, channel, to }: { readonly brandId: number; readonly channel: Channel; readonly to: string },
): Promise<string | undefined> {
  const { rows } = await (
    channel === 'sms'
      ? sql<{ memberId: string }>`
          select member_id as "memberId" from identity.profile
          where brand_id = ${brandId} and mobile_e164 = ${to} and mobile_verified_at is not null`
      : sql<{ memberId: string }>`
          select member_id as "memberId" from identity.profile
          where brand_id = ${brandId} and lower(email) = ${to} and email_verified_at is not null`
  ).execute(db)
  return rows[0]?.memberId
}

export interface ProvedMobile {
  readonly e164: string
  readonly national: string
  readonly dialingCode: string
}

/** This number is the member's, who has proved it; false where somebody else has. */
export async function updateMobile(tx: Tx, memberId: string, phone: ProvedMobile, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity.profile mine
    set mobile_e164 = ${phone.e164}, mobile_num = ${phone.national}, country_dialing_code = ${phone.dialingCode},
        mobile_verified_at = ${now}
    where member_id = ${memberId}
      and not exists (select from identity.profile other
                      where other.brand_id = mine.brand_id and other.mobile_e164 = ${phone.e164}
                        and other.mobile_verified_at is not null and other.member_id <> mine.member_id)`.execute(tx)
  return numAffectedRows === 1n
}

/** The same of an e-mail. */
export async function updateEmail(tx: Tx, memberId: string, email: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity.profile mine set email = ${email}, email_verified_at = ${now}
    where member_id = ${memberId}
      and not exists (select from identity.profile other
                      where other.brand_id = mine.brand_id and lower(other.email) = lower(${email})
                        and other.email_verified_at is not null and other.member_id <> mine.member_id)`.execute(tx)
  return numAffectedRows === 1n
}

/** Those who prove one address at once are judged one after the other. */
export const lockAddress = (tx: Tx, brandId: number, addressHash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`address ${brandId} ${addressHash}`}, 0))`.execute(tx)

/** The member of this name, if this is the e-mail that the account has. */
export async function findByNameAndEmail(
  db: Db,
  brandId: number,
  account: string,
  email: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select member.id from identity.member join identity.profile on member_id = member.id
    where member.brand_id = ${brandId} and account = ${account} and lower(email) = lower(${email.trim()})`.execute(db)
  return rows[0]?.id
}
