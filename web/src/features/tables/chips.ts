import { timesFloor } from '@croupier/engine/fraction.ts'
import { scale } from '@croupier/engine/money.ts'

/** The ladder's colours, always in this order. */
export const CHIP_TONES = ['pearl', 'red', 'blue', 'green', 'ink', 'violet', 'gold', 'rose'] as const
export type ChipTone = (typeof CHIP_TONES)[number]

/** A chip: what it is worth in stored units, and how it looks. */
export interface Chip {
  readonly worth: bigint
  readonly tone: ChipTone
}

const STEPS = [1n, 5n, 10n, 50n, 100n, 500n, 1000n, 5000n]

/** The eight chips of a table: the first is the least 1, 2 or 5 with noughts that reaches its smallest limit. */
export function chipsFrom(least: bigint): readonly Chip[] {
  let ten = 10n ** BigInt(scale)
  while (timesFloor(ten, 5n, 1n) < least) ten = timesFloor(ten, 10n, 1n)
  const first = [1n, 2n, 5n].map((step) => timesFloor(ten, step, 1n)).find((worth) => worth >= least) ?? ten
  return CHIP_TONES.map((tone, at) => ({ worth: timesFloor(first, STEPS[at] ?? 1n, 1n), tone }))
}

const drawnMost = 5

/** The chips that an amount is drawn with, the largest below: five at most, one of the least where it is less than that. */
export function stackOf(units: bigint, chips: readonly Chip[]): readonly ChipTone[] {
  const drawn: ChipTone[] = []
  let left = units
  for (const { worth, tone } of chips.toReversed()) {
    while (left >= worth && drawn.length < drawnMost) {
      drawn.push(tone)
      left -= worth
    }
  }
  return drawn.length > 0 || units <= 0n ? drawn : ['pearl']
}

/** Stakes by spot. */
export type Stakes = ReadonlyMap<string, bigint>

/** What lies on each spot when these are added. */
export function withStakes(stakes: Stakes, added: Iterable<readonly [string, bigint]>): Stakes {
  const sums = new Map(stakes)
  for (const [spot, units] of added) sums.set(spot, (sums.get(spot) ?? 0n) + units)
  return sums
}

/** All that lies there. */
export const sumOfStakes = (stakes: Stakes): bigint => [...stakes.values()].reduce((sum, units) => sum + units, 0n)
