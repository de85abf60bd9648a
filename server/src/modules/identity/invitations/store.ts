import { sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Day } from '#kernel/day.ts'

export interface NewInvitation {
  readonly brandId: number
  readonly code: string
  readonly memberId: string | null
  readonly kind: 'affiliate' | 'referral'
  readonly domain: string | null
  /** What comes of who registers by it: a player, or an agent below whoever brought them. */
  readonly agentType: 0 | 2 | 42
  /** How many may; null for any number. */
  readonly quota: number | null
  /** The last business day on which it works. */
  readonly endsOn: Day | null
}

/** A code by which others are brought; false where it is taken. */
export async function insertInvitation(tx: Tx, one: NewInvitation, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into identity.affiliate (brand_id, code, member_id, kind, domain, agent_type, quota, ends_on, created_at)
    values (${one.brandId}, upper(${one.code}), ${one.memberId}, ${one.kind}, ${one.domain}, ${one.agentType}, ${one.quota},
            ${one.endsOn}::date, ${now})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** A code that was typed, as it is kept, with what it has come to. */
export interface InvitationRow extends Omit<NewInvitation, 'brandId' | 'agentType'> {
  readonly agentType: number
  readonly typed: string
  readonly open: boolean
  readonly used: number
}

const INVITATION = sql`typed.code as "typed", kept.code, kept.member_id as "memberId", kept.kind, kept.domain,
  kept.agent_type as "agentType", kept.quota, kept.used, kept.ends_on::text as "endsOn", kept.open`

/** The invitations of these codes, however they were typed. */
export async function findInvitations(
  db: Db,
  brandId: number,
  codes: readonly string[],
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION} from unnest(${texts(codes)}::text[]) as typed (code)
    join identity.affiliate as kept on kept.brand_id = ${brandId}::int and kept.code = upper(typed.code)`.execute(db)
  return rows
}

/** The same, locked in the order of the codes against all who come by them at the same time. */
export async function findInvitationsForUpdate(
  tx: Tx,
  brandId: number,
  codes: readonly string[],
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION} from unnest(${texts(codes)}::text[]) as typed (code)
    join identity.affiliate as kept on kept.brand_id = ${brandId}::int and kept.code = upper(typed.code)
    order by kept.code for update of kept`.execute(tx)
  return rows
}

/** Those of these members whose account is an agent's and open. */
export async function findOpenAgents(db: Db, memberIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.member
    where id = any(${arrayOf(memberIds)}::uuid[]) and status = 'active' and agent_type in (1, 2, 41, 42)`.execute(db)
  return rows.map(({ id }) => id)
}

/** One more has come by each of these codes. */
export const addUses = (tx: Tx, brandId: number, codes: readonly string[]) =>
  sql`update identity.affiliate set used = used + 1
      where brand_id = ${brandId} and code = any(${texts(codes)}::text[])`.execute(tx)

/** From now on a code brings others, or nobody. */
export const updateOpen = (tx: Tx, brandId: number, code: string, open: boolean) =>
  sql`update identity.affiliate set open = ${open} where brand_id = ${brandId} and code = ${code}`.execute(tx)
