import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Play, Span } from '../figures/brand-play/store.ts'
import type { GameReturn } from './returns.ts'

/** Larger than int8: they arrive as text. */
type Sums = 'stakesSquared' | 'products' | 'payoutsSquared'

/** What the games of a brand took and gave in one asset, over whole hours. */
export async function sumGames(db: Db, { brandId, asset, from, to }: Play & Span): Promise<readonly GameReturn[]> {
  const { rows } = await sql<Omit<GameReturn, Sums> & Record<Sums, string>>`
    select vendor, game_code as "gameCode", sum(bets)::int as bets, sum(stakes)::int8 as stakes, sum(payouts)::int8 as payouts,
           sum(stakes_squared)::text as "stakesSquared", sum(products)::text as products,
           sum(payouts_squared)::text as "payoutsSquared", min(hour) as since
    from betting.game_hour
    where bets > 0 and brand_id = ${brandId} and asset = ${asset} and hour >= ${from} and hour < ${to}
    group by vendor, game_code`.execute(db)
  return rows.map((row) => ({
    ...row,
    stakesSquared: BigInt(row.stakesSquared),
    products: BigInt(row.products),
    payoutsSquared: BigInt(row.payoutsSquared),
  }))
}
