import { v7 } from 'uuid'
import type { Deps } from './deps.ts'

const RANDOM_BYTES = 16
const IDS_AT_ONCE = 256

interface Source {
  bytes: Buffer
  used: number
  msecs: number
  seq: number
}

const sources = new WeakMap<Deps['random'], Source>()

function sourceOf(random: Deps['random']): Source {
  const known = sources.get(random)
  if (known !== undefined) return known
  const source = { bytes: Buffer.alloc(0), used: 0, msecs: -1, seq: 0 }
  sources.set(random, source)
  return source
}

/** Random bytes for one id, drawn for many at once: asking the system for each costs more than the rest of the id. */
function draw(source: Source, random: Deps['random']): Buffer {
  if (source.used === source.bytes.length) {
    source.bytes = random(RANDOM_BYTES * IDS_AT_ONCE)
    source.used = 0
  }
  return source.bytes.subarray(source.used, (source.used += RANDOM_BYTES))
}

/** An id for a new row: UUIDv7 by the product's clock, so that rows of a time lie together, in the order this process made them. */
export function newId(deps: Pick<Deps, 'now' | 'random'>): string {
  const source = sourceOf(deps.random)
  const random = draw(source, deps.random)
  const msecs = deps.now().getTime()
  // A fresh start in every millisecond, with room to count on.
  source.seq = msecs === source.msecs ? source.seq + 1 : random.readUInt32BE() >>> 1
  source.msecs = msecs
  return v7({ msecs, seq: source.seq, random })
}
