import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface PotKey {
  readonly brandId: number
  readonly code: string
  readonly asset: string
}

export interface PotRow extends PotKey {
  readonly run: number
  readonly fallsAt: bigint
  readonly salt: string
  readonly commitment: string
  readonly since: Date
  /** The last bet that has fed it, by when it was settled. */
  readonly fedUpto: Date
  readonly fedBet: string
  /** In millionths of a stored unit. */
  readonly carry: bigint
}

const POT = sql`brand_id as "brandId", code, asset, run, falls_at as "fallsAt", salt, commitment, since,
  fed_upto as "fedUpto", fed_bet as "fedBet", carry`

/** Lock a pot against everybody who feeds it. Undefined until it is opened. */
export async function lockPot(tx: Tx, { brandId, code, asset }: PotKey): Promise<PotRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('rewards.pot'), hashtext(${`${brandId}/${code}/${asset}`}))`.execute(
    tx,
  )
  const { rows } = await sql<PotRow>`
    select ${POT} from rewards.pot where brand_id = ${brandId} and code = ${code} and asset = ${asset} for update`.execute(
    tx,
  )
  return rows[0]
}

export const savePot = (tx: Tx, row: PotRow) =>
  sql`
  insert into rewards.pot (brand_id, code, asset, run, falls_at, salt, commitment, since, fed_upto, fed_bet, carry)
  values (${row.brandId}, ${row.code}, ${row.asset}, ${row.run}, ${row.fallsAt}::int8, ${row.salt}, ${row.commitment},
          ${row.since}, ${row.fedUpto}, ${row.fedBet}::uuid, ${row.carry}::int8)
  on conflict (brand_id, code, asset) do update set run = excluded.run, falls_at = excluded.falls_at, salt = excluded.salt,
    commitment = excluded.commitment, since = excluded.since, fed_upto = excluded.fed_upto,
    fed_bet = excluded.fed_bet, carry = excluded.carry`.execute(tx)

export async function findPots(db: Db, brandId: number, asset: string): Promise<readonly PotRow[]> {
  const { rows } = await sql<PotRow>`
    select ${POT} from rewards.pot where brand_id = ${brandId} and asset = ${asset} order by code`.execute(db)
  return rows
}

export interface FallRow extends PotKey {
  readonly run: number
  readonly betId: string
  readonly memberId: string
  readonly amount: bigint
  readonly fallsAt: bigint
  readonly salt: string
  readonly commitment: string
  readonly at: Date
}

export const insertFall = (tx: Tx, row: FallRow) =>
  sql`
  insert into rewards.pot_fall (brand_id, code, asset, run, bet_id, member_id, amount, falls_at, salt, commitment, at)
  values (${row.brandId}, ${row.code}, ${row.asset}, ${row.run}, ${row.betId}::uuid, ${row.memberId}::uuid, ${row.amount}::int8,
          ${row.fallsAt}::int8, ${row.salt}, ${row.commitment}, ${row.at})`.execute(tx)

const FALL = sql.raw(`brand_id as "brandId", code, asset, run, bet_id as "betId", member_id as "memberId", amount,
  falls_at as "fallsAt", salt, commitment, at`)

/** The fall of a pot to a bet. */
export async function findFall(
  db: Db,
  { brandId, betId, code }: Pick<FallRow, 'brandId' | 'betId' | 'code'>,
): Promise<FallRow | undefined> {
  const { rows } = await sql<FallRow>`
    select ${FALL} from rewards.pot_fall where brand_id = ${brandId} and code = ${code} and bet_id = ${betId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** The last fall of each pot of a brand. */
export async function findLastFalls(db: Db, brandId: number, asset: string): Promise<ReadonlyMap<string, FallRow>> {
  const { rows } = await sql<FallRow>`
    select distinct on (code) ${FALL}
    from rewards.pot_fall where brand_id = ${brandId} and asset = ${asset} order by code, run desc`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}
