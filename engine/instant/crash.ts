import type { Hmac, Sha256 } from '../seeds.ts'
import { Fraction } from '../fraction.ts'
import type { Profile, Terms } from '../studio-game.ts'
import { paidAt } from './odds.ts'
import type { Outcome } from './odds.ts'
import { pointFrom } from './point.ts'

// Crash (rulebook §32): shared rounds. Multipliers and points are whole hundredths: 200 is 2.00×.

export const paytableVersion = 'crash-1'

/** What a page is told of the game; its rounds are shared and not of the studio's table. */
export const crash = {
  name: 'Crash',
  paytableVersion,
  jackpot: false,
  rtp: (profile: Profile): string => `${profile}.0000`,
} as const

/** The lowest multiplier at which anybody may leave. */
export const cashOutMin = 101
export const cashOutMax = 1_000_000_00

/** The link after this one, SHA-256 of its hex. Rounds are played backwards: the link after a round's is the one played before. */
export const linkAfter = (sha256: Sha256, hash: string): string => sha256(hash)

/** The 52 bits of a round: the first 13 hex digits of HMAC(game hash, salt). */
export const crashBits = (hmac: Hmac, gameHash: string, salt: string): bigint =>
  hmac(gameHash, salt)
    .slice(0, 7)
    .reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n) >> 4n

/** Where a round crashes, in hundredths. */
export const pointOf = (hmac: Hmac, gameHash: string, salt: string, profile: Profile): bigint =>
  pointFrom(crashBits(hmac, gameHash, salt), profile)

/** True for a multiplier at which a bet may leave by itself: 1.01 to 1,000,000.00. */
export const isCashOut = (hundredths: number): boolean =>
  Number.isInteger(hundredths) && hundredths >= cashOutMin && hundredths <= cashOutMax

/** How likely a round gets as far as this: profile / multiplier. */
export const crashOutcome = (hundredths: number, profile: Profile): Outcome => ({
  chance: new Fraction(BigInt(profile), BigInt(hundredths)),
  multiplier: BigInt(hundredths) * 100n,
})

/** What a bet that left at this multiplier gets. */
export const crashPayout = (hundredths: number, terms: Pick<Terms, 'stake' | 'unit'>): bigint =>
  paidAt(BigInt(hundredths) * 100n, terms)

// e^(6t/100000) in whole numbers of 2^-192: `Math.exp` may differ from browser to browser in its last bit, and one bit
// decides whether a cash-out is at 1.99 or at 2.00. All truncations together lose less than 2^-160 of the value, and at no
// millisecond of a flight does the exact value come that near to a whole hundredth, so the cut is that of the exact value.
const bits = 192n
const one = 1n << bits
const doublings = 20
/** No flight lasts longer: at 700 seconds the multiplier is beyond any point that 52 bits can give. */
export const flightMsMax = 700_000

// e^0.00006, e^0.00012, e^0.00024 …: every further one is the square of the one before.
const powers = (() => {
  let term = one
  let sum = one
  for (let n = 1n; term > 0n; n += 1n) {
    term = (term * 6n) / (100_000n * n)
    sum += term
  }
  const found = [sum]
  for (let at = 1; at < doublings; at += 1) {
    sum = (sum * sum) >> bits
    found.push(sum)
  }
  return found
})()

const grownBy = (ms: number): bigint => {
  if (!Number.isInteger(ms) || ms < 0 || ms > flightMsMax) throw new Error(`no multiplier at ${ms} ms`)
  const grown = powers.reduce((value, power, at) => (((ms >> at) & 1) === 1 ? (value * power) >> bits : value), one)
  return (grown * 100n) >> bits
}

/** The multiplier this many milliseconds after take-off: floor(100 · e^(0.00006 t)) hundredths, the same on every machine. */
export const multiplierAt = (ms: number): number => Number(grownBy(ms))

/** The first whole millisecond at which the multiplier is at least this. */
export function msOf(hundredths: number | bigint): number {
  const goal = BigInt(hundredths)
  let [before, at] = [-1, flightMsMax]
  if (grownBy(at) < goal) throw new Error(`no flight reaches ${hundredths} hundredths`)
  while (at - before > 1) {
    const middle = (before + at) >> 1
    if (grownBy(middle) >= goal) at = middle
    else before = middle
  }
  return at
}

/** When a round crashes: as soon as its multiplier would be beyond the point. */
export const crashMs = (point: bigint): number => msOf(point + 1n)
