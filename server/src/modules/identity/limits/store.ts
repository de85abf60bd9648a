import type { IdentityState } from '@croupier/contract/limits.ts'
import { sql } from 'kysely'
import { arrayOf, moments } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { BarKind, LimitChange, MoneyLimits, Standing } from './rules.ts'

interface StandingRow {
  readonly memberId: string
  readonly memberSince: Date
  readonly barred: BarKind | null
  readonly barredUntil: Date | null
  readonly asset: string | null
  readonly stakeDay: bigint | null
  readonly stakeWeek: bigint | null
  readonly stakeMonth: bigint | null
  readonly lossDay: bigint | null
  readonly lossWeek: bigint | null
  readonly lossMonth: bigint | null
  readonly counted: boolean
  readonly verified: boolean
  readonly frozen: boolean
  readonly alike: boolean
  readonly alikeUntil: Date | null
  readonly staySince: Date | null
  readonly checkEvery: number | null
  readonly checkDueAt: Date | null
}

const STANDING = sql`member_id as "memberId", member_since as "memberSince", barred, barred_until as "barredUntil", asset,
  stake_day as "stakeDay", stake_week as "stakeWeek", stake_month as "stakeMonth", loss_day as "lossDay", loss_week as "lossWeek",
  loss_month as "lossMonth", counted, verified, frozen, alike, alike_until as "alikeUntil",
  stay_since as "staySince", check_every as "checkEvery", check_due_at as "checkDueAt"`

const standingFrom = (row: StandingRow): Standing => ({
  memberId: row.memberId,
  memberSince: row.memberSince,
  bar: row.barred === null ? null : { kind: row.barred, until: row.barredUntil },
  asset: row.asset,
  stake: { day: row.stakeDay, week: row.stakeWeek, month: row.stakeMonth },
  loss: { day: row.lossDay, week: row.lossWeek, month: row.lossMonth },
  counted: row.counted,
  verified: row.verified,
  frozen: row.frozen,
  alike: row.alike ? { until: row.alikeUntil } : null,
  staySince: row.staySince,
  checkEvery: row.checkEvery,
  checkDueAt: row.checkDueAt,
})

export interface Looking {
  readonly now: Date
  /** Whether anybody among them must be verified, or must have answered a check. */
  readonly verifies: boolean
  readonly checks: boolean
}

/** Those of these members about whom there is something to judge at a bet; most are not among them. */
export async function findHeldBack(
  db: Db,
  memberIds: readonly string[],
  { now, verifies, checks }: Looking,
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<StandingRow>`
    select ${STANDING} from identity.standing
    where member_id = any(${arrayOf(memberIds)}::uuid[])
      and (counted or frozen or (barred is not null and (barred_until is null or barred_until > ${now}))
           or ((${verifies}::boolean or alike) and not verified) or (${checks}::boolean and check_due_at <= ${now}))`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.memberId, standingFrom(row)]))
}

/** What holds one member back. */
export async function findStanding(db: Db, memberId: string): Promise<Standing | undefined> {
  const { rows } =
    await sql<StandingRow>`select ${STANDING} from identity.standing where member_id = ${memberId}`.execute(db)
  return rows[0] && standingFrom(rows[0])
}

/** A row to write on, locked against other changes of the same member. */
export async function lockStanding(tx: Tx, memberId: string): Promise<Standing> {
  const [, { rows }] = await Promise.all([
    sql`
      insert into identity.standing (member_id, brand_id, member_since)
      select id, brand_id, registered_at from identity.member where id = ${memberId} on conflict do nothing`.execute(
      tx,
    ),
    sql<StandingRow>`
      select ${STANDING} from identity.standing where member_id = ${memberId} for update`.execute(tx),
  ])
  if (!rows[0]) throw new Error(`${memberId} is no member`)
  return standingFrom(rows[0])
}

