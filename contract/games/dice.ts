import { z } from 'zod'

export const DiceChoices = z.strictObject({
  target: z.string({ error: 'invalid' }).regex(/^\d{1,2}(\.\d{1,2})?$/, 'invalid'),
  over: z.boolean(),
})

export const Rolled = z.strictObject({
  kind: z.literal('rolled'),
  roll: z.string(),
  target: z.string(),
  over: z.boolean(),
  multiplier: z.string(),
  won: z.boolean(),
})
