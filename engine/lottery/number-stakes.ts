import { floorTo, Fraction } from '../fraction.ts'
import type { LotteryMethod } from './family.ts'
import type { PricedBet } from './price.ts'

/** What a line stakes on a number, in stored units. */
export interface NumberStake {
  readonly number: string
  readonly stake: bigint
  /** What one prize that shows it pays at most. */
  readonly pays: bigint
}

/** What a line stakes on each of its numbers; nothing of a method whose numbers nobody counts. */
export function numberStakes(
  { numbers, tiers }: LotteryMethod,
  { content, price, odds, unit, half }: PricedBet,
): readonly NumberStake[] {
  if (!numbers) return []
  const halved = new Set(half)
  const paying = tiers.filter(({ isPush }) => !isPush).map(({ key }) => ({ key, odds: odds(key) }))
  const best = new Map<string, Fraction>()
  const bestOf = (number: string) => {
    const own = numbers.wins ? paying.filter(({ key }) => numbers.wins?.(number, key)) : paying
    const name = own.map(({ key }) => key).join()
    const known = best.get(name) ?? own.reduce((most, one) => (most.atMost(one.odds) ? one.odds : most), NOTHING)
    best.set(name, known)
    return known
  }
  return [...numbers.tickets(content)].map(([number, tickets]) => {
    const { numerator, denominator } = bestOf(number)
    const parts = halved.has(number) ? 2n * denominator : denominator
    const pays = floorTo((numerator * price * BigInt(numbers.winning(tickets))) / parts, unit)
    return { number, stake: price * BigInt(tickets), pays }
  })
}

const NOTHING = new Fraction(0n)
