import type { CrowdActivity } from '@croupier/contract/crowd.ts'
import type { Caller, Now } from './caller.ts'
import type { Habits } from './habits.ts'
import type { LivePage } from './live-page.ts'
import type { Credentials } from './names.ts'
import type { Random } from './random.ts'
import type { Due } from './scheduler.ts'

/** What a player has at hand while it does something. */
export interface Guest {
  readonly number: number
  readonly caller: Caller
  readonly page: LivePage
  readonly habits: Habits
  readonly credentials: Credentials
  readonly random: Random
  readonly now: Now
  /** How fast people play now, 1 as people do. */
  readonly pace: () => number
  /** What may be done by the crowd's orders. */
  readonly may: (activity: CrowdActivity) => boolean
  /** The last balance that the site told, in stored units; undefined before. */
  balance: bigint | undefined
}

/** What came of a step: go on after so long, look for something else, or deal with what the site said. */
export type StepOutcome =
  | { readonly kind: 'on'; readonly due: Due }
  | { readonly kind: 'over' }
  | { readonly kind: 'later'; readonly waitMs: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly code: string }

/** Something that a player does for a while, one call after the other. */
export interface Visit {
  readonly activity: CrowdActivity
  step(): Promise<StepOutcome>
  /** Leave what was taken: a seat, a topic. */
  end(): Promise<void>
}

/** Go on when the site's own time says so. */
export const after = (ms: number): StepOutcome => ({ kind: 'on', due: { ms, paced: false } })

export const over: StepOutcome = { kind: 'over' }

const LEAST_MS = 20

/** A time of thought at the pace of now, never twice the same; a share of the usual one where less is to be thought about. */
export const thought = ({ habits, random, pace }: Guest, share = 1): Due => ({
  ms: Math.max(LEAST_MS, (share * habits.thinkMs * random.between(0.6, 1.6)) / pace()),
  paced: true,
})

/** Go on after some thought. */
export const afterThought = (guest: Guest, share?: number): StepOutcome => ({ kind: 'on', due: thought(guest, share) })
