import { BrandLook } from '@croupier/contract/brand.ts'
import type { z } from 'zod'

/** The part of a brand's look that is stored as it is shown; the rest follows from the merchant's own columns. */
export const StoredLook = BrandLook.pick({
  logo: true,
  wordmark: true,
  tokens: true,
  currencySign: true,
  signAfter: true,
  copyright: true,
  description: true,
  menu: true,
})
export type StoredLook = z.output<typeof StoredLook>
