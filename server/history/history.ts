import { setTimeout } from 'node:timers/promises'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { openDatabase } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { beginHistory, type HistoryProgress, pastUrl, saveDays, saveEvents } from '#kernel/history.ts'
import type { Job } from '#kernel/job.ts'
import { sqlStateOf } from '#kernel/outage.ts'
import { Refusal } from '#kernel/refusal.ts'
import { whileTimersWait } from '#kernel/timers-turn.ts'
import { allBrands } from '#modules/brand/brand.ts'
import type { OpenCase } from './cases/case.ts'
import { cases, openCases } from './cases/cases.ts'
import { type PastClock, pastClock } from './clock.ts'
import type { Share } from './context.ts'
import { hearPast } from './hear-past.ts'
import { openPaymentCompany } from './payment-company.ts'
import { planDay, type PlannedEvent } from './plan-day.ts'
import { type Person, persons } from './persons.ts'
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
  /** What waits for operators at its end. */
  readonly cases: readonly OpenCase[]
}

const WHOLE: HistoryExtent = { days: 120, persons, shares, cases }

/** One for what happens, one for what is read meanwhile. */
const CONNECTIONS = 2

/**
 * Write the past of the demo brands, from the last day that is finished on, until today or until somebody stops it. It gives way: after
 * each bit of work it rests, and what people do meanwhile comes first.
 */
export async function writeHistory(
  { deps, url, jobs }: HistoryDeps,
  signal: AbortSignal,
  extent: HistoryExtent = WHOLE,
): Promise<HistoryProgress> {
  if (deps.config.mode !== 'sandbox') throw new Error('the demo world belongs into the sandbox')
  const company = await openPaymentCompany()
  const { db } = openDatabase(pastUrl(url), deps.log, CONNECTIONS)
  try {
    const past = pastClock(deps, { db, paymentGateway: company.gateway })
    let progress = await beginHistory(db, await beginningOf(deps, extent.days))
    while (progress.done < progress.days && !signal.aborted) {
      await writeDay({ today: deps, past, jobs, signal }, progress, extent)
      if (signal.aborted) break
      const done = progress.done + 1
      progress = { ...progress, done, events: 0, finishedAt: done === progress.days ? deps.now() : null }
      await saveDays(db, done, progress.finishedAt)
      deps.log.info({ done, days: progress.days }, 'a day of the demo world’s history is written')
    }
    if (progress.done === progress.days) await openCases(deps, extent.cases, signal)
    return progress
  } finally {
    await db.destroy()
    await company.close()
  }
}

/** It ends with yesterday, on the clock of the first brand. */
async function beginningOf(deps: Deps, days: number): Promise<Pick<HistoryProgress, 'firstDay' | 'days'>> {
  const [first] = await allBrands(deps)
  if (first === undefined) throw new Error('there is no brand')
  return { firstDay: daysAfter(dayOf(deps.now(), first.timeZone), -days), days }
}

interface DayWork {
  readonly today: Deps
  readonly past: PastClock
  readonly jobs: readonly Job[]
  readonly signal: AbortSignal
}

/** So long timers wait at most for what happens in the past, but for a single event that takes longer. */
const BIT_MS = 40
/** After a bit it rests for so much of the time that the bit took. */
const REST = 0.25

async function writeDay(writing: DayWork, progress: HistoryProgress, extent: HistoryExtent): Promise<void> {
  const { today, past, signal } = writing
  const events = await planDay(past, progress, extent)
  let next = progress.events
  while (next < events.length && !signal.aborted) {
    const begun = performance.now()
    next = await whileTimersWait(today, () => writeBit(writing, events, next))
    await setTimeout((performance.now() - begun) * REST)
  }
  if (!signal.aborted) await whileTimersWait(today, () => hearPast(past, writing.jobs))
}

/** Do some of the day's events; answers which one comes next. */
async function writeBit(
  { past, jobs, signal }: DayWork,
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
    await hearPast(past, jobs)
    await saveEvents(past.deps.db, next)
  }
  // A day that is begun anew for want of a note is only the longer.
  await saveEvents(past.deps.db, next)
  return next
}

const UNIQUE_VIOLATION = '23505'

async function happen(past: PastClock, jobs: readonly Job[], { moment, name, event }: PlannedEvent): Promise<void> {
  past.begin(moment, name)
  try {
    await event({ deps: past.deps, pass: past.pass, hear: () => hearPast(past, jobs) })
  } catch (error) {
    // Ids follow from the event: what is there already was written before a crash.
    if (!(error instanceof Refusal) && sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    past.deps.log.debug(
      { event: name, reason: error instanceof Refusal ? error.code : UNIQUE_VIOLATION },
      'refused in the past',
    )
  }
}
