import type { FindingKind } from '@croupier/contract/console-reconciliation.ts'
import { sql } from 'kysely'
import { arrayOf, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Difference } from './rules.ts'

/** One reconciliation of a day at a time. */
export const lockDay = (tx: Tx, day: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`reconciliation ${day}`}, 0))`.execute(tx)

/** Whether the clock has gone through a day since a moment. */
export async function wasGoneThrough(db: Db, day: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from reconciliation.run where day = ${day}::date and by = 'clock' and at >= ${since} limit 1`.execute(db)
  return rows.length > 0
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
  insert into reconciliation.run (id, day, by, lines, found, at)
  values (${id}, ${day}::date, ${by}, ${lines}, ${found}, ${now})`.execute(tx)

/** Keep what differs; what is known already is brought up to date, and what was explained stays so. */
export const saveFindings = (
  tx: Tx,
  { run, day }: { readonly run: string; readonly day: string },
  found: readonly (Difference & { readonly id: string })[],
  now: Date,
) =>
  sql`
  insert into reconciliation.finding (id, run, brand_id, day, kind, subject, reference, asset, decimals, ours, theirs, found_at)
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
  update reconciliation.finding
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
  const { rows } =
    await sql<FindingRow>`select ${FINDING} from reconciliation.finding where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Somebody knows how it came about. */
export const updateExplained = (tx: Tx, { id, by, note }: { id: string; by: string; note: string }, now: Date) =>
  sql`
  update reconciliation.finding set state = 'explained', explained_by = ${by}, note = ${note}, explained_at = ${now}
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
    select ${FINDING} from reconciliation.finding where ${wanted} order by state = 'open' desc, day desc, found_at desc, id
    limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from reconciliation.finding where ${wanted}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** When days were gone through, the latest first. */
export async function findRuns(db: Db, { pageNo, pageSize }: Paging): Promise<readonly RunRow[]> {
  const { rows } = await sql<RunRow>`
    select id, day::text as day, by, lines, found, at from reconciliation.run order by day desc, at desc, id
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
    select ${COUNTS} from reconciliation.finding
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
    from (select distinct on (day) day, by, at from reconciliation.run order by day desc, at desc
          limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int) as gone
    left join reconciliation.finding on finding.day = gone.day and coalesce(brand_id, ${brandId}) = ${brandId}
    group by gone.day, by, at order by gone.day desc`.execute(db)
  return rows
}

export interface WaitingRow {
  readonly count: number
  readonly oldestAt: Date | null
}

/** Differences of the books that nobody has explained, of this brand and of none that is known. */
export async function countFindings(db: Db, brandId: number): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select count(*)::int as count, min(found_at) as "oldestAt" from reconciliation.finding
    where coalesce(brand_id, ${brandId}) = ${brandId} and state = 'open'`.execute(db)
  return rows[0] ?? { count: 0, oldestAt: null }
}
