import type { FindingKind } from '@croupier/contract/console-reconciliation.ts'
import { type RawBuilder, sql } from 'kysely'
import { arrayOf, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Booked, Difference } from './rules.ts'

/** One reconciliation of a day at a time. */
export const lockDay = (tx: Tx, day: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`cashier.reconciliation ${day}`}, 0))`.execute(tx)

const PAYMENT = sql.raw(`'payment' as kind, id::text, brand_id as "brandId", reference, asset, 4 as decimals,
  credited + fee as amount, false as "byHand"`)
/** What belonged to no open deposit and was decided on stands for the request that it names, unless that was credited with it. */
const STRAY = sql.raw(`'payment' as kind, about::text as id, brand_id as "brandId", reference, asset, decimals, amount,
  false as "byHand"`)
const PAYOUT =
  sql.raw(`'payout' as kind, id::text, brand_id as "brandId", reference, asset, 4 as decimals, rest as amount,
  by_hand as "byHand"`)
const COINS =
  sql.raw(`'coins' as kind, tx as id, coin_transfer.brand_id as "brandId", deposit.reference, coin as asset, decimals,
  coins as amount, false as "byHand"`)
/** Coins that belonged to no open deposit, by how their chain names them. */
const COIN_STRAY = sql.raw(`'coins' as kind, tx as id, stray.brand_id as "brandId", reference, coin as asset,
  coin_transfer.decimals, coins as amount, false as "byHand"`)

/** What we have booked of these lines of a statement. */
export async function findBooked(tx: Tx, ids: readonly string[]): Promise<readonly Booked[]> {
  const named = sql`any(${texts(ids)}::text[])`
  const { rows } = await sql<Booked>`
    select ${STRAY} from cashier.stray
    where about::text = ${named} and source <> 'coins' and state in ('credited', 'returned', 'written_off')
      and deposit_id is distinct from about
    union all
    select ${COIN_STRAY} from cashier.coin_transfer
    join cashier.stray on said = 'coins ' || network || ' ' || tx || ' ' || address
    where tx = ${named} and stray.state in ('credited', 'returned', 'written_off')
    union all
    select ${PAYMENT} from cashier.deposit where id::text = ${named} and state = 'credited'
    union all
    select ${PAYOUT} from cashier.withdrawal where id::text = ${named} and state = 'paid'
    union all
    select ${COINS} from cashier.coin_transfer join cashier.deposit on deposit.id = deposit_id
    where tx = ${named} and outcome like 'credited%'`.execute(tx)
  return rows
}

/** When the company first spoke of it. */
const said = (id: RawBuilder<unknown>, type: string) => sql`
  left join lateral (select min(notice.at) as at from cashier.notice where about = ${id} and type = ${type}) as said on true`

/** What of ours was moved by the payment company between these moments: by what it said, or, where it said nothing, by what we did. */
export async function findExpected(tx: Tx, { from, to }: Span): Promise<readonly Booked[]> {
  const { rows } = await sql<Booked>`
    select ${PAYMENT} from cashier.deposit ${said(sql`deposit.id`, 'payment_received')}
    where state = 'credited' and rail not in ('bank', 'matched', 'crypto') and ended_at >= ${from}
      and coalesce(said.at, ended_at) >= ${from} and coalesce(said.at, ended_at) < ${to}
    union all
    select ${PAYOUT} from cashier.withdrawal ${said(sql`withdrawal.id`, 'payout_paid')}
    where state = 'paid' and rest > 0 and not by_hand and ended_at >= ${from}
      and coalesce(said.at, ended_at) >= ${from} and coalesce(said.at, ended_at) < ${to}
    union all
    select ${COINS} from cashier.coin_transfer join cashier.deposit on deposit.id = deposit_id
    where coin_transfer.outcome like 'credited%' and seen_at >= ${from} and seen_at < ${to}`.execute(tx)
  return rows
}

export interface Span {
  readonly from: Date
  readonly to: Date
}

/** The deposits that these transfers of coins were for, by how their chain names them. */
export async function findCoinDeposits(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ tx: string; depositId: string }>`
    select tx, deposit_id as "depositId" from cashier.coin_transfer
    where tx = any(${texts(names)}::text[]) and deposit_id is not null`.execute(db)
  return new Map(rows.map(({ tx, depositId }) => [tx, depositId]))
}

/** Whether the clock has gone through a day since a moment. */
export async function wasGoneThrough(db: Db, day: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.reconciliation where day = ${day}::date and by = 'clock' and at >= ${since} limit 1`.execute(db)
  return rows.length > 0
}

