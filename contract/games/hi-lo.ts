import { z } from 'zod'

export const HiLoChoices = z.strictObject({})

export const CardShown = z.strictObject({
  kind: z.literal('card_shown'),
  /** 0 to 51: four cards of each rank, the ace first. */
  card: z.number().int(),
  after: z.enum(['deal', 'skip', 'hi', 'lo']),
  right: z.boolean(),
  multiplier: z.string(),
})
