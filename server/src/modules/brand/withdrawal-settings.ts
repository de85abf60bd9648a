import { z } from 'zod'
import { count } from './count-setting.ts'
import { Fee } from './fee-setting.ts'
import { Money } from './money-setting.ts'

/** What members may take out, when they are paid, and who looks at it before: `cashier.withdrawal`. */
export const WithdrawalSettings = z
  .strictObject({
    min: Money.prefault('100'),
    max: Money.prefault('100000'),
    /** By one member in one day; null for no limit. */
    dayMax: Money.nullable().prefault(null),
    fee: Fee,
    /** Withdrawals of a month without a fee. */
    freePerMonth: count(0, 1000).prefault(0),
    /** From this amount on a person looks at it; null for every one. */
    reviewFrom: Money.nullable().prefault(null),
    /** Whether a person looks at the first one of a member. */
    reviewFirst: z.boolean().prefault(true),
    /** How often a deposit must have been staked before money leaves, in hundredths. */
    turnoverPercent: count(0, 10_000).prefault(100),
    /** For so long after a change of the login or the payment password nothing is paid; 0 for no wait. */
    afterPasswordChangeMinutes: count(0, 10_080).prefault(0),
    /** Whether the member may take one back that nobody works on or has released. */
    cancellable: z.boolean().prefault(true),
    usualMinutes: count(1, 10_080).prefault(60),
    /** From this amount on two people release it; null where one is enough for any. */
    twoFrom: Money.nullable().prefault('10000'),
    /** Whether what a person has released is sent at once, or waits for somebody to pay it. */
    payout: z.enum(['automatic', 'by_hand']).prefault('by_hand'),
  })
  .prefault({})
