import { setTimeout } from 'node:timers/promises'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { openDatabase } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import {
  beginHistory,
  type HistoryProgress,
  pastUrl,
  saveDays,
  saveEvents,
  saveLastHours,
  settleLog,
} from '#kernel/history.ts'
import type { Job } from '#kernel/job.ts'
import { whileTimersWait, withholdTimers } from '#kernel/timers-turn.ts'
import { allBrands } from '#modules/brand/brand.ts'
import type { OpenCase } from './cases/case.ts'
import { cases, openCases } from './cases/cases.ts'
import { type PastClock, pastClock } from './clock.ts'
import type { Share } from './context.ts'
import { happen } from './happen.ts'
import { prepareCrash } from './last-hours/crash-hours.ts'
import { type AllDealers, takeDealers } from './last-hours/take-dealers.ts'
import { type LastHours, writeLastHours } from './last-hours/last-hours.ts'
import { relayPast } from './relay-past.ts'
import { openPaymentCompany } from './payment-company.ts'
import { planDay, type PlannedEvent } from './plan-day.ts'
import { newcomers, type Person, regulars } from './persons.ts'
import { shares } from './shares.ts'

export interface HistoryDeps {
  readonly deps: Deps
  readonly url: string
  readonly jobs: readonly Job[]
}

/** What is written: so many days before today, by whom, of what. */
export interface HistoryExtent {
  readonly days: number
  readonly persons: readonly Person[]
  readonly shares: readonly Share[]
  /** What there is of tables and crash. */
  readonly lastHours: LastHours
  /** What waits for operators at its end. */
  readonly cases: readonly OpenCase[]
}

const WHOLE: HistoryExtent = { days: 120, persons: regulars, shares, lastHours: { newcomers }, cases }

/** After so many days the database's log has grown enough. */
const LOG_DAYS = 12

/** One for what happens, one for what is read meanwhile. */
const CONNECTIONS = 2

/** Timers that would decide by today's clock what is still being written: their shares run them by the clock of the past. */
const WITHHELD = ['feed_pots', 'finish_tournaments']

/** What the past has to itself from before the first page until it is written. */
export interface PastReserve {
  readonly progress: HistoryProgress
  readonly dealers: AllDealers
  readonly release: () => Promise<void>
}

/**
 * Reserve for the past what people and timers of today would take from it at once: dealers, whose rounds go forward only, and what
 * ends by the clock. Nothing is written yet but when the past begins.
 */
export async function reservePast(
  { deps, url }: HistoryDeps,
  { days }: Pick<HistoryExtent, 'days'> = WHOLE,
): Promise<PastReserve> {
  if (deps.config.mode !== 'sandbox') throw new Error('the demo world belongs into the sandbox')
  const progress = await beginHistory(deps.db, await beginningOf(deps, days))
  const until = progress.lastHoursUntil
  const dealers = until === null ? NO_DEALERS : await takeDealers(deps, url)
  for (const { brand, crashTurn } of dealers.brands)
    if (until !== null && crashTurn.numbers.length > 0) await prepareCrash(deps, brand, until)
  const resume = progress.done < progress.days ? withholdTimers(deps, WITHHELD) : () => {}
  return {
    progress,
    dealers,
    async release() {
      resume()
      await dealers.close()
    },
  }
}

const NO_DEALERS: AllDealers = { brands: [], close: async () => {} }

/**
 * Write the past of the demo brands: first the last hours of their tables, then day by day, from the last one that is finished on,
 * until today or until somebody stops it. It gives way: after each bit of work it rests, and what people do meanwhile comes first.
 */
export async function writeHistory(
  parts: HistoryDeps,
  signal: AbortSignal,
  extent: HistoryExtent = WHOLE,
  reserved?: PastReserve,
): Promise<HistoryProgress> {
  const reserve = reserved ?? (await reservePast(parts, extent))
  const undo = [reserve.release]
  try {
    const company = await openPaymentCompany(parts.deps.config.paymentGateway)
    undo.push(company.close)
    const { db } = openDatabase(pastUrl(parts.url), parts.deps.log, CONNECTIONS)
    undo.push(() => db.destroy())
    const past = pastClock(parts.deps, { db, paymentGateway: company.gateway })
    return await writeAll({ today: parts.deps, past, jobs: parts.jobs, signal }, reserve, extent)
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

async function writeAll(writing: HistoryWork, { progress: begun, dealers }: PastReserve, extent: HistoryExtent) {
  const { today, past, signal } = writing
  const { db } = past.deps
  if (begun.lastHoursUntil !== null) {
    await writeLastHours({ ...writing, dealers: dealers.brands, until: begun.lastHoursUntil }, begun, extent.lastHours)
    await dealers.close()
    if (!signal.aborted) await saveLastHours(db)
  }
  let progress = begun
  while (progress.done < progress.days && !signal.aborted) {
    await writeDay(writing, progress, extent)
    if (signal.aborted) break
    const done = progress.done + 1
    progress = { ...progress, done, events: 0, finishedAt: done === progress.days ? today.now() : null }
    await saveDays(db, done, progress.finishedAt)
    if (done % LOG_DAYS === 0) await settleLog(db)
    today.log.info({ done, days: progress.days }, 'a day of the demo world’s history is written')
  }
  if (progress.done === progress.days) await openCases(today, extent.cases, signal)
  return progress
}

/** It ends with yesterday, on the clock of the first brand; tables with this moment. */
async function beginningOf(
  deps: Deps,
  days: number,
): Promise<Pick<HistoryProgress, 'firstDay' | 'days' | 'lastHoursUntil'>> {
  const [first] = await allBrands(deps)
  if (first === undefined) throw new Error('there is no brand')
  const now = deps.now()
  return { firstDay: daysAfter(dayOf(now, first.timeZone), -days), days, lastHoursUntil: now }
}

interface HistoryWork {
  readonly today: Deps
  readonly past: PastClock
  readonly jobs: readonly Job[]
  readonly signal: AbortSignal
}

/** The longest time that timers wait for the history, unless a single event takes longer. */
const BIT_MS = 40
/** The pause after a slice of work, as a share of the time that the slice took. */
const REST = 0.25

async function writeDay(writing: HistoryWork, progress: HistoryProgress, extent: HistoryExtent): Promise<void> {
  const { today, past, signal } = writing
  const events = await planDay(past, progress, extent)
  let next = progress.events
  while (next < events.length && !signal.aborted) {
    const begun = performance.now()
    next = await whileTimersWait(today, () => writeBit(writing, events, next))
    await setTimeout((performance.now() - begun) * REST)
  }
  if (!signal.aborted) await whileTimersWait(today, () => relayPast(past, writing.jobs))
}

/** Do some of the day's events; answers which one comes next. */
async function writeBit(
  { past, jobs, signal }: HistoryWork,
  events: readonly PlannedEvent[],
  from: number,
): Promise<number> {
  const until = performance.now() + BIT_MS
  let next = from
  while (next < events.length && performance.now() < until && !signal.aborted) {
    const event = events[next++]
    if (event === undefined) break
    await happen(past, jobs, event)
    if (event.isPlay) continue
    await relayPast(past, jobs)
    await saveEvents(past.deps.db, next)
  }
  // Without a note the day is written again from its start, which only takes longer.
  await saveEvents(past.deps.db, next)
  return next
}
