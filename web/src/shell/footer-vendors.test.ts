import { expect, test } from 'vitest'
import { footerVendors } from './footer-vendors.ts'

const vendor = (vassalage: string) => ({ vassalage, displayName: vassalage, mark: 'croupier' }) as never
const sorting = [
  { gameCategory: 'RNG', vendors: [vendor('CROUPIER'), vendor('SANDBOX')] },
  { gameCategory: 'LIVE', vendors: [vendor('CROUPIER'), vendor('BAHAY')] },
] as never

test('each partner stands in the footer once, and the one that the brand leaves out does not', () => {
  const codes = (without: string | null) => footerVendors(sorting, without).map(({ vassalage }) => vassalage)
  expect(codes(null)).toEqual(['CROUPIER', 'SANDBOX', 'BAHAY'])
  expect(codes('SANDBOX')).toEqual(['CROUPIER', 'BAHAY'])
})
