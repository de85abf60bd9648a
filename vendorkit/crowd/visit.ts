import type { CrowdActivity } from '@croupier/contract/crowd.ts'
import type { Caller, SiteClock } from './caller.ts'
import type { Habits } from './habits.ts'
import type { LivePage } from './live-page.ts'
import type { Credentials } from './names.ts'
import type { Random } from './random.ts'
import type { DueTime } from './scheduler.ts'

/** What a player has at hand while it does something. */
export interface Guest {
  readonly number: number
  /** The address of the site. */
  readonly site: string
  readonly caller: Caller
  readonly page: LivePage
  readonly habits: Habits
  readonly credentials: Credentials
  readonly random: Random
  readonly now: SiteClock
  /** How fast people play now, 1 as people do. */
  readonly pace: () => number
  /** What habits are said in, in stored units. */
  readonly coin: () => bigint
  /** What may be done by the crowd's orders. */
  readonly may: (activity: CrowdActivity) => boolean
  /** The last balance that the site told, in stored units; undefined before. */
  balance: bigint | undefined
}

/** What came of a step: go on after so long, look for something else, or deal with what the site said. */
export type StepOutcome =
  | { readonly kind: 'on'; readonly due: DueTime }
  | { readonly kind: 'over' }
  | { readonly kind: 'later'; readonly waitMs: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly code: string }

/** What a player usually stakes, in stored units. */
export const usualStake = ({ habits, coin }: Guest): bigint => coin() * BigInt(habits.coins)

/** Something that a player does for a while, one call after the other. */
export interface Visit {
  readonly activity: CrowdActivity
  step(): Promise<StepOutcome>
  /** Leave what was taken: a seat, a topic. */
  end(): Promise<void>
}

/** Continue after a delay that the site dictates, whatever the pace. */
export const after = (ms: number): StepOutcome => ({ kind: 'on', due: { ms, paced: false } })

export const VISIT_END: StepOutcome = { kind: 'over' }

const LEAST_MS = 20

/** A random think time at the current pace; `share` shortens it for simpler decisions. */
export const thinkTime = ({ habits, random, pace }: Guest, share = 1): DueTime => ({
  ms: Math.max(LEAST_MS, (share * habits.thinkMs * random.between(0.6, 1.6)) / pace()),
  paced: true,
})

/** Continue after a think time. */
export const afterThought = (guest: Guest, share?: number): StepOutcome => ({
  kind: 'on',
  due: thinkTime(guest, share),
})
