import type { Call } from '@croupier/contract/call.ts'
import type { Day } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { Dice } from './dice.ts'
import type { Merchant, Person } from './persons.ts'

/** A part of the past: what it plans for a day is done in the order of time, together with what the other parts plan. */
export interface Share {
  readonly name: string
  /** Plan a day's events: for each it calls `context.at`. It writes nothing itself. */
  readonly day: (context: HistoryContext) => Promise<void>
}

/** The moment at which something happens, and what it happens with. */
export interface HistoryMoment {
  /** Its clock shows the moment, and chance follows from the event's name: both are the same whenever it is done again. */
  readonly deps: Deps
  /** Advance the event's clock by so many minutes. */
  readonly pass: (minutes: number) => void
  /** Relay what has been announced to its listeners, such as the one that sends an approved payout. */
  readonly hear: () => Promise<void>
}

/**
 * Something that happens. An event that a crash has cut off is repeated from its beginning: what its actions have written by then
 * refuses to be written twice, and is no reason to end it. What an action refuses otherwise ends the event.
 */
export type HistoryEvent = (moment: HistoryMoment) => Promise<void>

/** A day of the past as a share plans it. */
export interface HistoryContext {
  /** To read by; its clock stands at the first moment of the day. */
  readonly deps: Deps
  /** The business day, on the clock of the first brand. */
  readonly day: Day
  /** The first day of the history is 0. */
  readonly number: number
  /** How many days the history has. */
  readonly days: number
  readonly brands: Readonly<Record<Merchant, Brand>>
  /** Those who have registered before the end of this day. */
  readonly members: readonly Person[]
  /** The id of one of them, for an event after their registration. */
  readonly memberIdOf: (person: Person) => Promise<string>
  /** Dice of this day and this share. */
  readonly dice: Dice
  /** An id that follows from the day, the share and this name, for what callers name themselves. */
  readonly idOf: (name: string) => string
  /** One that follows from the name alone, for what later days name again. */
  readonly lastingIdOf: (name: string) => string
  /** The moment of this day at a brand when its clock shows so many hours: 20.5 is half past eight in the evening. */
  readonly moment: (merchant: Merchant, hours: number) => Date
  /**
   * Plan an event; its name tells it from the others of the share on this day. Which events a day has follows from the dice alone: a
   * day that was cut off is planned again, and must be the same. What depends on how things stand is asked within the event.
   */
  readonly at: (moment: Date, name: string, event: HistoryEvent) => void
  /** The same for play alone, of which there is much: it is idempotent by its ids, and what it announces is heard later in the day. */
  readonly playAt: (moment: Date, name: string, event: HistoryEvent) => void
  /** What an action is asked by somebody's browser. */
  readonly asked: <C extends Call>(person: Person, parts: PersonAsk<C>) => Promise<Ask<C>>
}

/** What an action is asked by somebody; all else is as their browser sends it. */
export type PersonAsk<C extends Call> = Pick<Ask<C>, 'body'> &
  Partial<Pick<Ask<C>, 'query' | 'params' | 'file' | 'key'>>
