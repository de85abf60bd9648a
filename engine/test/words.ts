import type { Words } from '../chance.ts'

/** Exactly these words and no more. */
export function wordsFrom(list: readonly number[]): Words {
  const rest = list.values()
  return {
    next: () => {
      const { value } = rest.next()
      if (value === undefined) throw new Error('no word left')
      return value
    },
  }
}

/** An endless stream that is the same every time: xorshift128 from a seed. */
export function seededWords(seed: number): Words {
  const state = Uint32Array.of(seed, 362436069, 521288629, 88675123)
  const next = () => {
    const mixed = state[0]! ^ (state[0]! << 11)
    state.copyWithin(0, 1)
    state[3] = state[3]! ^ (state[3]! >>> 19) ^ mixed ^ (mixed >>> 8)
    return state[3]
  }
  // Neighbouring seeds begin alike; after some rounds they no longer do.
  for (let round = 0; round < 64; round += 1) next()
  return { next }
}

/** A word for which `below(n)` draws this number. */
export const wordFor = (drawn: number, n: number): number => Math.ceil((drawn * 2 ** 32) / n)
