import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { BarKind, NewStanding, Standing } from './standing.ts'

export interface StandingRow {
  readonly memberId: string
  readonly memberSince: Date
  readonly barred: BarKind | null
  readonly barredUntil: Date | null
  readonly asset: string | null
  readonly stakeDay: bigint | null
  readonly stakeWeek: bigint | null
  readonly stakeMonth: bigint | null
  readonly lossDay: bigint | null
  readonly lossWeek: bigint | null
  readonly lossMonth: bigint | null
  readonly sessionDay: bigint | null
  readonly sessionWeek: bigint | null
  readonly sessionMonth: bigint | null
  readonly counted: boolean
  readonly verified: boolean
  readonly frozen: boolean
  readonly exclusionMatch: boolean
  readonly exclusionMatchUntil: Date | null
  readonly playSessionSince: Date | null
  readonly checkEvery: number | null
  readonly checkDueAt: Date | null
}

/** The columns of a standing. */
export const STANDING =
  sql.raw(`member_id as "memberId", member_since as "memberSince", barred, barred_until as "barredUntil", asset,
  stake_day as "stakeDay", stake_week as "stakeWeek", stake_month as "stakeMonth", loss_day as "lossDay", loss_week as "lossWeek",
  loss_month as "lossMonth", session_day as "sessionDay", session_week as "sessionWeek", session_month as "sessionMonth",
  counted, verified, frozen, exclusion_match as "exclusionMatch", exclusion_match_until as "exclusionMatchUntil",
  play_session_since as "playSessionSince", check_every as "checkEvery",
  check_due_at as "checkDueAt"`)

export const standingFrom = (row: StandingRow): Standing => ({
  memberId: row.memberId,
  memberSince: row.memberSince,
  bar: row.barred === null ? null : { kind: row.barred, until: row.barredUntil },
  asset: row.asset,
  stake: { day: row.stakeDay, week: row.stakeWeek, month: row.stakeMonth },
  loss: { day: row.lossDay, week: row.lossWeek, month: row.lossMonth },
  session: { day: row.sessionDay, week: row.sessionWeek, month: row.sessionMonth },
  counted: row.counted,
  verified: row.verified,
  frozen: row.frozen,
  exclusionMatch: row.exclusionMatch ? { until: row.exclusionMatchUntil } : null,
  playSessionSince: row.playSessionSince,
  checkEvery: row.checkEvery,
  checkDueAt: row.checkDueAt,
})

/** A standing that nothing is said of. */
export const insertStanding = (tx: Tx, { memberId, brandId, memberSince }: NewStanding) =>
  sql`insert into standing.standing (member_id, brand_id, member_since)
      values (${memberId}, ${brandId}, ${memberSince})`.execute(tx)

/** What holds these members back. */
export async function findStandings(db: Db, memberIds: readonly string[]): Promise<readonly Standing[]> {
  const { rows } = await sql<StandingRow>`
    select ${STANDING} from standing.standing where member_id = any(${arrayOf(memberIds)}::uuid[])`.execute(db)
  return rows.map(standingFrom)
}

/** The same of one member, locked. */
export async function findStandingForUpdate(tx: Tx, memberId: string): Promise<Standing | undefined> {
  const { rows } = await sql<StandingRow>`
    select ${STANDING} from standing.standing where member_id = ${memberId} for update`.execute(tx)
  return rows[0] && standingFrom(rows[0])
}

/** Write all of it down. */
export const updateStanding = (tx: Tx, { bar, stake, loss, session, exclusionMatch, ...one }: Standing) =>
  sql`update standing.standing
      set barred = ${bar?.kind ?? null}, barred_until = ${bar?.until ?? null}, asset = ${one.asset},
          stake_day = ${stake.day}, stake_week = ${stake.week}, stake_month = ${stake.month},
          loss_day = ${loss.day}, loss_week = ${loss.week}, loss_month = ${loss.month},
          session_day = ${session.day}, session_week = ${session.week}, session_month = ${session.month},
          counted = ${one.counted}::boolean, verified = ${one.verified}::boolean, frozen = ${one.frozen}::boolean,
          exclusion_match = ${exclusionMatch !== null}::boolean, exclusion_match_until = ${exclusionMatch?.until ?? null},
          play_session_since = ${one.playSessionSince}, check_every = ${one.checkEvery}, check_due_at = ${one.checkDueAt}
      where member_id = ${one.memberId}`.execute(tx)
