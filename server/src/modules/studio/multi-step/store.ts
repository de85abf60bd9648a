import { sql } from 'kysely'
import { arrayOf, jsons, moments } from '#kernel/array.ts'
import { type Db, ConcurrentChangeError, type Tx } from '#kernel/database.ts'

/** A round that is played in several steps, with the seed that decides it. */
export interface MultiStepRound {
  readonly roundId: string
  readonly betId: string
  readonly brandId: number
  readonly memberId: string
  readonly gameCode: string
  readonly asset: string
  readonly seedId: string
  readonly nonce: number
  readonly stake: bigint
  readonly unit: bigint
  readonly decimals: number
  readonly profile: number
  readonly payoutCap: bigint
  readonly paytableVersion: string
  readonly choices: unknown
  readonly steps: readonly unknown[]
  readonly payout: bigint
  readonly openedAt: Date
  readonly lastStepAt: Date
  readonly interrupted: boolean
  readonly closedAt: Date | null
  readonly endedBy: 'member' | 'clock' | null
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
}

export type NewMultiStepRound = Omit<
  MultiStepRound,
  | 'steps'
  | 'payout'
  | 'lastStepAt'
  | 'interrupted'
  | 'closedAt'
  | 'endedBy'
  | 'serverSeed'
  | 'serverSeedHash'
  | 'clientSeed'
> & {
  /** What the opening was answered. */
  readonly reply: unknown
}

const ROUND = sql`r.round_id as "roundId", r.bet_id as "betId", r.brand_id as "brandId", r.member_id as "memberId",
  r.game_code as "gameCode", r.asset, r.seed_id as "seedId", r.nonce, r.stake, r.unit, r.decimals, r.profile,
  r.payout_cap as "payoutCap", r.paytable_version as "paytableVersion", r.choices, r.steps, r.payout, r.opened_at as "openedAt",
  r.last_step_at as "lastStepAt", r.interrupted, r.closed_at as "closedAt", r.ended_by as "endedBy", s.server_seed as "serverSeed",
  s.server_seed_hash as "serverSeedHash", s.client_seed as "clientSeed"`
const FROM = sql`studio.multi_step_round as r join studio.seed as s on s.id = r.seed_id`

