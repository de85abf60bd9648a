import { z } from 'zod'

export const WheelChoices = z.strictObject({
  segments: z.union([z.literal(10), z.literal(20), z.literal(30), z.literal(40), z.literal(50)], { error: 'invalid' }),
  risk: z.enum(['low', 'medium', 'high'], { error: 'invalid' }),
})

export const WheelStopped = z.strictObject({
  kind: z.literal('wheel_stopped'),
  /** The segment under the pointer, 0 first. */
  index: z.number().int(),
  multiplier: z.string(),
})
