import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { BetPlace, MemberEnd, RoundEnding } from '../endings/endings.ts'
import { NOBODY } from '../endings/store.ts'
import type { Correction, NewCorrection } from './corrections.ts'
import type { MovedSum } from './rules.ts'

const CORRECTION = sql`id, round_id as "roundId", brand_id as "brandId", kind, reason, asked_by as "askedBy", confirmed_by as "confirmedBy",
  state, bets, done, failed, json_build_object('memberId', at_member, 'betId', at_bet) as place, asked_at as "askedAt",
  ended_at as "endedAt"`

/** Write a correction; false where its id is taken, or another one of its round is under way. */
export async function insertCorrection(tx: Tx, correction: NewCorrection, now: Date): Promise<boolean> {
  const { id, roundId, brandId, kind, reason, askedBy, confirmedBy, bets } = correction
  const { numAffectedRows } = await sql`
    insert into betting.round_correction (id, round_id, brand_id, kind, reason, asked_by, confirmed_by, bets, asked_at)
    values (${id}, ${roundId}, ${brandId}, ${kind}, ${reason}, ${askedBy}, ${confirmedBy}, ${bets}, ${now})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function findCorrection(db: Db, id: string): Promise<Correction | undefined> {
  const { rows } = await sql<Correction>`
    select ${CORRECTION} from betting.round_correction where id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** The same, locked against everybody else who works on it. */
export async function lockCorrection(tx: Tx, id: string): Promise<Correction | undefined> {
  const { rows } = await sql<Correction>`
    select ${CORRECTION} from betting.round_correction where id = ${id}::uuid for update`.execute(tx)
  return rows[0]
}

/** A round that is over stands as its correction says. */
export const saveRoundStatus = (tx: Tx, roundId: string, status: 'closed' | 'void') =>
  sql`update betting.round set status = ${status} where id = ${roundId}::uuid and status in ('closed', 'void')`.execute(
    tx,
  )

/** Corrections that are not done, the oldest first. */
export async function findRunning(db: Db): Promise<readonly Correction[]> {
  const { rows } = await sql<Correction>`
    select ${CORRECTION} from betting.round_correction where state = 'running' order by number`.execute(db)
  return rows
}

/** The corrections of a round, the latest first. */
export async function findOfRound(db: Db, roundId: string): Promise<readonly Correction[]> {
  const { rows } = await sql<Correction>`
    select ${CORRECTION} from betting.round_correction where round_id = ${roundId}::uuid order by number desc`.execute(
    db,
  )
  return rows
}

/** What a correction has moved, by asset. */
export async function findSums(db: Db, correctionId: string): Promise<readonly MovedSum[]> {
  const { rows } = await sql<MovedSum>`
    select asset, returned, taken, owed from betting.round_correction_sum
    where correction_id = ${correctionId}::uuid order by asset`.execute(db)
  return rows
}

/** How far a part has brought a correction. */
export interface PartProgress {
  readonly place: BetPlace
  readonly done: number
  readonly failed: number
}

export const saveProgress = (tx: Tx, id: string, { place, done, failed }: PartProgress) =>
  sql`
  update betting.round_correction
  set at_member = ${place.memberId}::uuid, at_bet = ${place.betId}::uuid, done = done + ${done}::int, failed = failed + ${failed}::int
  where id = ${id}::uuid`.execute(tx)

export const addSums = (tx: Tx, correctionId: string, sums: readonly MovedSum[]) =>
  sql`
  insert into betting.round_correction_sum as sum (correction_id, asset, returned, taken, owed)
  select ${correctionId}::uuid, * from unnest(
    ${tokens(sums.map((one) => one.asset))}::text[], ${arrayOf(sums.map((one) => one.returned))}::int8[],
    ${arrayOf(sums.map((one) => one.taken))}::int8[], ${arrayOf(sums.map((one) => one.owed))}::int8[])
  on conflict (correction_id, asset)
  do update set returned = sum.returned + excluded.returned, taken = sum.taken + excluded.taken,
                owed = sum.owed + excluded.owed`.execute(tx)

export const insertFailed = (
  tx: Tx,
  { correctionId, betId, reason }: { readonly correctionId: string; readonly betId: string; readonly reason: string },
  now: Date,
) =>
  sql`insert into betting.failed_correction (correction_id, bet_id, reason, at)
      values (${correctionId}, ${betId}, ${reason}, ${now})`.execute(tx)

export const endCorrection = (tx: Tx, id: string, now: Date) =>
  sql`update betting.round_correction set state = 'done', ended_at = ${now}::timestamptz where id = ${id}::uuid`.execute(
    tx,
  )

/** Bets of which nobody has decided yet, or that were never taken, are left; so are those that wait at a desk of their own. */
const CONCERNED = sql`bet.status not in ('pending', 'refused')
  and not exists (select from betting.failed_settlement as failed where failed.bet_id = bet.id and failed.state = 'waiting')`

const endStatus = ({ others }: RoundEnding) => sql`coalesce(ends.status, ${others})`
const endPayout = ({ others }: RoundEnding) =>
  sql`coalesce(ends.payout, ${others === 'void' ? sql`bet.stake` : sql`0`})::int8`

/** What the whole bet has paid then, and how it stands: a part that was cashed out stays paid, unless all of it is void (`endOf`). */
const wholePayout = (ending: RoundEnding) => sql`
  (${endPayout(ending)} + case when ${endStatus(ending)} = 'void' then 0 else coalesce(bet.cashed_paid, 0) end)`
const wholeStatus = (ending: RoundEnding) => sql`
  case when bet.cashed_stake is null or ${endStatus(ending)} in ('void', 'cashed_out') then ${endStatus(ending)}
       else 'partly_cashed_out' end`
const changes = (ending: RoundEnding) => sql`
  (bet.status <> ${wholeStatus(ending)} or bet.payout <> ${wholePayout(ending)})`

/** What changes of each member's bets of a round that end so, by asset. */
export async function sumChanges(db: Db, ending: RoundEnding) {
  const { rows } = await sql<Omit<MovedSum, 'owed'> & { memberId: string; bets: number }>`
    select member_id as "memberId", asset, count(*)::int as bets,
           coalesce(sum(difference) filter (where difference > 0), 0)::int8 as returned,
           coalesce(-sum(difference) filter (where difference < 0), 0)::int8 as taken
    from (
      select bet.member_id, bet.asset, ${wholePayout(ending)} - bet.payout as difference
      from betting.bet left join (${ending.named ?? NOBODY}) as ends on bet_id = bet.id
      where bet.round_id = ${ending.roundId}::uuid and ${CONCERNED}
        and ${changes(ending)}
    ) as changed
    group by member_id, asset`.execute(db)
  return rows
}

/** How much of a round is looked at in one part, and how much of it is changed: bets, and bytes of what they say, but one bet at least. */
export interface PartSize {
  readonly seen: number
  readonly bets: number
  readonly bytes: number
}

/** What a part of a correction changes, and the place that it reaches; none where nothing is left. */
export interface FoundPart {
  readonly ends: readonly MemberEnd[]
  readonly upto: BetPlace | undefined
}

interface SeenRow extends MemberEnd {
  readonly changes: boolean
}

/** The next bets of a round behind a place, in the order of their members, that end otherwise than they stand. */
export async function findPart(db: Db, ending: RoundEnding, after: BetPlace, size: PartSize): Promise<FoundPart> {
  const { rows } = await sql<Omit<SeenRow, 'turnover'> & { turnover: bigint | null }>`
    with bet as materialized (
      select id, member_id, stake, status, payout, cashed_stake, cashed_paid,
             pg_column_size(content) + coalesce(pg_column_size(selection), 0) as bytes
      from betting.bet
      where round_id = ${ending.roundId}::uuid and (member_id, id) > (${after.memberId}::uuid, ${after.betId}::uuid) and ${CONCERNED}
      order by member_id, id limit ${size.seen}::int
    ), seen as (
      select bet.id, bet.member_id, bet.bytes, ends.turnover, ${endStatus(ending)} as status, ${endPayout(ending)} as payout,
             ${changes(ending)} as changes
      from bet left join (${ending.named ?? NOBODY}) as ends on bet_id = bet.id
    ), counted as (
      select *, coalesce(count(*) filter (where changes) over before, 0) as bets_before,
             coalesce(sum(bytes) filter (where changes) over before, 0) as bytes_before
      from seen window before as (order by member_id, id rows between unbounded preceding and 1 preceding)
    ), part as (
      select *, lead(id) over (order by member_id, id) is null as is_last
      from counted where bets_before < ${size.bets}::int and bytes_before < ${size.bytes}::int8
    )
    select id as "betId", member_id as "memberId", status, payout, turnover, changes
    from part where changes or is_last order by member_id, id`.execute(db)
  const last = rows.at(-1)
  const ends = rows.flatMap(({ changes, turnover, ...end }): MemberEnd[] =>
    changes ? [turnover === null ? end : { ...end, turnover }] : [],
  )
  return { ends, upto: last && { memberId: last.memberId, betId: last.betId } }
}
