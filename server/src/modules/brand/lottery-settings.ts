import { z } from 'zod'
import { Money } from './money-setting.ts'

const UNITS_MAX = 6

/** What members may stake on lotteries. A brand that says nothing sells no tickets. */
export const LotterySettings = z
  .strictObject({
    /** What of each stake may come back at once, in per cent with one decimal: the top prize mode is 1800 and twenty for each per cent. */
    rebatePoint: z.number().min(0).max(8).multipleOf(0.1),
    /** On one ticket of lotteries with fixed odds. */
    stakeMin: Money,
    stakeMax: Money,
    /** What tickets of the others are counted in; one costs two. */
    units: z.array(Money).min(1).max(UNITS_MAX),
    /** The most that one line may win: what could win more is refused. */
    prizeMax: Money,
    /** What may be staked on one issue: on a number by each method that has 10,000 of them at most, by one member, and by all. */
    numberStakeMax: Money.optional(),
    memberStakeMax: Money.optional(),
    issueStakeMax: Money.optional(),
    /** Lotteries that are not sold. */
    closed: z.array(z.string().regex(/^[A-Z][A-Z0-9_]{2,29}$/)).prefault([]),
  })
  .nullable()
  .prefault(null)
