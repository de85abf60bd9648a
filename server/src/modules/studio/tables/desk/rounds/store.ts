import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { BET, type BetRow } from '../../bets/store.ts'
import type { Phase } from '../../store.ts'

export interface DealtRow {
  readonly id: string
  readonly code: string
  readonly phase: Phase
  readonly summary: { readonly won: readonly string[]; readonly score: string } | null
  readonly people: number
  readonly openedAt: Date
  readonly settledAt: Date | null
  readonly settlement: number
  readonly bets: number
  readonly stake: bigint
  readonly payout: bigint
}

export interface RoundFilter {
  readonly tableId: string
  /** How its code begins. */
  readonly code: string | undefined
  readonly state: keyof typeof STATES | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

const STATES = {
  running: sql`r.settled_at is null and r.phase <> 'void'`,
  settled: sql`r.phase = 'settled' and r.settlement = 1`,
  resettled: sql`r.phase = 'settled' and r.settlement > 1`,
  void: sql`r.phase = 'void'`,
} as const

function matching({ tableId, code, state, from, until }: RoundFilter): RawBuilder<unknown> {
  const parts = [
    sql`r.table_id = ${tableId}::uuid`,
    ...(code === undefined ? [] : [sql`starts_with(r.code, ${code})`]),
    ...(state === undefined ? [] : [STATES[state]]),
    ...(from ? [sql`r.opened_at >= ${from}`] : []),
    ...(until ? [sql`r.opened_at < ${until}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

const PLAYED = (asset: string) => sql`
  select count(*)::int as bets, coalesce(sum(held), 0)::int8 as stake, coalesce(sum(payout), 0)::int8 as payout
  from studio.table_bet as b where b.round_id = r.id and b.asset = ${asset} and b.state <> 'undone'`

const COLUMNS = sql`r.id, r.code, r.phase, r.summary, r.people, r.opened_at as "openedAt", r.settled_at as "settledAt", r.settlement,
  played.bets, played.stake, played.payout`

/** The rounds of a table, the latest first, with what was staked on them in the brand's money. */
export async function findRounds(
  db: Db,
  filter: RoundFilter,
  { asset, limit, offset }: { readonly asset: string; readonly limit: number; readonly offset: number },
): Promise<readonly DealtRow[]> {
  const { rows } = await sql<DealtRow>`
    select ${COLUMNS}
    from (
      select * from studio.table_round as r where ${matching(filter)} order by r.opened_at desc limit ${limit}::int offset ${offset}::int
    ) as r
    cross join lateral (${PLAYED(asset)}) as played
    order by r.opened_at desc`.execute(db)
  return rows
}

/** One round as the list shows it. */
export async function findDealt(db: Db, roundId: string, asset: string): Promise<DealtRow | undefined> {
  const { rows } = await sql<DealtRow>`
    select ${COLUMNS} from studio.table_round as r cross join lateral (${PLAYED(asset)}) as played
    where r.id = ${roundId}::uuid`.execute(db)
  return rows[0]
}

/** How many rounds there are, and what was staked and paid on them in the brand's money. */
export async function sumRounds(db: Db, filter: RoundFilter, asset: string) {
  const [counted, played] = await Promise.all([
    sql<{
      total: number
    }>`select count(*)::int as total from studio.table_round as r where ${matching(filter)}`.execute(db),
    sql<{ stake: bigint; payout: bigint }>`
      select coalesce(sum(b.held), 0)::int8 as stake, coalesce(sum(b.payout), 0)::int8 as payout
      from studio.table_round as r join studio.table_bet as b on b.round_id = r.id and b.asset = ${asset} and b.state <> 'undone'
      where ${matching(filter)}`.execute(db),
  ])
  return {
    total: counted.rows[0]?.total ?? 0,
    stake: played.rows[0]?.stake ?? 0n,
    payout: played.rows[0]?.payout ?? 0n,
  }
}

export interface BetFilter {
  readonly roundId: string
  readonly spot: string | undefined
  readonly state: BetRow['state'] | undefined
}

/** Bets of a round in the order they were laid, and how many fit. */
export async function findBets(
  db: Db,
  { roundId, spot, state }: BetFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly BetRow[]; readonly total: number }> {
  const where = sql`round_id = ${roundId}::uuid and (${spot ?? null}::text is null or spot = ${spot ?? null}::text)
    and (${state ?? null}::text is null or state = ${state ?? null}::text)`
  const [{ rows }, counted] = await Promise.all([
    sql<BetRow>`
      select ${BET} from studio.table_bet where ${where} order by placed_at, id limit ${limit}::int offset ${offset}::int`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from studio.table_bet where ${where}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** What was staked and paid on a spot. */
export interface SpotSum {
  readonly spot: string
  readonly bets: number
  readonly stake: bigint
  readonly payout: bigint
}

/** What was staked and paid on each spot of a round in one money, the most staked first. */
export async function sumSpots(db: Db, roundId: string, asset: string): Promise<readonly SpotSum[]> {
  const { rows } = await sql<SpotSum>`
    select spot, count(*)::int as bets, sum(held)::int8 as stake, sum(payout)::int8 as payout
    from studio.table_bet where round_id = ${roundId}::uuid and asset = ${asset} and state <> 'undone'
    group by spot order by sum(held) desc, spot`.execute(db)
  return rows
}
