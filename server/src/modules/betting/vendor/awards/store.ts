import type { Award } from '@croupier/contract/vendor-api.ts'
import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** A vendor's day at a brand. */
export interface AwardDay {
  readonly brandId: number
  readonly vendor: string
  readonly day: Date
}

export interface PaidDay extends AwardDay {
  readonly amount: bigint
}

export const keyOf = ({ brandId, vendor, day }: AwardDay): string => `${brandId} ${vendor} ${day.toISOString()}`

/** What was paid on each of these days so far; nobody else awards for the same vendors until this is over. */
export async function lockDays(tx: Tx, days: readonly AwardDay[]): Promise<ReadonlyMap<string, bigint>> {
  const each = [...new Map(days.map((one) => [keyOf(one), one]))].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const found = new Map<string, bigint>()
  for (const [key, { brandId, vendor, day }] of each) {
    const { rows } = await sql<{ amount: bigint }>`
      insert into betting.award_day as today (brand_id, vendor, day) values (${brandId}, ${vendor}, ${day})
      on conflict (brand_id, vendor, day) do update set amount = today.amount
      returning amount`.execute(tx)
    found.set(key, rows[0]?.amount ?? 0n)
  }
  return found
}

/** So much has been paid on these days now. */
export async function updateDays(tx: Tx, days: readonly PaidDay[]): Promise<void> {
  for (const { brandId, vendor, day, amount } of days)
    await sql`
      update betting.award_day set amount = ${amount}
      where brand_id = ${brandId} and vendor = ${vendor} and day = ${day}`.execute(tx)
}

export interface HeldAward {
  readonly id: string
  readonly brandId: number
  readonly vendor: string
  readonly memberId: string
  readonly asset: string
  readonly award: Award
  readonly amount: bigint
  readonly roundId: string | null
}

/** Awards that wait for people from now on. */
export async function insertHeld(tx: Tx, held: readonly HeldAward[], now: Date): Promise<void> {
  if (held.length === 0) return
  await sql`
    insert into betting.held_award (id, brand_id, vendor, member_id, asset, award, amount, round_id, at)
    select *, ${now}::timestamptz from unnest(
      ${arrayOf(held.map((one) => one.id))}::uuid[], ${arrayOf(held.map((one) => one.brandId))}::int[],
      ${tokens(held.map((one) => one.vendor))}::text[], ${arrayOf(held.map((one) => one.memberId))}::uuid[],
      ${tokens(held.map((one) => one.asset))}::text[], ${tokens(held.map((one) => one.award))}::text[],
      ${arrayOf(held.map((one) => one.amount))}::int8[], ${arrayOf(held.map((one) => one.roundId))}::uuid[])`.execute(
    tx,
  )
}

export interface HeldAwardRow extends HeldAward {
  readonly state: 'waiting' | 'paid' | 'refused'
  readonly at: Date
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}

const HELD =
  sql.raw(`id, brand_id as "brandId", vendor, member_id as "memberId", asset, award, amount, round_id as "roundId",
  state, at, decided_by as "decidedBy", decided_at as "decidedAt"`)

export async function findHeldAward(db: Db, brandId: number, id: string): Promise<HeldAwardRow | undefined> {
  const { rows } = await sql<HeldAwardRow>`
    select ${HELD} from betting.held_award where brand_id = ${brandId} and id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** The same, locked against whoever else decides on it. */
export async function lockHeldAward(tx: Tx, brandId: number, id: string): Promise<HeldAwardRow | undefined> {
  const { rows } = await sql<HeldAwardRow>`
    select ${HELD} from betting.held_award where brand_id = ${brandId} and id = ${id}::uuid for update`.execute(tx)
  return rows[0]
}

/** It is paid, or never will be. */
export const decideHeldAward = (tx: Tx, id: string, state: 'paid' | 'refused', { by, at }: { by: string; at: Date }) =>
  sql`update betting.held_award set state = ${state}, decided_by = ${by}, decided_at = ${at} where id = ${id}::uuid`.execute(
    tx,
  )

/** A page of them, the oldest that waits or the last that was decided first, and how many there are. */
export async function findHeldAwards(
  db: Db,
  { brandId, state }: { readonly brandId: number; readonly state: 'waiting' | 'decided' },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly HeldAwardRow[]; readonly total: number }> {
  const waits = state === 'waiting'
  const which = waits ? sql`state = 'waiting'` : sql`state <> 'waiting'`
  const order = waits ? sql`at, id` : sql`decided_at desc, id`
  const [found, counted] = await Promise.all([
    sql<HeldAwardRow>`
      select ${HELD} from betting.held_award where brand_id = ${brandId} and ${which}
      order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from betting.held_award where brand_id = ${brandId} and ${which}`.execute(db),
  ])
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}