/** Whose these requests are, as far as they are ours. */
export async function findBrands(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const named = sql`any(${texts(ids)}::text[])`
  const { rows } = await sql<{ id: string; brandId: number }>`
    select id::text, brand_id as "brandId" from cashier.deposit where id::text = ${named}
    union all
    select id::text, brand_id from cashier.withdrawal where id::text = ${named}`.execute(tx)
  return new Map(rows.map(({ id, brandId }) => [id, brandId]))
}

/** Which of these are requests of ours. */
export async function findRequests(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from cashier.deposit where id = any(${arrayOf(ids)}::uuid[])
    union all
    select id from cashier.withdrawal where id = any(${arrayOf(ids)}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Which of these are withdrawals that are under way. */
export async function findUnderWay(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from cashier.withdrawal
    where id = any(${arrayOf(ids)}::uuid[]) and state not in ('paid', 'refused', 'cancelled')`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export interface RunRow {
  readonly id: string
  readonly day: string
  readonly by: string
  /** Of their statement. */
  readonly lines: number
  readonly found: number
  readonly at: Date
}

/** A day was gone through. */
export const insertRun = (tx: Tx, { id, day, by, lines, found }: Omit<RunRow, 'at'>, now: Date) =>
  sql`
  insert into cashier.reconciliation (id, day, by, lines, found, at)
  values (${id}, ${day}::date, ${by}, ${lines}, ${found}, ${now})`.execute(tx)

/** Keep what differs; what is known already is brought up to date, and what was explained stays so. */
export const saveFindings = (
  tx: Tx,
  { run, day }: { readonly run: string; readonly day: string },
  found: readonly (Difference & { readonly id: string })[],
  now: Date,
) =>
  sql`
  insert into cashier.finding (id, run, brand_id, day, kind, subject, reference, asset, decimals, ours, theirs, found_at)
  select id, ${run}::uuid, brand_id, ${day}::date, kind, subject, reference, asset, decimals, ours, theirs, ${now}::timestamptz
  from unnest(${arrayOf(found.map((one) => one.id))}::uuid[], ${arrayOf(found.map((one) => one.brandId))}::int[],
              ${tokens(found.map((one) => one.kind))}::text[], ${texts(found.map((one) => one.subject))}::text[],
              ${texts(found.map((one) => one.reference))}::text[], ${texts(found.map((one) => one.asset))}::text[],
              ${arrayOf(found.map((one) => one.decimals))}::int[], ${arrayOf(found.map((one) => one.ours))}::int8[],
              ${arrayOf(found.map((one) => one.theirs))}::int8[])
    as found (id, brand_id, kind, subject, reference, asset, decimals, ours, theirs)
  on conflict (kind, subject) do update
  set run = excluded.run, brand_id = coalesce(finding.brand_id, excluded.brand_id), ours = excluded.ours, theirs = excluded.theirs
  where finding.state = 'open'`.execute(tx)

/** What was open of a day and differs no more has explained itself. */
export const settleFindings = (tx: Tx, { run, day }: { readonly run: string; readonly day: string }, now: Date) =>
  sql`
  update cashier.finding
  set state = 'explained', explained_by = 'clock', note = 'differs no more', explained_at = ${now}
  where day = ${day}::date and state = 'open' and run <> ${run}`.execute(tx)

export interface FindingRow {
  readonly id: string
  readonly brandId: number | null
  readonly day: string
  readonly kind: FindingKind
  readonly subject: string
  readonly reference: string
  readonly asset: string
  readonly decimals: number
  readonly ours: bigint | null
  readonly theirs: bigint | null
  readonly difference: bigint
  readonly state: 'open' | 'explained'
  readonly explainedBy: string | null
  readonly note: string | null
  readonly explainedAt: Date | null
  readonly foundAt: Date
}

const FINDING =
  sql.raw(`id, brand_id as "brandId", day::text as day, kind, subject, reference, asset, decimals, ours, theirs,
  difference, state, explained_by as "explainedBy", note, explained_at as "explainedAt", found_at as "foundAt"`)

/** A finding, locked: it is explained once. */
export async function findFindingForUpdate(tx: Tx, id: string): Promise<FindingRow | undefined> {
  const { rows } = await sql<FindingRow>`select ${FINDING} from cashier.finding where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Somebody knows how it came about. */
export const updateExplained = (tx: Tx, { id, by, note }: { id: string; by: string; note: string }, now: Date) =>
  sql`
  update cashier.finding set state = 'explained', explained_by = ${by}, note = ${note}, explained_at = ${now}
  where id = ${id}`.execute(tx)

export interface FindingFilter {
  /** Of this brand, or of none that is known; of all where it is left out. */
  readonly brandId?: number | undefined
  readonly state?: FindingRow['state'] | undefined
  readonly kind?: FindingKind | undefined
  readonly day?: string | undefined
}

export interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

/** One page of what was found, what is open and new first, and how much there is. */
export async function findFindings(db: Db, { brandId, state, kind, day }: FindingFilter, { pageNo, pageSize }: Paging) {
  const wanted = sql`(${brandId ?? null}::int is null or coalesce(brand_id, ${brandId ?? null}) = ${brandId ?? null})
    and (${state ?? null}::text is null or state = ${state ?? null})
    and (${kind ?? null}::text is null or kind = ${kind ?? null}) and (${day ?? null}::date is null or day = ${day ?? null}::date)`
  const { rows } = await sql<FindingRow>`
    select ${FINDING} from cashier.finding where ${wanted} order by state = 'open' desc, day desc, found_at desc, id
    limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from cashier.finding where ${wanted}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** When days were gone through, the latest first. */
export async function findRuns(db: Db, { pageNo, pageSize }: Paging): Promise<readonly RunRow[]> {
  const { rows } = await sql<RunRow>`
    select id, day::text as day, by, lines, found, at from cashier.reconciliation order by day desc, at desc, id
    limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  return rows
}

interface CountRow {
  readonly found: number
  readonly open: number
}

const COUNTS = sql.raw(
  `count(finding.id)::int as found, (count(finding.id) filter (where state = 'open'))::int as open`,
)

/** How much of a day concerns a brand. */
export async function countOfDay(tx: Tx, brandId: number, day: string): Promise<CountRow> {
  const { rows } = await sql<CountRow>`
    select ${COUNTS} from cashier.finding
    where day = ${day}::date and coalesce(brand_id, ${brandId}) = ${brandId}`.execute(tx)
  return rows[0] ?? { found: 0, open: 0 }
}

export interface DayRow extends CountRow {
  readonly day: string
  readonly by: string
  readonly at: Date
}

/** Days that were gone through, the latest first, each as it was the last time. */
export async function findDays(db: Db, brandId: number, { pageNo, pageSize }: Paging): Promise<readonly DayRow[]> {
  const { rows } = await sql<DayRow>`
    select gone.day::text as day, by, at, ${COUNTS}
    from (select distinct on (day) day, by, at from cashier.reconciliation order by day desc, at desc
          limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int) as gone
    left join cashier.finding on finding.day = gone.day and coalesce(brand_id, ${brandId}) = ${brandId}
    group by gone.day, by, at order by gone.day desc`.execute(db)
  return rows
}
