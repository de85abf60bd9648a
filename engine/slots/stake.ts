import { floorTo, timesFloor } from '../fraction.ts'

/** What a slot round is played for, in stored units. */
export interface SlotBet {
  /** What wins are counted from. */
  readonly stake: bigint
  /** The smallest payable step. */
  readonly unit: bigint
  /** The most a round pays; it ends as soon as its wins pass it. */
  readonly payoutCap?: bigint
}

/** So many of the parts into which a title divides its stake, as money: rounded down to the payable step, once. */
export const moneyOf = ({ stake, unit }: SlotBet, parts: number, perStake: number): bigint =>
  floorTo(timesFloor(stake, BigInt(parts), BigInt(perStake)), unit)
