import { lucky } from '../seed/brand-lucky.ts'
import type { Deps } from '#kernel/deps.ts'
import { makeBrand } from '#modules/brand/make-brand.ts'

/** A brand that was made by command: it has nothing but its look and the strict policy. Answers its id. */
export function bareBrand(deps: Deps): Promise<number> {
  const { id: _id, decimals: _decimals, ...look } = lucky
  const hosts = [{ host: 'bare.example', kind: 'member' }] as const
  const own = { merchant: 'BARE', name: 'Bare', currency: 'VND', minimumAge: 18, hosts } as const
  return makeBrand(deps, { ...look, ...own, by: 'ana', reason: 'opening' })
}