/** Write down what limits of money hold at a bet; from now on what is staked is counted. */
export const updateMoneyLimits = (
  tx: Tx,
  memberId: string,
  { asset, stake, loss }: MoneyLimits & { readonly asset: string },
) =>
  sql`update identity.standing set asset = ${asset}, counted = true, stake_day = ${stake.day}, stake_week = ${stake.week},
        stake_month = ${stake.month}, loss_day = ${loss.day}, loss_week = ${loss.week}, loss_month = ${loss.month}
      where member_id = ${memberId}`.execute(tx)

/** A stay begins. */
export const updateStay = (tx: Tx, memberId: string, since: Date, checkDueAt: Date) =>
  sql`update identity.standing set stay_since = ${since}, check_due_at = ${checkDueAt} where member_id = ${memberId}`.execute(
    tx,
  )

/** When the next check is due, and how often from now on. */
export const updateCheck = (tx: Tx, memberId: string, every: number | null, dueAt: Date) =>
  sql`update identity.standing set check_every = ${every}, check_due_at = ${dueAt} where member_id = ${memberId}`.execute(
    tx,
  )

/** The newest lines of each author, kind and period: the one that was set, and the one that was asked for or withdrawn. */
export async function findLimitChanges(db: Db, memberId: string): Promise<readonly LimitChange[]> {
  const { rows } = await sql<LimitChange>`
    select distinct on (author, kind, period, change = 'set') id::float8 as id, author, kind, period, change, value,
           due_at as "dueAt", lapses_at as "lapsesAt"
    from identity.limit_change where member_id = ${memberId}
    order by author, kind, period, change = 'set', identity.limit_change.id desc`.execute(db)
  return rows
}

export interface NewLimitChange extends Omit<LimitChange, 'id'> {
  readonly brandId: number
  readonly memberId: string
  readonly changedBy: string
  readonly reason: string | null
}

/** Add a line about a limit. */
export const insertLimitChange = (tx: Tx, change: NewLimitChange, now: Date) =>
  sql`insert into identity.limit_change (brand_id, member_id, author, kind, period, change, value, due_at, lapses_at, changed_by,
                                         reason, at)
      values (${change.brandId}, ${change.memberId}, ${change.author}, ${change.kind}, ${change.period}, ${change.change}, ${change.value},
              ${change.dueAt}, ${change.lapsesAt}, ${change.changedBy}, ${change.reason}, ${now})`.execute(tx)

export interface NewBar {
  readonly brandId: number
  readonly memberId: string
  readonly kind: BarKind
  readonly until: Date | null
  readonly changedBy: string
}

/** Keep a member out. */
export async function insertBar(tx: Tx, bar: NewBar, now: Date): Promise<void> {
  await sql`insert into identity.bar (brand_id, member_id, kind, until, changed_by, at)
            values (${bar.brandId}, ${bar.memberId}, ${bar.kind}, ${bar.until}, ${bar.changedBy}, ${now})`.execute(tx)
  await sql`update identity.standing set barred = ${bar.kind}, barred_until = ${bar.until}
            where member_id = ${bar.memberId}`.execute(tx)
}

/** Freeze a member, or let them play again. */
export const updateFrozen = (tx: Tx, memberId: string, frozen: boolean) =>
  sql`update identity.standing set frozen = ${frozen}::boolean where member_id = ${memberId}`.execute(tx)

/** No remember-me cookie of the member opens anything any more. */
export const endRememberedOf = (tx: Tx, memberId: string, now: Date) =>
  sql`update identity.remembered set ended_at = ${now} where member_id = ${memberId} and ended_at is null`.execute(tx)