/** Rounds by id. */
export async function findMultiStepRounds(
  db: Db,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, MultiStepRound>> {
  const { rows } = await sql<MultiStepRound>`
    select ${ROUND} from ${FROM} where r.round_id = any(${arrayOf(roundIds)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.roundId, row]))
}

/** A member's rounds that are not over, oldest first, and those that ended by themselves since. */
export async function findRoundsOf(db: Db, memberId: string, endedSince: Date): Promise<readonly MultiStepRound[]> {
  const { rows } = await sql<MultiStepRound>`
    select ${ROUND} from ${FROM}
    where r.member_id = ${memberId}::uuid
      and (r.closed_at is null or (r.ended_by = 'clock' and r.closed_at >= ${endedSince}::timestamptz))
    order by r.opened_at, r.round_id`.execute(db)
  return rows
}

/** Whose rounds of which games are open among these members, as `member/game`. */
export async function findOpen(tx: Tx, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select member_id || '/' || game_code as key from studio.multi_step_round
    where member_id = any(${arrayOf(memberIds)}::uuid[]) and closed_at is null`.execute(tx)
  return new Set(rows.map((row) => row.key))
}

/** Whether a member has a round that is not over. */
export const hasOpen = async (tx: Tx, memberId: string): Promise<boolean> => (await findOpen(tx, [memberId])).size > 0

/** What these bets' openings were answered. */
export async function findReplies(tx: Tx, betIds: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await sql<{ betId: string; reply: unknown }>`
    select bet_id as "betId", reply from studio.multi_step_round where bet_id = any(${arrayOf(betIds)}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.betId, row.reply]))
}

export const insertMultiStepRounds = (tx: Tx, rounds: readonly NewMultiStepRound[]) =>
  sql`
  insert into studio.multi_step_round (round_id, bet_id, brand_id, member_id, game_code, asset, seed_id, nonce, stake, unit, decimals,
    profile, payout_cap, paytable_version, choices, steps, reply, opened_at, last_step_at)
  select (row->>'roundId')::uuid, (row->>'betId')::uuid, (row->>'brandId')::int, (row->>'memberId')::uuid, row->>'gameCode',
    row->>'asset', (row->>'seedId')::uuid, (row->>'nonce')::int, (row->>'stake')::int8, (row->>'unit')::int8,
    (row->>'decimals')::int, (row->>'profile')::int, (row->>'payoutCap')::int8, row->>'paytableVersion', row->'choices', '[]',
    row->'reply', (row->>'openedAt')::timestamptz, (row->>'openedAt')::timestamptz
  from unnest(${jsons(rounds.map(plain))}::json[]) as row`.execute(tx)

const plain = ({ stake, unit, payoutCap, openedAt, ...round }: NewMultiStepRound) => ({
  ...round,
  stake: `${stake}`,
  unit: `${unit}`,
  payoutCap: `${payoutCap}`,
  openedAt: openedAt.toISOString(),
})

/** Record how rounds have continued. `Outrun` when somebody else has continued one of them meanwhile. */
export async function saveMultiStepRounds(
  tx: Tx,
  rounds: readonly { readonly before: MultiStepRound; readonly after: MultiStepRound }[],
): Promise<void> {
  const after = rounds.map((round) => round.after)
  const { numAffectedRows } = await sql`
    update studio.multi_step_round as r
    set steps = after.steps, payout = after.payout, last_step_at = after.last_step_at, interrupted = after.interrupted,
        closed_at = after.closed_at, ended_by = after.ended_by
    from unnest(${arrayOf(after.map((one) => one.roundId))}::uuid[],
                ${arrayOf(rounds.map(({ before }) => before.steps.length))}::int[], ${jsons(after.map((one) => one.steps))}::json[],
                ${arrayOf(after.map((one) => one.payout))}::int8[], ${moments(after.map((one) => one.lastStepAt))}::timestamptz[],
                ${arrayOf(after.map((one) => `${one.interrupted}`))}::boolean[],
                ${moments(after.map((one) => one.closedAt))}::timestamptz[], ${arrayOf(after.map((one) => one.endedBy))}::text[])
      as after (round_id, taken, steps, payout, last_step_at, interrupted, closed_at, ended_by)
    where r.round_id = after.round_id and json_array_length(r.steps) = after.taken and r.closed_at is null`.execute(tx)
  if (numAffectedRows !== BigInt(rounds.length)) throw new ConcurrentChangeError('somebody else has continued a round')
}

export interface StepRow {
  readonly id: string
  readonly roundId: string
  readonly place: number
  readonly step: unknown
  readonly reply: unknown
}

/** Steps by id: has this been asked before? */
export async function findSteps(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, StepRow>> {
  const { rows } = await sql<StepRow>`
    select id, round_id as "roundId", place, step, reply from studio.step where id = any(${arrayOf(ids)}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertSteps = (tx: Tx, steps: readonly StepRow[]) =>
  sql`
  insert into studio.step (id, round_id, place, step, reply)
  select * from unnest(${arrayOf(steps.map((one) => one.id))}::uuid[], ${arrayOf(steps.map((one) => one.roundId))}::uuid[],
                       ${arrayOf(steps.map((one) => one.place))}::int[], ${jsons(steps.map((one) => one.step))}::json[],
                       ${jsons(steps.map((one) => one.reply))}::json[])`.execute(tx)

/** Which rounds nobody has continued. */
export interface AbandonedFilter {
  readonly brandId: number
  /** Nobody has continued it since. */
  readonly since: Date
  /** Only those that are not yet shown as interrupted. */
  readonly uninterrupted?: true
  /** Failed tasks, which are left out. */
  readonly aside: readonly string[]
}

/** Abandoned rounds of a brand, the longest abandoned first. */
export async function findAbandoned(
  tx: Db,
  { brandId, since, uninterrupted, aside }: AbandonedFilter,
  limit: number,
): Promise<readonly MultiStepRound[]> {
  const { rows } = await sql<MultiStepRound>`
    select ${ROUND} from ${FROM}
    where r.closed_at is null and r.brand_id = ${brandId}::int and r.last_step_at <= ${since}::timestamptz
      ${uninterrupted ? sql`and not r.interrupted` : sql``} and r.round_id <> all(${arrayOf(aside)}::uuid[])
    order by r.last_step_at limit ${limit}::int`.execute(tx)
  return rows
}
