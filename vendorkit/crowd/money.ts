import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { floorTo } from '@croupier/engine/fraction.ts'

/** What a game takes, as it says so. */
export interface StakeLimits {
  readonly stakeMin: string
  readonly stakeMax: string
  readonly stakeStep: string
}

const DECIMALS = 4

/** Stored units of an amount of the site. */
export const unitsIn = (text: string): bigint => unitsOf(text, DECIMALS) ?? 0n

/** An amount as the site takes it: no more digits than are needed. */
export const textOf = (units: bigint): string => amountText(units, DECIMALS).replace(/\.?0+$/, '')

/** What people count small sums in: habits are said in these. */
const COINS: Readonly<Record<string, string>> = { PHP: '1', VND: '500', THB: '1', BRL: '0.1', USD: '0.02' }

/** The coin of a currency, in stored units. */
export const coinOf = (currency: string | undefined): bigint => unitsIn(COINS[currency ?? ''] ?? '1')

/** Nobody stakes more than a share of what they have. */
const SHARE = 20n

/**
 * What a player stakes who usually stakes so much: within the game's limits and the player's means, in steps of the game;
 * undefined where not even the smallest stake is within their means.
 */
export function stakeOf(
  { stakeMin, stakeMax, stakeStep }: StakeLimits,
  usual: bigint,
  balance: bigint,
): bigint | undefined {
  const [least, most, step] = [unitsIn(stakeMin), unitsIn(stakeMax), unitsIn(stakeStep)]
  if (balance < least * SHARE) return undefined
  const capped = [usual, most, balance / SHARE].reduce((one, other) => (one < other ? one : other))
  const stake = floorTo(capped, step)
  return stake >= least ? stake : least
}
