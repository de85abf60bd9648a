import { OWN_FIELDS, type OwnField } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { arrayOf, moments } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Failures } from '#kernel/lock-rule.ts'

/** What a member says of themselves. */
export type OwnDetails = Readonly<Record<OwnField, string | null>>

const own =
  sql.raw(`nickname, payee_name as "payeeName", birthday::text as birthday, id_number as "idNumber", nationality, address,
  occupation, source_of_income as "sourceOfIncome", line, whatsapp, facebook, wechat, telegram, zalo, qq_num as "qqNum"`)

export interface SecurityRow {
  readonly passwordHash: string
  readonly passwordChangedAt: Date
  readonly paymentPasswordHash: string | null
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
  readonly mobile: string | null
  readonly mobileVerifiedAt: Date | null
  readonly authenticator: boolean
}

const guarded = sql.raw(`password_hash as "passwordHash", password_changed_at as "passwordChangedAt",
  payment_password_hash as "paymentPasswordHash", email, email_verified_at as "emailVerifiedAt",
  coalesce(mobile_e164, mobile_num) as mobile, mobile_verified_at as "mobileVerifiedAt",
  exists(select from identity.authenticator where authenticator.member_id = member.id and confirmed_at is not null) as authenticator`)

export interface Person {
  readonly own: OwnDetails
  readonly guarded: SecurityRow
}

/** Everything the security centre shows of a member. */
export async function findPerson(db: Db, memberId: string): Promise<Person | undefined> {
  const { rows } = await sql<OwnDetails & SecurityRow>`
    select ${own}, ${guarded} from identity.member join identity.profile on member_id = id where id = ${memberId}`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return undefined
  // The keys are those of the list.
  const said = Object.fromEntries(OWN_FIELDS.map((field) => [field, row[field]])) as OwnDetails
  return { own: said, guarded: row }
}

/** The same, with the member's profile locked: two changes of one member come one after the other. */
export async function findPersonForUpdate(tx: Tx, memberId: string): Promise<Person | undefined> {
  await sql`select from identity.profile where member_id = ${memberId} for update`.execute(tx)
  return findPerson(tx, memberId)
}

/** Write down what a member says of themselves now. */
export async function updateOwn(tx: Tx, memberId: string, said: OwnDetails): Promise<void> {
  await sql`update identity.member set nickname = ${said.nickname} where id = ${memberId}`.execute(tx)
  await sql`
    update identity.profile
    set payee_name = ${said.payeeName}, birthday = ${said.birthday}::date, id_number = ${said.idNumber}, nationality = ${said.nationality},
        address = ${said.address}, occupation = ${said.occupation}, source_of_income = ${said.sourceOfIncome}, line = ${said.line},
        whatsapp = ${said.whatsapp}, facebook = ${said.facebook}, wechat = ${said.wechat}, telegram = ${said.telegram},
        zalo = ${said.zalo}, qq_num = ${said.qqNum}
    where member_id = ${memberId}`.execute(tx)
}

export interface Icon {
  readonly avatar: string
  readonly avatarType: 'CUSTOM' | 'STATIC'
}

/** The picture a member wears. */
export async function findIcon(db: Db, memberId: string): Promise<Icon | undefined> {
  const { rows } = await sql<Icon>`
    select avatar, avatar_type as "avatarType" from identity.member where id = ${memberId}`.execute(db)
  return rows[0]
}

/** The same, locked against another change of it. */
export async function findIconForUpdate(tx: Tx, memberId: string): Promise<Icon | undefined> {
  const { rows } = await sql<Icon>`
    select avatar, avatar_type as "avatarType" from identity.member where id = ${memberId} for update`.execute(tx)
  return rows[0]
}

/** Wear another picture. */
export const updateIcon = (tx: Tx, memberId: string, { avatar, avatarType }: Icon) =>
  sql`update identity.member set avatar = ${avatar}, avatar_type = ${avatarType} where id = ${memberId}`.execute(tx)

