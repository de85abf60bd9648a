import { z } from 'zod'

export const LimboChoices = z.strictObject({
  target: z.string({ error: 'invalid' }).regex(/^\d{1,7}(\.\d{1,2})?$/, 'invalid'),
})

export const Risen = z.strictObject({
  kind: z.literal('risen'),
  /** How far it went, two decimals. */
  result: z.string(),
  target: z.string(),
  multiplier: z.string(),
  won: z.boolean(),
})