/** What was paid in since each of these moments. */
export async function sumDeposits(db: Db, memberId: string, since: readonly Date[]): Promise<readonly bigint[]> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::int8 as sum
    from unnest(${moments(since)}::timestamptz[]) with ordinality as asked (since, number)
    left join identity.counted_deposit on member_id = ${memberId} and at >= since
    group by number order by number`.execute(db)
  return rows.map((row) => row.sum)
}

export interface NewDeposit {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly amount: bigint
}

/** Count a deposit, once. */
export const insertDeposit = (tx: Tx, one: NewDeposit, now: Date) =>
  sql`insert into identity.counted_deposit (id, brand_id, member_id, amount, at)
      values (${one.id}, ${one.brandId}, ${one.memberId}, ${one.amount}, ${now}) on conflict do nothing`.execute(tx)

/** A deposit that came to nothing counts no longer. */
export const deleteDeposit = (tx: Tx, id: string) =>
  sql`delete from identity.counted_deposit where id = ${id}`.execute(tx)

/** How far a member has shown who they are. */
export async function findIdentityState(db: Db, memberId: string): Promise<IdentityState> {
  const { rows } = await sql<{ state: IdentityState }>`
    select state from identity.identity_change where member_id = ${memberId} order by id desc limit 1`.execute(db)
  return rows[0]?.state ?? 'unverified'
}

export interface NewIdentityChange {
  readonly brandId: number
  readonly memberId: string
  readonly state: Exclude<IdentityState, 'unverified'>
  readonly changedBy: string
  readonly reason: string | null
}

/** A step of showing who one is. */
export async function insertIdentityChange(tx: Tx, change: NewIdentityChange, now: Date): Promise<void> {
  await sql`insert into identity.identity_change (brand_id, member_id, state, changed_by, reason, at)
            values (${change.brandId}, ${change.memberId}, ${change.state}, ${change.changedBy}, ${change.reason}, ${now})`.execute(
    tx,
  )
  await sql`update identity.standing set verified = ${change.state === 'verified'}::boolean
            where member_id = ${change.memberId}`.execute(tx)
}

/** What tells that two accounts are one person's. */
export type SamePerson = 'mobile' | 'email' | 'name_and_birthday'

const named = (table: string) =>
  sql.raw(`lower(regexp_replace(btrim(normalize(${table}.payee_name, NFC)), '\\s+', ' ', 'g'))`)

/** Who stays out has proved their number and e-mail; of the other one what was only typed counts as well. */
const looksLike = (by: readonly SamePerson[]) => sql`(
  (${by.includes('mobile')}::boolean and excluded.mobile_verified_at is not null and excluded.mobile_e164 = other.mobile_e164)
  or (${by.includes('email')}::boolean and excluded.email_verified_at is not null and lower(excluded.email) = lower(other.email))
  or (${by.includes('name_and_birthday')}::boolean and excluded.birthday = other.birthday and ${named('excluded')} = ${named('other')}))`

/** The excluded member of this brand whom a member looks like: of several the one who stays out the longest. */
export async function findExcludedLike(
  tx: Tx,
  { brandId, memberId }: { readonly brandId: number; readonly memberId: string },
  by: readonly SamePerson[],
  now: Date,
): Promise<{ readonly memberId: string; readonly until: Date | null } | undefined> {
  const { rows } = await sql<{ memberId: string; until: Date | null }>`
    select excluded.member_id as "memberId", barred_until as until
    from identity.standing
    join identity.profile excluded on excluded.member_id = standing.member_id
    join identity.profile other on other.member_id = ${memberId}
    where standing.brand_id = ${brandId} and barred = 'self_excluded' and (barred_until is null or barred_until > ${now})
      and excluded.member_id <> other.member_id and ${looksLike(by)}
    order by barred_until desc nulls first limit 1`.execute(tx)
  return rows[0]
}

/** Members of the brand who look like this one, in the order in which they are locked. */
export async function findAlike(
  tx: Tx,
  { brandId, memberId }: { readonly brandId: number; readonly memberId: string },
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

/** From now on the member looks like somebody who stays out until then. */
export const updateAlike = (tx: Tx, memberId: string, until: Date | null) =>
  sql`update identity.standing set alike = true, alike_until = ${until} where member_id = ${memberId}`.execute(tx)
