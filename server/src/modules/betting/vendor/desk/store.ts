import { type RawBuilder, sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'
import { OWN_VENDORS } from '../rules.ts'
import type { RoundState } from '../store.ts'

export interface HeldRow {
  readonly roundId: string
  readonly memberId: string
  readonly vendor: string
  readonly gameCode: string
  readonly asset: string
  readonly status: RoundState['status']
  readonly bets: number
  readonly stake: bigint
  readonly at: Date
}

export interface HeldFilter {
  readonly brandId: number
  readonly members: MemberSelection
  readonly state: 'interrupted' | 'open' | undefined
  readonly vendor: string | undefined
  readonly before: Date | undefined
  /** Of this member, or this round. */
  readonly memberId: string | undefined
  readonly roundId: string | undefined
}

function matching({ brandId, members, state, vendor, before, memberId, roundId }: HeldFilter): RawBuilder<unknown> {
  const parts = [
    sql`round.brand_id = ${brandId} and round.status in ('open', 'interrupted') and bet.status = 'open'
        and round.vendor <> all(${texts(OWN_VENDORS)}::text[])`,
    isSelected(sql`bet.member_id`, members),
    ...(state === undefined ? [] : [sql`round.status = ${state}`]),
    ...(vendor === undefined ? [] : [sql`round.vendor = ${vendor}`]),
    ...(before === undefined ? [] : [sql`round.started_at < ${before} and bet.placed_at < ${before}`]),
    ...(memberId === undefined ? [] : [sql`bet.member_id = ${memberId}::uuid`]),
    ...(roundId === undefined ? [] : [sql`round.id = ${roundId}::uuid`]),
  ]
  return sql.join(parts, sql` and `)
}

/** Rounds of vendors with a bet that waits, the oldest first; how many, and what waits on them in one money. */
export async function findHeld(
  db: Db,
  filter: HeldFilter,
  { asset, limit, offset }: { readonly asset: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly HeldRow[]; readonly total: number; readonly stake: bigint }> {
  const from = sql`from betting.round join betting.bet on round_id = round.id where ${matching(filter)}`
  const [{ rows }, counted] = await Promise.all([
    sql<HeldRow>`
      select round.id as "roundId", bet.member_id as "memberId", round.vendor, round.game_code as "gameCode", bet.asset, round.status,
             count(*)::int as bets, sum(bet.stake)::int8 as stake, min(bet.placed_at) as at
      ${from} group by round.id, bet.member_id, bet.asset order by min(bet.placed_at), round.id
      limit ${limit}::int offset ${offset}::int`.execute(db),
    sql<{ total: number; stake: bigint }>`
      select count(distinct round.id)::int as total, coalesce(sum(bet.stake) filter (where bet.asset = ${asset}), 0)::int8 as stake
      ${from}`.execute(db),
  ])
  const { total = 0, stake = 0n } = counted.rows[0] ?? {}
  return { rows, total, stake }
}

export interface VendorCallRow {
  readonly id: string
  readonly content: string
  readonly code: string
  readonly transferId: string | null
  readonly at: Date
}

/** The calls about a round, in their order, with how they were answered. */
export async function findCallsOfRound(db: Db, roundId: string): Promise<readonly VendorCallRow[]> {
  const { rows } = await sql<VendorCallRow>`
    select id, content, code, transfer_id as "transferId", at from betting.vendor_call
    where round_id = ${roundId}::uuid order by at, transfer_id is null, id limit 200`.execute(db)
  return rows
}
