import { createCipheriv, createHmac } from 'node:crypto'

/** The one seed that everything in the demo brands' past follows from. */
const SEED = 'a casino at eight in the evening'

/** Bytes derived from the seed and a name: the same on every machine, and unpredictable without the seed. */
export function bytesOf(name: string): (length: number) => Buffer {
  const key = createHmac('sha256', SEED).update(name).digest()
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16))
  return (length) => stream.update(Buffer.alloc(length))
}

/** What somebody does by habit, but not always. */
export interface Dice {
  /** One of the whole numbers below this. */
  readonly below: (count: number) => number
  /** A whole number from the one to the other, both among them. */
  readonly between: (least: number, most: number) => number
  /** Whether it happens this time, which it does so many times in a hundred. */
  readonly happens: (percent: number) => boolean
  /** One of them. */
  readonly oneOf: <T>(list: readonly T[]) => T
}

const RANGE = 2 ** 32

/** Dice whose rolls follow from a name. */
export function diceOf(name: string): Dice {
  const bytes = bytesOf(name)
  const below = (count: number) => Math.floor((bytes(4).readUInt32BE() / RANGE) * count)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    happens: (percent) => below(100) < percent,
    oneOf<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error(`${name}: nothing to choose from`)
      return list[below(list.length)] as T // The index is below the length.
    },
  }
}
