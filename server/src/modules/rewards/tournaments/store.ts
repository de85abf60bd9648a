import type { REPEATS, TOURNAMENT_STATES } from '@croupier/contract/console-tournaments.ts'
import type { Category } from '@croupier/contract/field.ts'
import type { Metric } from '@croupier/contract/tournaments.ts'
import { sql } from 'kysely'
import { arrayOf, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface TournamentRow {
  readonly id: string
  readonly brandId: number
  readonly names: Readonly<Record<string, string>>
  readonly metric: Metric
  readonly asset: string
  readonly category: Category | null
  readonly games: readonly string[]
  readonly stakeMin: bigint
  readonly prizes: readonly bigint[]
  readonly startsAt: Date
  readonly endsAt: Date
  readonly repeats: (typeof REPEATS)[number]
  readonly state: (typeof TOURNAMENT_STATES)[number]
  readonly paidAt: Date | null
}

const TOURNAMENT = sql`id, brand_id as "brandId", names, metric, asset, category, games, stake_min as "stakeMin", prizes,
  starts_at as "startsAt", ends_at as "endsAt", repeats, state, paid_at as "paidAt"`

/** A row as the driver gives it: it does not look into arrays. */
type StoredRow = Omit<TournamentRow, 'prizes'> & { readonly prizes: readonly string[] }

const rowOf = ({ prizes, ...row }: StoredRow): TournamentRow => ({ ...row, prizes: prizes.map(BigInt) })

/** Write a tournament down, or write over what is there. */
export const saveTournament = (tx: Tx, row: TournamentRow) =>
  sql`
  insert into rewards.tournament (id, brand_id, names, metric, asset, category, games, stake_min, prizes, starts_at, ends_at,
                                  repeats, state, paid_at)
  values (${row.id}, ${row.brandId}, ${JSON.stringify(row.names)}::json, ${row.metric}, ${row.asset}, ${row.category},
          ${texts(row.games)}::text[], ${row.stakeMin}::int8, ${arrayOf(row.prizes)}::int8[], ${row.startsAt}, ${row.endsAt},
          ${row.repeats}, ${row.state}, ${row.paidAt})
  on conflict (id) do update set names = excluded.names, metric = excluded.metric, asset = excluded.asset,
    category = excluded.category, games = excluded.games, stake_min = excluded.stake_min, prizes = excluded.prizes,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, repeats = excluded.repeats, state = excluded.state,
    paid_at = excluded.paid_at`.execute(tx)

/** One tournament, locked; of whichever brand. */
export async function lockTournament(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const { rows } =
    await sql<StoredRow>`select ${TOURNAMENT} from rewards.tournament where id = ${id}::uuid for update`.execute(tx)
  return rows[0] && rowOf(rows[0])
}

export async function findTournament(db: Db, brandId: number, id: string): Promise<TournamentRow | undefined> {
  const { rows } = await sql<StoredRow>`
    select ${TOURNAMENT} from rewards.tournament where id = ${id}::uuid and brand_id = ${brandId}`.execute(db)
  return rows[0] && rowOf(rows[0])
}

/** Those of a brand that members may see: what has ended before a moment is left out. */
export async function findShown(db: Db, brandId: number, endedSince: Date): Promise<readonly TournamentRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${TOURNAMENT} from rewards.tournament
    where brand_id = ${brandId} and state <> 'draft' and ends_at >= ${endedSince} order by ends_at, id`.execute(db)
  return rows.map(rowOf)
}

export interface Window {
  readonly state: string | undefined
  readonly size: number
  readonly skip: number
}

export async function findPage(
  db: Db,
  brandId: number,
  { state, size, skip }: Window,
): Promise<{ readonly rows: readonly TournamentRow[]; readonly total: number }> {
  const those = sql`
    from rewards.tournament
    where brand_id = ${brandId} and (${state ?? null}::text is null or state = ${state ?? null}::text)`
  const [{ rows }, counted] = await Promise.all([
    sql<StoredRow>`select ${TOURNAMENT} ${those} order by ends_at desc, id limit ${size}::int offset ${skip}::int`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${those}`.execute(db),
  ])
  return { rows: rows.map(rowOf), total: counted.rows[0]?.total ?? 0 }
}

/** Announced ones that have ended, without those that were set aside. */
export async function findDue(
  db: Db,
  now: Date,
  aside: readonly string[],
): Promise<readonly { readonly brandId: number; readonly key: string }[]> {
  const { rows } = await sql<{ brandId: number; key: string }>`
    select brand_id as "brandId", id as key from rewards.tournament
    where state = 'announced' and ends_at <= ${now} and id <> all(${arrayOf(aside)}::uuid[]) order by ends_at, id`.execute(
    db,
  )
  return rows
}

export interface RankRow {
  readonly rank: number
  readonly memberId: string
  readonly score: bigint
  readonly prize: bigint
}

export const insertRanks = (tx: Tx, tournamentId: string, ranks: readonly RankRow[]) =>
  sql`
  insert into rewards.tournament_rank (tournament_id, rank, member_id, score, prize)
  select ${tournamentId}::uuid, * from unnest(
    ${arrayOf(ranks.map(({ rank }) => rank))}::int[], ${tokens(ranks.map(({ memberId }) => memberId))}::uuid[],
    ${arrayOf(ranks.map(({ score }) => score))}::int8[], ${arrayOf(ranks.map(({ prize }) => prize))}::int8[])`.execute(
    tx,
  )

export async function findRanks(db: Db, tournamentId: string): Promise<readonly RankRow[]> {
  const { rows } = await sql<RankRow>`
    select rank, member_id as "memberId", score, prize from rewards.tournament_rank
    where tournament_id = ${tournamentId}::uuid order by rank`.execute(db)
  return rows
}

/** The next announced ends of a brand. */
export async function findEnds(db: Db, brandId: number, after: Date, most: number): Promise<readonly TournamentRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${TOURNAMENT} from rewards.tournament
    where brand_id = ${brandId} and state = 'announced' and ends_at > ${after} order by ends_at limit ${most}::int`.execute(
    db,
  )
  return rows.map(rowOf)
}
