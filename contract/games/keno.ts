import { z } from 'zod'

export const KenoChoices = z.strictObject({
  numbers: z
    .array(z.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(40, 'invalid'), { error: 'invalid' })
    .min(1, 'invalid')
    .max(10, 'invalid'),
  risk: z.enum(['classic', 'high'], { error: 'invalid' }),
})

export const NumbersDrawn = z.strictObject({
  kind: z.literal('numbers_drawn'),
  /** In the order drawn. */
  drawn: z.array(z.number().int()),
  hits: z.array(z.number().int()),
  multiplier: z.string(),
})
