import { z } from 'zod'

export const PlinkoChoices = z.strictObject({
  rows: z.number({ error: 'invalid' }).int('invalid').min(8, 'invalid').max(16, 'invalid'),
  risk: z.enum(['low', 'medium', 'high'], { error: 'invalid' }),
})

export const Dropped = z.strictObject({
  kind: z.literal('dropped'),
  /** Row by row from the top: 1 is right, 0 is left. */
  path: z.array(z.number().int()),
  /** From the left, 0 first. */
  bucket: z.number().int(),
  multiplier: z.string(),
})
