import { Fraction } from '../fraction.ts'
import type { ExpectedHits, Hits, LotteryMethod, PrizeTier } from './family.ts'
import { NO_HITS } from './family.ts'

/** The tier of a method that has only one. */
export const WIN = 'WIN'

/** A tier whose tickets win with this chance: a prize mode pays its share of the fair odds. */
export const tierByMode = (key: string, numerator: bigint, denominator: bigint): PrizeTier => ({
  key,
  odds: new Fraction(denominator, numerator),
  byMode: true,
})

/** A tier of fixed odds, total return for one: `3.63` as 363/100. */
export const fixedTier = (key: string, numerator: bigint, denominator = 1n): PrizeTier => ({
  key,
  odds: new Fraction(numerator, denominator),
  byMode: false,
})

/** So many winning tickets of one tier. */
export const hitsOf = (count: number, tier: string = WIN): Hits => (count > 0 ? new Map([[tier, count]]) : NO_HITS)

export const hitsWhen = (wins: boolean, tier: string = WIN): Hits => hitsOf(wins ? 1 : 0, tier)

export const whole = (value: number): Fraction => new Fraction(BigInt(value))

export const share = (part: number, of: number): Fraction => new Fraction(BigInt(part), BigInt(of))

/** Expected winning tickets where every ticket of a tier wins with the chance that its fair odds stand for. */
export const expectedFair = (tiers: readonly PrizeTier[], tickets: ReadonlyMap<string, number>): ExpectedHits =>
  new Map(
    tiers.flatMap(({ key, odds }) => {
      const count = tickets.get(key) ?? 0
      return count === 0 ? [] : [[key, whole(count).div(odds)] as const]
    }),
  )

/** A method of one tier by mode: every ticket wins with the chance that its fair odds stand for. */
export const fairMethod = (method: Omit<LotteryMethod, 'expected'>): LotteryMethod => ({
  ...method,
  expected: (content) => expectedFair(method.tiers, new Map([[WIN, method.tickets(content)]])),
})

/** So many winning tickets on average, of one tier. */
export const expectedWins = (mean: Fraction): ExpectedHits => new Map([[WIN, mean]])

/** How many there are of each. */
export function countEach<K>(keys: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
