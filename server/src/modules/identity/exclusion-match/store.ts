import { sql } from 'kysely'
import type { Tx } from '#kernel/database.ts'

/** What tells that two accounts are one person's. */
export type SamePerson = 'mobile' | 'email' | 'name_and_birthday'

const named = (table: string) =>
  sql.raw(`lower(regexp_replace(btrim(normalize(${table}.payee_name, NFC)), '\\s+', ' ', 'g'))`)

/** Who stays out has proved their number and e-mail; of the other one what was only typed counts as well. */
const looksLike = (by: readonly SamePerson[]) => sql`(
  (${by.includes('mobile')}::boolean and excluded.mobile_verified_at is not null and excluded.mobile_e164 = other.mobile_e164)
  or (${by.includes('email')}::boolean and excluded.email_verified_at is not null and lower(excluded.email) = lower(other.email))
  or (${by.includes('name_and_birthday')}::boolean and excluded.birthday = other.birthday and ${named('excluded')} = ${named('other')}))`

export interface MatchedMember {
  readonly brandId: number
  readonly memberId: string
}

/** Members of the brand who would be this one, if they were excluded: of this one counts what was only typed. */
export async function findMatchesOf(
  tx: Tx,
  { brandId, memberId }: MatchedMember,
  by: readonly SamePerson[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select excluded.member_id as "memberId"
    from identity.profile other join identity.profile excluded on excluded.brand_id = other.brand_id
    where other.member_id = ${memberId} and other.brand_id = ${brandId} and excluded.member_id <> other.member_id
      and ${looksLike(by)}`.execute(tx)
  return rows.map((row) => row.memberId)
}

/** Members of the brand who look like this excluded one, in the order in which they are locked. */
export async function findMatching(
  tx: Tx,
  { brandId, memberId }: MatchedMember,
  by: readonly SamePerson[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select other.member_id as "memberId"
    from identity.profile excluded join identity.profile other on other.brand_id = excluded.brand_id
    where excluded.member_id = ${memberId} and excluded.brand_id = ${brandId} and other.member_id <> excluded.member_id
      and ${looksLike(by)}
    order by other.member_id`.execute(tx)
  return rows.map((row) => row.memberId)
}
