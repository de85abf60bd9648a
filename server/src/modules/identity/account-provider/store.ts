import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface ProviderRecord {
  readonly id: string
  readonly grantHash: string | null
  readonly uidHash: string | null
  /** Sealed with the installation's secret. */
  readonly payload: string
  readonly expiresAt: Date
}

export interface FoundRecord extends Pick<ProviderRecord, 'payload'> {
  readonly consumedAt: Date | null
}

/** Keep a record of a sign-in, in place of what it was before. */
export const saveRecord = (db: Db, { id, grantHash, uidHash, payload, expiresAt }: ProviderRecord) =>
  sql`insert into identity.account_provider_record (id, grant_hash, uid_hash, payload, expires_at)
      values (${id}, ${grantHash}, ${uidHash}, ${payload}, ${expiresAt})
      on conflict (id) do update
      set grant_hash = excluded.grant_hash, uid_hash = excluded.uid_hash, payload = excluded.payload,
          expires_at = excluded.expires_at`.execute(db)

/** A record that is not over. */
export async function findRecord(db: Db, id: string, now: Date): Promise<FoundRecord | undefined> {
  const { rows } = await sql<FoundRecord>`
    select payload, consumed_at as "consumedAt" from identity.account_provider_record
    where id = ${id} and expires_at > ${now}`.execute(db)
  return rows[0]
}

/** A session by its other name. */
export async function findRecordByUid(db: Db, uidHash: string, now: Date): Promise<FoundRecord | undefined> {
  const { rows } = await sql<FoundRecord>`
    select payload, consumed_at as "consumedAt" from identity.account_provider_record
    where uid_hash = ${uidHash} and expires_at > ${now}`.execute(db)
  return rows[0]
}

/** A code was used. */
export const consumeRecord = (db: Db, id: string, now: Date) =>
  sql`update identity.account_provider_record set consumed_at = ${now} where id = ${id} and consumed_at is null`.execute(
    db,
  )

/** Delete a record. */
export const deleteRecord = (db: Db, id: string) =>
  sql`delete from identity.account_provider_record where id = ${id}`.execute(db)

/** Delete what was given under a consent. */
export const deleteGranted = (db: Db, grantHash: string) =>
  sql`delete from identity.account_provider_record where grant_hash = ${grantHash}`.execute(db)

/** Delete what is over. */
export const deleteRecordsOver = (tx: Tx, now: Date) =>
  sql`delete from identity.account_provider_record where expires_at <= ${now}`.execute(tx)
