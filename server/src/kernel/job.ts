import type { Deps } from './deps.ts'
import type { News } from './outbox.ts'

/** What a module does when it hears of something. Runs at least once; it must be exactly-once by the ids it posts. */
export interface Listener {
  readonly topic: string
  readonly name: string
  readonly hear: (deps: Deps, news: News) => Promise<void>
}

/**
 * What a module does by the clock; `cron` in UTC. It does what is due by `deps.now()`, however long ago it became so:
 * it is also run after a start and when the sandbox's clock was moved.
 */
export interface Timer {
  readonly cron: string
  readonly name: string
  readonly run: (deps: Deps) => Promise<void>
}

export type Job = Listener | Timer

/** When this is announced, do that. */
export const on = (topic: string, name: string, hear: Listener['hear']): Listener => ({ topic, name, hear })

/** By this clock, do that. */
export const every = (cron: string, name: string, run: Timer['run']): Timer => ({ cron, name, run })
