import type { CrowdActivity } from '@croupier/contract/crowd.ts'
import { sql } from 'kysely'
import { tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface CrowdOrders {
  readonly size: number
  readonly pace: number
  readonly activities: readonly CrowdActivity[]
}

export interface CrowdPresence {
  readonly present: number
  readonly heardAt: Date
}

/** What a brand's crowd was last told; undefined where nobody has told it anything yet. */
export async function findOrders(db: Db, brandId: number): Promise<CrowdOrders | undefined> {
  const { rows } = await sql<CrowdOrders>`
    select size, pace, activities from crowd.orders where brand_id = ${brandId}`.execute(db)
  return rows[0]
}

export const saveOrders = (tx: Tx, brandId: number, { size, pace, activities }: CrowdOrders, now: Date) =>
  sql`
  insert into crowd.orders (brand_id, size, pace, activities, changed_at)
  values (${brandId}, ${size}, ${pace}, ${tokens(activities)}::text[], ${now})
  on conflict (brand_id) do update set size = excluded.size, pace = excluded.pace, activities = excluded.activities,
    changed_at = excluded.changed_at`.execute(tx)

/** How many were at a brand when their process last asked; undefined before the first time. */
export async function findPresence(db: Db, brandId: number): Promise<CrowdPresence | undefined> {
  const { rows } = await sql<CrowdPresence>`
    select present, heard_at as "heardAt" from crowd.presence where brand_id = ${brandId}`.execute(db)
  return rows[0]
}

export const savePresence = (db: Db, brandId: number, { present, heardAt }: CrowdPresence) =>
  sql`
  insert into crowd.presence (brand_id, present, heard_at) values (${brandId}, ${present}, ${heardAt})
  on conflict (brand_id) do update set present = excluded.present, heard_at = excluded.heard_at`.execute(db)

/** Of these accounts those of demo players. */
export async function findPlayers(db: Db, brandId: number, accounts: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly account: string }>`
    select account from crowd.player where brand_id = ${brandId} and account = any(${tokens(accounts)}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ account }) => account))
}

export interface NewPlayer {
  readonly memberId: string
  readonly brandId: number
  readonly account: string
}

export const insertPlayer = (tx: Tx, { memberId, brandId, account }: NewPlayer, now: Date) =>
  sql`insert into crowd.player (member_id, brand_id, account, created_at)
      values (${memberId}, ${brandId}, ${account}, ${now})`.execute(tx)
