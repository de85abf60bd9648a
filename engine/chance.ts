/** A stream of unsigned 32-bit words, read in order; where it comes from is the caller's business. */
export interface Words {
  next(): number
}

const two32 = 4294967296
// Below this, word × n stays under 2^53 and a double holds it exactly.
const exactInDouble = 2 ** 20

/** The words of an endless row of byte blocks, asked for by number from 0 as they are needed; big-endian. */
export function wordsOf(blocks: (round: number) => Uint8Array): Words {
  let block: Uint8Array = new Uint8Array()
  let round = 0
  let place = 0
  const nextByte = () => {
    while (place >= block.length) {
      block = blocks(round)
      if (block.length === 0) throw new Error(`the stream of words ended before block ${round}`)
      round += 1
      place = 0
    }
    const byte = block[place] ?? 0
    place += 1
    return byte
  }
  return {
    next: () => nextByte() * 0x1000000 + ((nextByte() << 16) | (nextByte() << 8) | nextByte()),
  }
}

/** The words of these bytes and no more; reading past the end is a mistake and throws. */
export const wordsOfBytes = (bytes: Uint8Array): Words => wordsOf((round) => (round === 0 ? bytes : new Uint8Array()))

/** A whole number from 0 to n − 1: floor(word × n / 2^32), exactly (rulebook §31). One word. */
export function below(n: number, words: Words): number {
  if (!Number.isInteger(n) || n < 1 || n > two32) throw new Error(`no draw below ${n}`)
  const word = words.next()
  return n <= exactInDouble ? Math.floor((word * n) / two32) : Number((BigInt(word) * BigInt(n)) >> 32n)
}

/** 52 bits of chance from two words: the first one whole, then the top 20 bits of the second (rulebook §31). */
export function u52(words: Words): bigint {
  const high = BigInt(words.next())
  return (high << 20n) | (BigInt(words.next()) >> 12n)
}

/** A whole number from 0 to n − 1 by 52 bits: floor(u52 × n / 2^52). Two words; the mystery jackpot's draw. */
export function belowWide(n: bigint, words: Words): bigint {
  if (n < 1n || n > 1n << 52n) throw new Error(`no draw below ${n}`)
  return (u52(words) * n) >> 52n
}

/** k different numbers from 0 to n − 1 in the order drawn, one word each (rulebook §31). */
export function pick(k: number, n: number, words: Words): number[] {
  if (!Number.isInteger(k) || k < 0 || k > n) throw new Error(`cannot pick ${k} of ${n}`)
  const pool = Array.from({ length: n }, (_, number) => number)
  return Array.from({ length: k }, () => pool.splice(below(pool.length, words), 1)).flat()
}
