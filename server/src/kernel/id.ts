import { v7 } from 'uuid'
import type { Deps } from './deps.ts'

const RANDOM_BYTES = 16

/** An id for a new row: UUIDv7 by the product's clock, so that rows of a time lie together. */
export const newId = (deps: Pick<Deps, 'now' | 'random'>): string =>
  v7({ msecs: deps.now().getTime(), random: deps.random(RANDOM_BYTES) })
