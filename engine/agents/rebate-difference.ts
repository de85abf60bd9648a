import { weightedFloor } from '../fraction.ts'
import { scale } from '../money.ts'

/** Points of a rebate in hundredths of a per cent: 650 is 6.50 %. */
export type RebatePoints = number

/** Hundredths of a per cent in one. */
const POINTS_ONE = 10_000n

/** A direct downline with the valid bets of itself and everyone below. */
export interface RebateBranch {
  readonly rebate: RebatePoints
  readonly validBets: bigint
}

/** The rebate of an agent for a day: over all direct downlines what the own rebate is above theirs, floored once. */
export function rebateDifference(own: RebatePoints, branches: readonly RebateBranch[], decimals: number): bigint {
  const above = branches.find(({ rebate }) => rebate > own)
  if (above) throw new Error(`a downline has ${above.rebate} points below one of ${own}`)
  return weightedFloor(
    branches.map(({ rebate, validBets }) => ({ amount: validBets, weight: BigInt(own - rebate) })),
    { denominator: POINTS_ONE, unit: 10n ** BigInt(scale - decimals) },
  )
}
