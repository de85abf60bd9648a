import { CATEGORIES } from '@croupier/contract/field.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'
import { Money } from './money-setting.ts'

/** Pots that must fall before they reach an amount, fed from promotion by a share of each stake. */
export const PotSettings = z
  .array(
    z
      .strictObject({
        code: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/),
        names: z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1).max(60)),
        /** Of each stake, in millionths. */
        share: count(1, 50_000),
        /** What each run begins with. */
        seed: Money,
        mustFallBy: Money,
        /** Whose bets feed it; null for every category. */
        category: z.enum(CATEGORIES).nullable().prefault(null),
      })
      .refine(({ seed, mustFallBy }) => mustFallBy > seed, 'it would fall at once'),
  )
  .max(6)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'two pots of one code')
  .prefault([])
