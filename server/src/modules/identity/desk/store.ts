import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** A member as the desk needs to know them before it does anything. */
export interface DeskMember {
  readonly id: string
  readonly account: string
  readonly agentType: number
  readonly status: 'active' | 'frozen' | 'closed'
}

const MEMBER = sql.raw('id, account, agent_type as "agentType", status')

/** A member of this brand. */
export async function findMember(db: Db, brandId: number, id: string): Promise<DeskMember | undefined> {
  const { rows } = await sql<DeskMember>`
    select ${MEMBER} from identity.member where brand_id = ${brandId} and id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** The same, locked: actions to one member are done one after the other. */
export async function findMemberForUpdate(tx: Tx, brandId: number, id: string): Promise<DeskMember | undefined> {
  const { rows } = await sql<DeskMember>`
    select ${MEMBER} from identity.member where brand_id = ${brandId} and id = ${id}::uuid for update`.execute(tx)
  return rows[0]
}

/** A member of this brand by account. */
export async function findByAccount(db: Db, brandId: number, account: string): Promise<DeskMember | undefined> {
  const { rows } = await sql<DeskMember>`
    select ${MEMBER} from identity.member where brand_id = ${brandId} and account = ${account}`.execute(db)
  return rows[0]
}

export interface MemberCardRow {
  readonly account: string
  readonly rank: number
  readonly club: string
  readonly upline: string | null
  readonly watched: boolean
}

/** Who a member is, as operators know them. */
export async function findMemberCard(db: Db, memberId: string): Promise<MemberCardRow | undefined> {
  const { rows } = await sql<MemberCardRow>`
    select one.account, one.rank_level as rank, one.club_label as club, upline.account as upline, coalesce(mark.watch, false) as watched
    from identity.member as one
    left join identity.member as upline on upline.id = one.upline_id
    left join identity.mark on mark.member_id = one.id
    where one.id = ${memberId}`.execute(db)
  return rows[0]
}

/** A member's account stands so from now on. */
export const updateStatus = (tx: Tx, id: string, status: DeskMember['status']) =>
  sql`update identity.member set status = ${status} where id = ${id}`.execute(tx)

export interface MemberFlags {
  readonly tags: readonly string[]
  readonly watch: boolean
}

/** What operators have marked a member with. */
export async function findFlags(db: Db, memberId: string): Promise<MemberFlags> {
  const { rows } = await sql<MemberFlags>`select tags, watch from identity.mark where member_id = ${memberId}`.execute(
    db,
  )
  return rows[0] ?? { tags: [], watch: false }
}

export const saveFlags = (
  tx: Tx,
  member: { readonly id: string; readonly brandId: number },
  { tags, watch }: MemberFlags,
) =>
  sql`insert into identity.mark (member_id, brand_id, tags, watch)
      values (${member.id}, ${member.brandId}, ${texts(tags)}::text[], ${watch}::boolean)
      on conflict (member_id) do update set tags = excluded.tags, watch = excluded.watch`.execute(tx)

export interface NoteRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly text: string
  readonly by: string
  readonly at: Date
}

const NOTE = sql.raw('id, brand_id as "brandId", member_id as "memberId", text, written_by as by, at')

export async function findNote(db: Db, id: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`select ${NOTE} from identity.note where id = ${id}`.execute(db)
  return rows[0]
}

/** Notes about a member, newest first. */
export async function findNotes(db: Db, memberId: string): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${NOTE} from identity.note where member_id = ${memberId} order by at desc, id desc limit 200`.execute(db)
  return rows
}

export const insertNote = (tx: Tx, note: NoteRow) =>
  sql`insert into identity.note (id, brand_id, member_id, text, written_by, at)
      values (${note.id}, ${note.brandId}, ${note.memberId}, ${note.text}, ${note.by}, ${note.at})`.execute(tx)

export interface PersonalData {
  readonly name: string | null
  readonly mobile: string | null
  readonly email: string | null
  readonly birthday: string | null
  readonly idNumber: string | null
  readonly nationality: string | null
  readonly address: string | null
}

/** What a member has said of who they are. */
export async function findPersonal(db: Db, memberId: string): Promise<PersonalData> {
  const { rows } = await sql<PersonalData>`
    select payee_name as name, coalesce(mobile_e164, mobile_num) as mobile, email, birthday::text as birthday,
           id_number as "idNumber", nationality, address
    from identity.profile where member_id = ${memberId}`.execute(db)
  if (!rows[0]) throw new Error(`${memberId} has no profile`)
  return rows[0]
}
