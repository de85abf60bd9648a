import type { Db, Tx } from '#kernel/database.ts'
import { type Period, PERIODS, periodsAt } from '#kernel/period.ts'
import { secondsLoggedIn, sessionsOf } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { type SessionEnd, sessionEnd } from './rules.ts'
import * as store from './store.ts'

export type PeriodRecord<T> = Readonly<Record<Period, T>>
export type BarKind = 'timed_out' | 'self_excluded'

/** Out until that moment; for good without one. */
export interface Bar {
  readonly kind: BarKind
  readonly until: Date | null
}

/** In stored units; null for no limit. */
export interface MoneyLimits {
  readonly stake: PeriodRecord<bigint | null>
  readonly loss: PeriodRecord<bigint | null>
}

/** What holds a member back. */
export interface Standing extends MoneyLimits {
  readonly memberId: string
  readonly memberSince: Date
  readonly bar: Bar | null
  readonly asset: string | null
  /** Minutes that sessions may last. */
  readonly session: PeriodRecord<bigint | null>
  /** What is staked and lost is counted. */
  readonly counted: boolean
  readonly verified: boolean
  /** Frozen by the house until an operator lifts it. */
  readonly frozen: boolean
  /** Looks like somebody who is excluded, until then; for good without a moment. */
  readonly exclusionMatch: { readonly until: Date | null } | null
  readonly playSessionSince: Date | null
  /** Minutes, where the member has chosen. */
  readonly checkEvery: number | null
  readonly checkDueAt: Date | null
}

/** How the member's session begins: freely, until session time runs out, or restrained. */
export interface Entry {
  readonly restrained?: 'timed_out' | 'self_excluded' | 'session_time_over'
  readonly restrainedUntil?: Date
  readonly endsAt?: Date
  readonly endsBecause?: 'session_time_over'
}

export interface NewStanding {
  readonly memberId: string
  readonly brandId: number
  readonly memberSince: Date
}

/** Every member has a standing from the beginning on: nothing holds back who has just come. */
export const openStanding = (tx: Tx, member: NewStanding) => store.insertStanding(tx, member)

/** What holds these members back, by their ids. */
export async function standingsOf(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const standings = await store.findStandings(db, memberIds)
  return new Map(standings.map((standing) => [standing.memberId, standing]))
}

/** What holds a member back. */
export async function standingOf(db: Db, memberId: string): Promise<Standing> {
  const [standing] = await store.findStandings(db, [memberId])
  if (!standing) throw new Error(`${memberId} is no member`)
  return standing
}

/** The same, locked against other changes of the same member. */
export async function lockStanding(tx: Tx, memberId: string): Promise<Standing> {
  const standing = await store.findStandingForUpdate(tx, memberId)
  if (!standing) throw new Error(`${memberId} is no member`)
  return standing
}

/** Keep what holds a member back from the commit on. It must have been locked. */
export const saveStanding = (tx: Tx, standing: Standing) => store.updateStanding(tx, standing)

/** The bar that stands now, if any. */
export const barOf = ({ bar }: Pick<Standing, 'bar'>, now: Date): Bar | null =>
  bar !== null && (bar.until === null || now < bar.until) ? bar : null

/** Minutes from one reality check to the next. */
export const checkMinutes = ({ checkEvery }: Pick<Standing, 'checkEvery'>, { settings }: Brand): number =>
  checkEvery ?? settings.realityCheck.everyMinutes[0] ?? 30

const MINUTE_MS = 60_000

/** When the next reality check is due. */
export const checkDue = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS)

/** Judge how a session of this member begins now; where nobody of theirs was here, a new stay begins with it. */
export async function admitSession(tx: Tx, brand: Brand, memberId: string, now: Date): Promise<Entry> {
  const [standing, sessions] = await Promise.all([lockStanding(tx, memberId), sessionsOf(tx, memberId, now)])
  if (sessions.length === 0)
    await saveStanding(tx, {
      ...standing,
      playSessionSince: now,
      checkDueAt: checkDue(now, checkMinutes(standing, brand)),
    })

  const bar = barOf(standing, now)
  if (bar) return { restrained: bar.kind, ...(bar.until && { restrainedUntil: bar.until, endsAt: bar.until }) }

  const { endsAt, overUntil } = await sessionTimeOf(tx, brand, standing, now)
  if (overUntil) return { restrained: 'session_time_over', restrainedUntil: overUntil, endsAt: overUntil }
  return endsAt ? { endsAt, endsBecause: 'session_time_over' } : {}
}

/** When session time runs out, or until when it has; neither without a limit. */
export async function sessionTimeOf(db: Db, brand: Brand, standing: Standing, now: Date): Promise<SessionEnd> {
  const { memberId, session } = standing
  if (PERIODS.every((period) => session[period] === null)) return {}

  const spans = periodsAt(now, brand.timeZone)
  const since = PERIODS.map((period) => spans[period].from)
  const used = await secondsLoggedIn(db, memberId, since, now)
  const times = PERIODS.map((period, index) => ({
    limit: session[period],
    usedSeconds: used[index] ?? 0,
    span: spans[period],
  }))
  return sessionEnd(times, now)
}

export interface PlaySessionTimes {
  readonly since: Date
  readonly dueAt: Date
  readonly everyMinutes: number
  readonly sessionEndsAt: Date | undefined
}

/** The stay of a member on the site, and what ends it. */
export async function stayOf(db: Db, brand: Brand, memberId: string, now: Date): Promise<PlaySessionTimes> {
  const standing = await standingOf(db, memberId)
  const { endsAt } = await sessionTimeOf(db, brand, standing, now)
  return {
    since: standing.playSessionSince ?? now,
    dueAt: standing.checkDueAt ?? now,
    everyMinutes: checkMinutes(standing, brand),
    sessionEndsAt: endsAt,
  }
}
