import type { Db, Tx } from '#kernel/database.ts'
import { PERIODS, periodsAt } from '#kernel/period.ts'
import { secondsLoggedIn, sessionsOf } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { checkDue, limitState, sessionEnd, standingBar } from './rules.ts'
import * as store from './store.ts'

/** How a session begins: freely, until session time runs out, or restrained. */
export interface Entry {
  readonly restrained?: 'timed_out' | 'self_excluded' | 'session_time_over'
  readonly restrainedUntil?: Date
  readonly endsAt?: Date
  readonly endsBecause?: 'session_time_over'
}

/** Judge how a session of this member begins now; where nobody of theirs was here, a new stay begins with it. */
export async function entryOf(tx: Tx, brand: Brand, memberId: string, now: Date): Promise<Entry> {
  const [standing, sessions] = await Promise.all([store.lockStanding(tx, memberId), sessionsOf(tx, memberId, now)])
  if (sessions.length === 0)
    await store.updateStay(tx, memberId, now, checkDue(now, everyMinutes(standing.checkEvery, brand)))

  const bar = standingBar(standing, now)
  if (bar) return { restrained: bar.kind, ...(bar.until && { restrainedUntil: bar.until, endsAt: bar.until }) }

  const { endsAt, overUntil } = await sessionTimeOf(tx, brand, memberId, now)
  if (overUntil) return { restrained: 'session_time_over', restrainedUntil: overUntil, endsAt: overUntil }
  return endsAt ? { endsAt, endsBecause: 'session_time_over' } : {}
}

/** When session time runs out, or until when it has; neither without a limit. */
export async function sessionTimeOf(db: Db, brand: Brand, memberId: string, now: Date) {
  const changes = await store.findLimitChanges(db, memberId)
  const limits = PERIODS.map((period) => limitState(changes, 'session', period, now).holds)
  if (limits.every((limit) => limit === null)) return {}

  const spans = periodsAt(now, brand.timeZone)
  const used = await secondsLoggedIn(
    db,
    memberId,
    PERIODS.map((period) => spans[period].from),
    now,
  )
  return sessionEnd(
    PERIODS.map((period, index) => ({
      limit: limits[index] ?? null,
      usedSeconds: used[index] ?? 0,
      span: spans[period],
    })),
    now,
  )
}

/** Minutes from one reality check to the next. */
export const everyMinutes = (chosen: number | null, { settings }: Brand): number =>
  chosen ?? settings.realityCheck.everyMinutes[0] ?? 30
