import type { Provider } from '@croupier/contract/mfa.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface Flow {
  readonly stateHash: string
  readonly browserHash: string
  readonly brandId: number
  readonly provider: Provider
  readonly nonce: string
  readonly verifier: string
  readonly memberId: string | null
  readonly expiresAt: Date
}

/** A sign-in is on its way. */
export const insertFlow = (db: Db, flow: Flow) =>
  sql`insert into identity.third_party_flow (state_hash, browser_hash, brand_id, provider, nonce, verifier, member_id, expires_at)
      values (${flow.stateHash}, ${flow.browserHash}, ${flow.brandId}, ${flow.provider}, ${flow.nonce}, ${flow.verifier},
              ${flow.memberId}, ${flow.expiresAt})`.execute(db)

/** Take a sign-in that came back: it is there once. */
export async function takeFlow(db: Db, stateHash: string): Promise<Flow | undefined> {
  const { rows } = await sql<Flow>`
    delete from identity.third_party_flow where state_hash = ${stateHash}
    returning state_hash as "stateHash", browser_hash as "browserHash", brand_id as "brandId", provider, nonce, verifier,
              member_id as "memberId", expires_at as "expiresAt"`.execute(db)
  return rows[0]
}

export interface Link {
  readonly brandId: number
  readonly provider: Provider
  /** The provider's own id of the account. */
  readonly subject: string
}

/** Whose account here an account elsewhere opens. */
export async function findLinked(db: Db, { brandId, provider, subject }: Link): Promise<string | undefined> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from identity.third_party
    where brand_id = ${brandId} and provider = ${provider} and subject = ${subject}`.execute(db)
  return rows[0]?.memberId
}

/** Tie an account elsewhere to a member, in place of another one there; false where it is tied to somebody else. */
export async function insertLink(tx: Tx, link: Link, memberId: string, now: Date): Promise<boolean> {
  const { brandId, provider, subject } = link
  await sql`delete from identity.third_party where member_id = ${memberId} and provider = ${provider} and subject <> ${subject}`.execute(
    tx,
  )
  const { rows } = await sql`
    insert into identity.third_party (brand_id, provider, subject, member_id, linked_at)
    values (${brandId}, ${provider}, ${subject}, ${memberId}, ${now})
    on conflict (brand_id, provider, subject) do update set linked_at = identity.third_party.linked_at
    where identity.third_party.member_id = excluded.member_id
    returning member_id`.execute(tx)
  return rows.length > 0
}

export interface LinkRow {
  readonly provider: Provider
  readonly linkedAt: Date
}

/** What is tied to a member. */
export async function findLinks(db: Db, memberId: string): Promise<readonly LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select provider, linked_at as "linkedAt" from identity.third_party where member_id = ${memberId}`.execute(db)
  return rows
}

/** Untie; false where nothing was tied. */
export async function deleteLink(tx: Tx, memberId: string, provider: Provider): Promise<boolean> {
  const { rows } = await sql`
    delete from identity.third_party where member_id = ${memberId} and provider = ${provider} returning member_id`.execute(
    tx,
  )
  return rows.length > 0
}
