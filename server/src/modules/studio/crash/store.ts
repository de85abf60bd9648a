import { sql } from 'kysely'
import { arrayOf, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { asDealer } from '#kernel/dealer-role.ts'
import type { AnnouncedCashOut } from './rules.ts'

export interface RoundRow {
  readonly id: string
  readonly brandId: number
  readonly number: bigint
  readonly chainId: number
  readonly link: number
  readonly links: number
  readonly head: string
  readonly salt: string
  readonly profile: number
  readonly phase: 'betting' | 'running' | 'crashed' | 'void'
  readonly openedAt: Date
  readonly startsAt: Date
  readonly heartbeatAt: Date
  readonly point: bigint | null
  readonly hash: string | null
  readonly endedAt: Date | null
  readonly settledAt: Date | null
}

const ROUND = sql`r.id, r.brand_id as "brandId", r.number, r.chain_id as "chainId", r.link, r.links, r.head, r.salt, r.profile, r.phase,
  r.opened_at as "openedAt", r.starts_at as "startsAt", r.heartbeat_at as "heartbeatAt", r.point, r.hash, r.ended_at as "endedAt",
  r.settled_at as "settledAt"`
const FROM = sql`studio.crash_round as r`

/** The round that a brand's members play, or the last one. */
export async function findCurrent(db: Db, brandId: number): Promise<RoundRow | undefined> {
  const { rows } =
    await sql<RoundRow>`select ${ROUND} from ${FROM} where r.brand_id = ${brandId}::int order by r.number desc limit 1`.execute(
      db,
    )
  return rows[0]
}

export async function findRounds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RoundRow>> {
  const { rows } = await sql<RoundRow>`select ${ROUND} from ${FROM} where r.id = any(${arrayOf(ids)}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same, and none of them starts before this transaction is over. */
export async function holdRounds(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, RoundRow>> {
  const { rows } = await sql<RoundRow>`
    select ${ROUND} from ${FROM} where r.id = any(${arrayOf(ids)}::uuid[]) order by r.id for share of r`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The last rounds of a brand, newest first. */
export async function findPast(db: Db, brandId: number, limit: number): Promise<readonly RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select ${ROUND} from ${FROM} where r.brand_id = ${brandId}::int and r.ended_at is not null
    order by r.ended_at desc limit ${limit}::int`.execute(db)
  return rows
}

export interface NewRound {
  readonly id: string
  readonly brandId: number
  readonly profile: number
  readonly startsAt: Date
  readonly chainId: number
  readonly link: number
  readonly links: number
  readonly head: string
  readonly salt: string
}

/** Open the next round of a brand on a link that was taken for it. */
export const insertRound = (tx: Tx, round: NewRound, now: Date) =>
  sql`
  insert into studio.crash_round (id, brand_id, number, chain_id, link, links, head, salt, profile, phase, opened_at, starts_at,
    heartbeat_at)
  select ${round.id}::uuid, ${round.brandId}::int,
         coalesce((select max(number) from studio.crash_round where brand_id = ${round.brandId}::int), 0) + 1,
         ${round.chainId}::int, ${round.link}::int, ${round.links}::int, ${round.head}, ${round.salt}, ${round.profile}::int, 'betting',
         ${now}::timestamptz, ${round.startsAt}::timestamptz, ${now}::timestamptz`.execute(tx)

/** How a round will end: its link, where it crashes, and how many milliseconds after its start. */
export interface CrashOutcome {
  readonly hash: string
  readonly point: bigint
  readonly crashMs: number
}

export interface NewOutcome extends CrashOutcome {
  readonly roundId: string
  readonly startsAt: Date
  /** Whether the clock may be moved. */
  readonly sandbox: boolean
}

export const insertOutcome = (tx: Tx, { roundId, startsAt, hash, point, crashMs, sandbox }: NewOutcome) =>
  asDealer(tx, (dealer) =>
    sql`
    insert into studio.crash_outcome (round_id, starts_at, hash, point, crash_ms, sandbox)
    values (${roundId}, ${startsAt}, ${hash}, ${point}, ${crashMs}, ${sandbox})`.execute(dealer),
  )

/** How a round will end. Secret until it has. */
export const findOutcome = (db: Db, roundId: string): Promise<CrashOutcome | undefined> =>
  asDealer(db, async (dealer) => {
    const { rows } = await sql<CrashOutcome>`
      select hash, point, crash_ms as "crashMs" from studio.crash_outcome where round_id = ${roundId}::uuid`.execute(
      dealer,
    )
    return rows[0]
  })

export const deleteOutcome = (tx: Tx, roundId: string) =>
  asDealer(tx, (dealer) => sql`delete from studio.crash_outcome where round_id = ${roundId}::uuid`.execute(dealer))

/** A cash-out of a round, and when the server received it. */
export interface AskedCashOut {
  readonly roundId: string
  readonly asked: Date
}

/** Each of these cash-outs as it is heard, in their order; one of a round without an outcome is not. */
export async function hearCashOuts(tx: Tx, asked: readonly AskedCashOut[]): Promise<readonly AnnouncedCashOut[]> {
  const { rows } = await sql<AnnouncedCashOut>`
    select heard.heard_at as at, heard.crashed_at as "crashedAt"
    from unnest(${arrayOf(asked.map((one) => one.roundId))}::uuid[], ${moments(asked.map((one) => one.asked))}::timestamptz[])
           with ordinality as asked (round_id, at, number),
         studio.hear_cash_out(asked.round_id, asked.at) as heard
    order by asked.number`.execute(tx)
  return rows
}

export interface PhaseChange {
  readonly from: RoundRow['phase']
  readonly to: RoundRow['phase']
  readonly heartbeatAt: Date
  readonly point?: bigint
  readonly hash?: string
  readonly endedAt?: Date
}

/** Take a round from one phase to the next; false when somebody else has. */
export async function changePhase(
  tx: Tx,
  id: string,
  { from, to, heartbeatAt, point, hash, endedAt }: PhaseChange,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update studio.crash_round set phase = ${to}, heartbeat_at = ${heartbeatAt}, point = ${point ?? null}::int8, hash = ${hash ?? null},
           ended_at = ${endedAt ?? null}::timestamptz
    where id = ${id} and phase = ${from}`.execute(tx)
  return numAffectedRows === 1n
}

export const noteSettled = (tx: Tx, id: string, now: Date) =>
  sql`update studio.crash_round set settled_at = ${now} where id = ${id} and settled_at is null`.execute(tx)

export interface BetRow {
  readonly id: string
  readonly roundId: string
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly player: string
  readonly stake: bigint
  readonly autoAt: number | null
  readonly cashOutAt: number
  readonly payoutCap: bigint
  readonly decimals: number
  readonly unit: bigint
  readonly state: 'placed' | 'settling' | 'cancelled' | 'left' | 'lost' | 'returned'
  readonly cashedOutAt: number | null
  readonly payout: bigint
  /** What the member had after the last thing that happened to it. */
  readonly balance: bigint
  readonly placedAt: Date
  readonly decidedAt: Date | null
}

const BET = sql`id, round_id as "roundId", brand_id as "brandId", member_id as "memberId", asset, player, stake, auto_at as "autoAt",
  cash_out_at as "cashOutAt", payout_cap as "payoutCap", decimals, unit, state, cashed_out_at as "cashedOutAt", payout, balance,
  placed_at as "placedAt", decided_at as "decidedAt"`

export async function findBets(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BetRow>> {
  const { rows } =
    await sql<BetRow>`select ${BET} from studio.crash_bet where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What these members have bet on these rounds and not cancelled. */
export async function findBetsOf(
  db: Db,
  memberIds: readonly string[],
  roundIds: readonly string[],
): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.crash_bet
    where round_id = any(${arrayOf(roundIds)}::uuid[]) and member_id = any(${arrayOf(memberIds)}::uuid[]) and state <> 'cancelled'
    order by placed_at, id`.execute(db)
  return rows
}

/** The largest bets on a round in one asset, and how many and how much there are in all. */
export async function findTable(
  db: Db,
  roundId: string,
  asset: string,
  limit: number,
): Promise<{ readonly bets: readonly BetRow[]; readonly players: number; readonly staked: bigint }> {
  const { rows: bets } = await sql<BetRow>`
    select ${BET} from studio.crash_bet where round_id = ${roundId}::uuid and asset = ${asset} and state <> 'cancelled'
    order by stake desc, id limit ${limit}::int`.execute(db)
  const { rows } = await sql<{ players: number; staked: bigint }>`
    select count(distinct member_id)::int as players, coalesce(sum(stake), 0)::int8 as staked
    from studio.crash_bet where round_id = ${roundId}::uuid and asset = ${asset} and state <> 'cancelled'`.execute(db)
  return { bets, players: rows[0]?.players ?? 0, staked: rows[0]?.staked ?? 0n }
}

/** Open bets that cash out at this multiplier or below; all of them where none is given. */
export async function findOpenBets(
  db: Db,
  roundId: string,
  multiplier: bigint | undefined,
  limit: number,
): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.crash_bet
    where round_id = ${roundId}::uuid and state = 'placed'
      and (${multiplier ?? null}::int8 is null or cash_out_at <= ${multiplier ?? null}::int8)
    order by cash_out_at, id limit ${limit}::int`.execute(db)
  return rows
}

/** The lowest multiplier at which a bet cashes out automatically. */
export async function lowestCashOut(db: Db, roundId: string): Promise<number | undefined> {
  const { rows } = await sql<{ at: number | null }>`
    select min(cash_out_at) as at from studio.crash_bet where round_id = ${roundId}::uuid and state = 'placed'`.execute(
    db,
  )
  return rows[0]?.at ?? undefined
}

export const insertBets = (tx: Tx, bets: readonly BetRow[]) =>
  sql`
  insert into studio.crash_bet (id, round_id, brand_id, member_id, asset, player, stake, auto_at, cash_out_at, payout_cap, decimals,
    unit, state, balance, placed_at)
  select * from unnest(
    ${arrayOf(bets.map((one) => one.id))}::uuid[], ${arrayOf(bets.map((one) => one.roundId))}::uuid[],
    ${arrayOf(bets.map((one) => one.brandId))}::int[], ${arrayOf(bets.map((one) => one.memberId))}::uuid[],
    ${tokens(bets.map((one) => one.asset))}::text[], ${texts(bets.map((one) => one.player))}::text[],
    ${arrayOf(bets.map((one) => one.stake))}::int8[], ${arrayOf(bets.map((one) => one.autoAt))}::int[],
    ${arrayOf(bets.map((one) => one.cashOutAt))}::int[], ${arrayOf(bets.map((one) => one.payoutCap))}::int8[],
    ${arrayOf(bets.map((one) => one.decimals))}::int[], ${arrayOf(bets.map((one) => one.unit))}::int8[],
    ${tokens(bets.map((one) => one.state))}::text[], ${arrayOf(bets.map((one) => one.balance))}::int8[],
    ${moments(bets.map((one) => one.placedAt))}::timestamptz[])`.execute(tx)

/**
 * Records how bets ended that stood in a state: `placed` in the round, or `settling` where they could not be settled with the others.
 * Their members' accounts are locked, so nobody else ends them meanwhile.
 */
export const endBets = (tx: Tx, from: 'placed' | 'settling', bets: readonly BetRow[]) =>
  sql`
  update studio.crash_bet as b
  set state = after.state, cashed_out_at = after.cashed_out_at, payout = after.payout, balance = after.balance,
      decided_at = after.decided_at
  from unnest(${arrayOf(bets.map((one) => one.id))}::uuid[], ${tokens(bets.map((one) => one.state))}::text[],
              ${arrayOf(bets.map((one) => one.cashedOutAt))}::int[], ${arrayOf(bets.map((one) => one.payout))}::int8[],
              ${arrayOf(bets.map((one) => one.balance))}::int8[], ${moments(bets.map((one) => one.decidedAt))}::timestamptz[])
    as after (id, state, cashed_out_at, payout, balance, decided_at)
  where b.id = after.id and b.state = ${from}`.execute(tx)

/** By the number of a brand: who advances its rounds. */
export const CRASH_TURN = 'studio.crash'

/** True when this transaction alone advances the rounds of a brand. */
export async function takeTurn(tx: Tx, brandId: number): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${CRASH_TURN}), ${brandId}::int) as got`.execute(tx)
  return rows[0]?.got ?? false
}

/** Wait until nobody else advances the rounds of a brand, and keep others out until commit. */
export const waitTurn = (tx: Tx, brandId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${CRASH_TURN}), ${brandId}::int)`.execute(tx)

/** Whether a round is still where it was; two people may have ended it. */
export async function isStill(tx: Tx, { id, phase }: Pick<RoundRow, 'id' | 'phase'>): Promise<boolean> {
  const { rows } = await sql`
    select from studio.crash_round where id = ${id}::uuid and phase = ${phase} and settled_at is null`.execute(tx)
  return rows.length > 0
}
