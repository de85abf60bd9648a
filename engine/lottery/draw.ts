import { wordsOf } from '../chance.ts'
import type { DrawResult, LotteryFamily } from './family.ts'

/** HMAC-SHA256 of a message by the bytes of a chain's link; injected, as the engine knows no hashes. */
export type LinkHmac = (link: string, message: string) => Uint8Array

export interface DrawSeed {
  /** The issue's link of the lottery's chain, in hex. */
  readonly link: string
  readonly salt: string
  readonly gameCode: string
  readonly issueNo: string
}

/** The result of an issue from its link (settled points, *Chance*): anyone who has the link draws the same numbers. */
export function drawResult({ draw, prizes }: LotteryFamily, seed: DrawSeed, hmac: LinkHmac): DrawResult {
  const blocks = (round: number) => hmac(seed.link, `${seed.salt}:${seed.gameCode}:${seed.issueNo}:${round}`)
  const rows = prizes.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits))
  if (draw.kind === 'digits') {
    const next = digitsOf(blocks)
    return rows.map((digits) => Array.from({ length: digits }, next).join(''))
  }
  const next = belowOf(blocks)
  if (draw.kind === 'dice') return rows.map(() => `${1 + next(draw.faces)}`)
  const pool = Array.from({ length: draw.size }, (_, number) => number + 1)
  for (let at = pool.length - 1; at > 0; at--) {
    const other = next(at + 1)
    ;[pool[at], pool[other]] = [pool[other] ?? 0, pool[at] ?? 0]
  }
  return rows.map((digits, at) => `${pool[at]}`.padStart(digits, '0'))
}

const DIGIT_BYTES = 250

/** A byte a digit; 250 and more are thrown away, so that each digit is as likely as another. */
function digitsOf(blocks: (round: number) => Uint8Array): () => number {
  let block: Uint8Array = new Uint8Array()
  let [round, place] = [0, 0]
  return () => {
    for (;;) {
      if (place >= block.length) {
        block = blocks(round)
        if (block.length === 0) throw new Error(`the stream of digits ended before block ${round}`)
        round += 1
        place = 0
      }
      const byte = block[place] ?? 0
      place += 1
      if (byte < DIGIT_BYTES) return byte % 10
    }
  }
}

/** Whole numbers below n by 32-bit words, those of an uneven rest thrown away (rulebook §0). */
function belowOf(blocks: (round: number) => Uint8Array): (n: number) => number {
  const words = wordsOf(blocks)
  return (n) => {
    const even = Math.floor(2 ** 32 / n) * n
    for (;;) {
      const word = words.next()
      if (word < even) return word % n
    }
  }
}