/** Set the payment password. */
export const updatePaymentPassword = (tx: Tx, memberId: string, hash: string, now: Date) =>
  sql`
    update identity.profile set payment_password_hash = ${hash}, payment_password_changed_at = ${now}
    where member_id = ${memberId}`.execute(tx)

/** When each of these members last changed the login or the payment password; null where both are those of the registration. */
export async function findPasswordChanges(
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Date | null>> {
  const { rows } = await sql<{ id: string; changedAt: Date | null }>`
    select member.id, greatest(
      case when member.password_changed_at > member.registered_at then member.password_changed_at end,
      profile.payment_password_changed_at
    ) as "changedAt"
    from identity.member left join identity.profile on profile.member_id = member.id
    where member.id = any(${arrayOf(memberIds)}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]))
}

/** Wrong payment passwords of a member so far. */
export async function findPaymentFailures(db: Db, memberId: string): Promise<Failures | undefined> {
  const { rows } = await sql<Failures>`
    select failed_at as "failedAt", locked_until as "lockedUntil" from identity.payment_lock where member_id = ${memberId}`.execute(
    db,
  )
  return rows[0]
}

/** Write down what is known of them now. */
export const savePaymentFailures = (tx: Tx, memberId: string, brandId: number, { failedAt, lockedUntil }: Failures) =>
  sql`insert into identity.payment_lock (member_id, brand_id, failed_at, locked_until)
      values (${memberId}, ${brandId}, ${moments(failedAt)}::timestamptz[], ${lockedUntil})
      on conflict (member_id) do update set failed_at = excluded.failed_at, locked_until = excluded.locked_until`.execute(
    tx,
  )

/** The right one clears the slate. */
export const deletePaymentFailures = (tx: Tx, memberId: string) =>
  sql`delete from identity.payment_lock where member_id = ${memberId}`.execute(tx)

export interface PayoutRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly provider: string
  readonly kind: 'bank' | 'wallet'
  readonly accountName: string
  readonly numberHash: string
  readonly numberEnd: string
  readonly createdAt: Date
  readonly usableFrom: Date
  readonly removedAt: Date | null
}

const payout =
  sql.raw(`id, brand_id as "brandId", member_id as "memberId", provider, kind, account_name as "accountName",
  number_hash as "numberHash", number_end as "numberEnd", created_at as "createdAt",
  usable_from as "usableFrom", removed_at as "removedAt"`)

/** A member's payout accounts, the oldest first. */
export async function findPayoutAccounts(db: Db, memberId: string): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select ${payout} from identity.payout_account where member_id = ${memberId} and removed_at is null order by created_at, id`.execute(
    db,
  )
  return rows
}

/** A payout account, removed or not. */
export async function findPayoutAccount(db: Db, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`select ${payout} from identity.payout_account where id = ${id}`.execute(db)
  return rows[0]
}

/** The sealed number of a payout account. */
export async function findPayoutNumber(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: string }>`
    select number_sealed as sealed from identity.payout_account where id = ${id}`.execute(db)
  return rows[0]?.sealed
}

/** Add a payout account; false when its number is in use at this brand. */
export async function insertPayoutAccount(
  tx: Tx,
  row: Omit<PayoutRow, 'removedAt'> & { readonly numberSealed: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity.payout_account (id, brand_id, member_id, provider, kind, account_name, number_sealed, number_hash, number_end,
                                         created_at, usable_from)
    values (${row.id}, ${row.brandId}, ${row.memberId}, ${row.provider}, ${row.kind}, ${row.accountName}, ${row.numberSealed},
            ${row.numberHash}, ${row.numberEnd}, ${row.createdAt}, ${row.usableFrom})
    on conflict do nothing returning id`.execute(tx)
  return rows.length === 1
}

/** Remove a payout account; what was paid there stays told. */
export const updateRemoved = (tx: Tx, id: string, now: Date) =>
  sql`update identity.payout_account set removed_at = ${now} where id = ${id} and removed_at is null`.execute(tx)
