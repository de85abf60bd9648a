import { z } from 'zod'

export const MinesChoices = z.strictObject({
  mines: z.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(24, 'invalid'),
})

export const TileOpened = z.strictObject({
  kind: z.literal('tile_opened'),
  /** Row by row from the top left, 0 to 24. */
  tile: z.number().int(),
  safe: z.boolean(),
  multiplier: z.string(),
})

/** Only when the round is over. */
export const MinesShown = z.strictObject({ kind: z.literal('mines_shown'), mines: z.array(z.number().int()) })
