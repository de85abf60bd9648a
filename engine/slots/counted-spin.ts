import { Fraction } from '../fraction.ts'
import type { Cycle, Wins } from './cycle.ts'
import { total, whole } from './moments.ts'
import type { SpinMoments } from './moments.ts'

/** A spin of which every combination is counted, and what its marks mean. */
export interface CountedSpin {
  readonly cycle: Cycle
  readonly coinsPerStake: number
  /** What combinations of this mark pay beside the counted wins, in coins. */
  readonly extra: (mark: number) => number
  /** The free spins that they award. */
  readonly awards: (mark: number) => number
}

/** Combinations as a share of all, over `unit` (coins, or their squares). */
const share = ({ cycle }: CountedSpin, count: number, unit = 1): Fraction =>
  new Fraction(BigInt(count), BigInt(cycle.size) * BigInt(unit))

/** What a spin wins and awards; `multiplier` counts every win of it. */
export function spinMoments(counted: CountedSpin, multiplier = 1): SpinMoments {
  const { cycle, coinsPerStake } = counted
  const marks = [...cycle.byMark]
  const by = whole(multiplier)
  const sumOf = ([mark, wins]: readonly [number, Wins]) => wins.sum + counted.extra(mark) * wins.count
  const mean = total(marks.map((each) => share(counted, sumOf(each), coinsPerStake))).mul(by)
  const squares = marks.map(([mark, { squares: counts, sum, count }]) => {
    const extra = counted.extra(mark)
    return share(counted, counts + 2 * extra * sum + extra * extra * count, coinsPerStake ** 2)
  })
  const awarding = marks.filter(([mark]) => counted.awards(mark) > 0)
  return {
    mean,
    square: total(squares).mul(by).mul(by),
    awards: awarding.map((each) => ({
      spins: counted.awards(each[0]),
      chance: share(counted, each[1].count),
      mean: share(counted, sumOf(each), coinsPerStake).mul(by),
    })),
  }
}

/** How likely a spin wins anything. */
export const hitChance = (counted: CountedSpin): Fraction => share(counted, hitCount(counted))

/** How many combinations win anything. */
export const hitCount = ({ cycle, extra }: CountedSpin): number =>
  [...cycle.byMark].reduce(
    (hits, [mark, { count, byCoins }]) => hits + count - (extra(mark) > 0 ? 0 : (byCoins.get(0) ?? 0)),
    0,
  )

/** What all combinations win together, in coins. */
export const coinSum = ({ cycle, extra }: CountedSpin): number =>
  [...cycle.byMark].reduce((coins, [mark, { sum, count }]) => coins + sum + extra(mark) * count, 0)

/** The most that a spin wins, in coins, and how many combinations win it. */
export function bestOf({ cycle, extra }: CountedSpin): { readonly coins: number; readonly count: number } {
  const bests = [...cycle.byMark].map(([mark, wins]) => ({
    coins: wins.max + extra(mark),
    count: wins.byCoins.get(wins.max) ?? 0,
  }))
  const coins = Math.max(...bests.map((best) => best.coins))
  return { coins, count: bests.reduce((sum, best) => sum + (best.coins === coins ? best.count : 0), 0) }
}

/** The mean of what the extras alone pay, in stakes. */
export const extraReturn = (counted: CountedSpin): Fraction =>
  total(
    [...counted.cycle.byMark].map(([mark, { count }]) =>
      share(counted, counted.extra(mark) * count, counted.coinsPerStake),
    ),
  )

/** How many combinations win nothing, under each of these numbers of stakes, and from the last on. */
export function histogram({ cycle, extra, coinsPerStake }: CountedSpin, stakes: readonly number[]): number[] {
  const edges = [0, 1, ...stakes.map((each) => each * coinsPerStake), Infinity]
  const counts = Array.from({ length: edges.length - 1 }, () => 0)
  for (const [mark, { byCoins }] of cycle.byMark) {
    for (const [coins, count] of byCoins) {
      const won = coins + extra(mark)
      const at = edges.findLastIndex((edge) => won >= edge)
      counts[at] = (counts[at] ?? 0) + count
    }
  }
  return counts
}
