import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Play, Span } from '../brand-play/store.ts'
import type { DayReturn, GameReturn } from './returns.ts'

/** Larger than int8: they arrive as text. */
type Sums = 'stakesSquared' | 'products' | 'payoutsSquared'

const SUMS = sql`
  sum(bets)::int as bets, sum(stakes)::int8 as stakes, sum(payouts)::int8 as payouts, sum(stakes_squared)::text as "stakesSquared",
  sum(products)::text as products, sum(payouts_squared)::text as "payoutsSquared", min(hour) as since`

const playedIn = ({ brandId, asset, from, to }: Play & Span) => sql`
  bets > 0 and brand_id = ${brandId} and asset = ${asset} and hour >= ${from} and hour < ${to}`

type Row<R> = Omit<R, Sums> & Record<Sums, string>

const exact = <R>(row: Row<R>) => ({
  ...row,
  stakesSquared: BigInt(row.stakesSquared),
  products: BigInt(row.products),
  payoutsSquared: BigInt(row.payoutsSquared),
})

/** What the games of a brand took and gave in one asset, over whole hours. */
export async function sumGames(db: Db, span: Play & Span): Promise<readonly GameReturn[]> {
  const { rows } = await sql<Row<GameReturn>>`
    select vendor, game_code as "gameCode", ${SUMS} from betting.game_hour where ${playedIn(span)}
    group by vendor, game_code`.execute(db)
  return rows.map(exact<GameReturn>)
}

/** The same of each day of a clock. */
export async function sumDays(
  db: Db,
  { timeZone, ...span }: Play & Span & { readonly timeZone: string },
): Promise<readonly DayReturn[]> {
  const { rows } = await sql<Row<DayReturn>>`
    select (hour at time zone ${timeZone})::date::text as day, vendor, game_code as "gameCode", ${SUMS} from betting.game_hour
    where ${playedIn(span)} group by 1, vendor, game_code order by 1`.execute(db)
  return rows.map(exact<DayReturn>)
}
