import { z } from 'zod'
import { Id, Moment } from '../field.ts'

/** The flight begins. */
export const Launched = z.strictObject({ kind: z.literal('launched'), at: Moment })

/** An own bet left: by hand, or by itself where it was told to. */
export const LeftFlight = z.strictObject({
  kind: z.literal('left'),
  betId: Id,
  /** Two decimals. */
  multiplier: z.string(),
  byItself: z.boolean(),
  payout: z.string(),
})

export const Crashed = z.strictObject({ kind: z.literal('crashed'), point: z.string() })
