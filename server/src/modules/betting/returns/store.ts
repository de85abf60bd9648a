import { sql } from 'kysely'
import { moments } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Span } from '../figures/store.ts'
import type { GameReturn } from './returns.ts'

/** Up to when settlements have been counted; locked, so that two who count do not mix. Undefined before the first time. */
export async function lockCounted(tx: Tx): Promise<Date | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('betting.game_hour'))`.execute(tx)
  const { rows } = await sql<{ upto: Date }>`select upto from betting.game_hours_counted`.execute(tx)
  return rows[0]?.upto
}

export const saveCounted = (tx: Tx, upto: Date) =>
  sql`
  insert into betting.game_hours_counted (upto) values (${upto}) on conflict (one) do update set upto = excluded.upto`.execute(
    tx,
  )

/** When the first bet was settled. */
export async function findFirstSettled(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(settled_at) as at from betting.bet`.execute(db)
  return rows[0]?.at ?? undefined
}

/** The hours whose bets were settled in a span, for the first time or again. */
export async function findHours(db: Db, from: Date, to: Date): Promise<readonly Date[]> {
  const { rows } = await sql<{ hour: Date }>`
    select distinct date_trunc('hour', placed_at) as hour from betting.bet
    where settled_at >= ${from} and settled_at < ${to}`.execute(db)
  return rows.map(({ hour }) => hour)
}

/** Count these hours from their settled bets; what was counted of them before is replaced. Void bets are none. */
export async function countHours(tx: Tx, hours: readonly Date[]): Promise<void> {
  await sql`delete from betting.game_hour where hour = any(${moments(hours)}::timestamptz[])`.execute(tx)
  await sql`
    insert into betting.game_hour (brand_id, asset, vendor, game_code, hour, bets, stakes, payouts,
                                   stakes_squared, products, payouts_squared)
    select brand_id, asset, vendor, game_code, hour, count(*), sum(stake), sum(payout),
           sum(stake::numeric * stake), sum(stake::numeric * payout), sum(payout::numeric * payout)
    from unnest(${moments(hours)}::timestamptz[]) as hour
    cross join lateral (
      select * from betting.bet
      where placed_at >= hour and placed_at < hour + interval '1 hour' and settled_at is not null and status <> 'void' offset 0
    ) as bet
    group by brand_id, asset, vendor, game_code, hour`.execute(tx)
}

/** Larger than int8: they arrive as text. */
type Sums = 'stakesSquared' | 'products' | 'payoutsSquared'

/** What the games of a brand took and gave in one asset, over whole hours. */
export async function sumGames(db: Db, { brandId, asset, from, to }: Span): Promise<readonly GameReturn[]> {
  const { rows } = await sql<Omit<GameReturn, Sums> & Record<Sums, string>>`
    select vendor, game_code as "gameCode", sum(bets)::int as bets, sum(stakes)::int8 as stakes, sum(payouts)::int8 as payouts,
           sum(stakes_squared)::text as "stakesSquared", sum(products)::text as products,
           sum(payouts_squared)::text as "payoutsSquared", min(hour) as since
    from betting.game_hour
    where brand_id = ${brandId} and asset = ${asset} and hour >= ${from} and hour < ${to}
    group by vendor, game_code`.execute(db)
  return rows.map((row) => ({
    ...row,
    stakesSquared: BigInt(row.stakesSquared),
    products: BigInt(row.products),
    payoutsSquared: BigInt(row.payoutsSquared),
  }))
}
