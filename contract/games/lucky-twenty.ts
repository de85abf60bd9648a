import { z } from 'zod'

export const LuckyTwentyChoices = z.strictObject({})
