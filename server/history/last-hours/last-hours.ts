import type { Call } from '@croupier/contract/call.ts'
import type { Deps } from '#kernel/deps.ts'
import type { HistoryProgress } from '#kernel/history.ts'
import type { Job } from '#kernel/job.ts'
import { whileTimersWait } from '#kernel/timers-turn.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { memberAsk } from '../asks.ts'
import { type PastClock, pastClock } from '../clock.ts'
import type { PersonAsk } from '../context.ts'
import { happen } from '../happen.ts'
import { relayPast } from '../relay-past.ts'
import type { Person } from '../persons.ts'
import { brandsOf, idsOf, planDay } from '../plan-day.ts'
import { registrations } from '../shares/registrations.ts'
import { writeCrashHours } from './crash-hours.ts'
import type { HeldDealers, HeldLeases } from './take-dealers.ts'
import { purses } from './purses.ts'
import type { Guests } from './table-guests.ts'
import { type TableHours, type VisitSpan, writeTableHours } from './table-hours.ts'

/** Who is at the tables and flies in the last hours: they have come the day before, and have no other past. */
export interface Newcomers {
  readonly tables: readonly Person[]
  readonly crash: readonly Person[]
}

/** What of the last hours is written. */
export interface LastHours {
  readonly newcomers: Newcomers
  /** Of one brand some tables alone; of all brands all where it is left out. */
  readonly only?: { readonly merchant: string; readonly codes: readonly string[] }
}

interface LastHoursWork {
  readonly today: Deps
  readonly past: PastClock
  readonly jobs: readonly Job[]
  readonly signal: AbortSignal
  readonly dealers: readonly HeldDealers[]
  readonly until: Date
}

/**
 * Write the last hours of the live tables and of crash: a newcomer of the sandbox sees long roads soon after the first page, and whoever
 * deals by the clock of today goes on from there, table by table.
 */
export async function writeLastHours(work: LastHoursWork, progress: HistoryProgress, extent: LastHours): Promise<void> {
  const { today, past, jobs, dealers, until } = work
  await whileTimersWait(today, () => welcome(work, progress, extent.newcomers))
  const { only } = extent
  const wanted = dealers.filter(({ brand }) => only === undefined || brand.merchant === only.merchant)
  const written = await Promise.allSettled(
    wanted.flatMap((one) => [writeTables(work, one, extent), writeCrash(work, one, extent)]),
  )
  for (const one of written) if (one.status === 'rejected') throw one.reason
  past.begin(until, 'news of the last hours')
  await relayPast(past, jobs)
}

/** Who comes later than this has not paid in before the tables' last hours. */
const LATEST_HOUR = 20

/** They register, and pay in. */
async function welcome(
  { past, jobs }: LastHoursWork,
  progress: HistoryProgress,
  { tables, crash }: Newcomers,
): Promise<void> {
  const yesterday = progress.days - 1
  const persons = [...tables, ...crash].map((person) => ({
    ...person,
    joins: yesterday,
    habits: { ...person.habits, hour: Math.min(person.habits.hour, LATEST_HOUR) },
  }))
  const events = await planDay(past, { ...progress, done: yesterday }, { persons, shares: [registrations, purses] })
  for (const event of events) {
    await happen(past, jobs, event)
    await relayPast(past, jobs)
  }
}

const MINUTE_MS = 60_000
/** In these minutes before the end the newcomers go from table to table, in the order of the lobby. */
const VISITS = { from: 68, to: 28 } as const

async function writeTables(work: LastHoursWork, dealers: HeldDealers, { newcomers, only }: LastHours): Promise<void> {
  const { tableLeases: leases, brand } = dealers
  const tables = dealers.tables.filter(({ code }) => only?.codes.includes(code) ?? true)
  const hours = await hoursOf(work, { brand, leases, persons: newcomers.tables })
  for (const [at, table] of tables.entries()) {
    if (!leases.numbers.includes(table.number)) continue
    await writeTableHours(hours, table, visitedOf(work.until, at / tables.length, (at + 1) / tables.length))
    await leases.release(table.number)
  }
}

const visitedOf = (until: Date, from: number, to: number): VisitSpan => {
  const at = (share: number) =>
    new Date(until.getTime() - Math.round((VISITS.from - share * (VISITS.from - VISITS.to)) * MINUTE_MS))
  return { from: at(from), to: at(to) }
}

async function writeCrash(
  work: LastHoursWork,
  { brand, crashTurn: leases }: HeldDealers,
  { newcomers }: LastHours,
): Promise<void> {
  if (!leases.numbers.includes(brand.id)) return
  await writeCrashHours(await hoursOf(work, { brand, leases, persons: newcomers.crash }))
  await leases.release(brand.id)
}

interface HoursOf {
  readonly brand: Brand
  readonly leases: HeldLeases
  readonly persons: readonly Person[]
}

/** What is dealt over one connection has a clock of its own. */
async function hoursOf(
  { today, past, until, signal }: LastHoursWork,
  { brand, leases, persons }: HoursOf,
): Promise<TableHours> {
  const { paymentGateway } = past.deps.config
  const clock = pastClock(today, { db: leases.db, paymentGateway })
  const brands = await brandsOf(clock)
  const memberIdOf = idsOf(clock, brands)
  const guests: Guests = {
    persons: persons.filter(({ merchant }) => merchant === brand.merchant),
    asked: <C extends Call>(person: Person, parts: PersonAsk<C>) =>
      memberAsk<C>(clock, { person, brands, memberIdOf }, parts),
  }
  return { today, clock, brand, guests, until, signal }
}
