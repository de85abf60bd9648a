import type { ComingRun } from '@croupier/contract/clock.ts'
import type { Deps } from './deps.ts'

/** What of a module will happen by itself in a brand, the next first; as many as asked for at most. */
export type ScheduledOf = (deps: Deps, brandId: number, most: number) => Promise<readonly ComingRun[]>
