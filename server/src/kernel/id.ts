import { v7 } from 'uuid'
import type { Deps } from './deps.ts'

const RANDOM_BYTES = 16
const IDS_AT_ONCE = 256

interface Pool {
  readonly bytes: Buffer
  used: number
}

const pools = new WeakMap<Deps['random'], Pool>()

/** Random bytes for one id, drawn for many at once: asking the system for each costs more than the rest of the id. */
function draw(random: Deps['random']): Buffer {
  let pool = pools.get(random)
  if (pool === undefined || pool.used === pool.bytes.length) {
    pool = { bytes: random(RANDOM_BYTES * IDS_AT_ONCE), used: 0 }
    pools.set(random, pool)
  }
  return pool.bytes.subarray(pool.used, (pool.used += RANDOM_BYTES))
}

/** An id for a new row: UUIDv7 by the product's clock, so that rows of a time lie together. */
export const newId = (deps: Pick<Deps, 'now' | 'random'>): string =>
  v7({ msecs: deps.now().getTime(), random: draw(deps.random) })
