import { describe, expect, test } from 'vitest'
import { navigationEntries, type VendorOrder } from './navigation-entries.ts'

const vendor = (vassalage: string) => ({
  vassalage,
  displayName: vassalage,
  mark: vassalage.toLowerCase(),
  games: 1,
  opens: 'page' as const,
})
const sorting: VendorOrder = [
  { gameCategory: 'RNG', pointsRate: '1.20', games: 2, minBets: [], vendors: [vendor('CROUPIER'), vendor('KIDLAT')] },
  { gameCategory: 'INHOUSE', pointsRate: '1.00', games: 1, minBets: [], vendors: [vendor('CROUPIER')] },
  { gameCategory: 'FISH', pointsRate: '1.20', games: 0, minBets: [], vendors: [] },
  { gameCategory: 'LIVE', pointsRate: '0.70', games: 3, minBets: [], vendors: [vendor('PERLAS')] },
]

test('the navigation follows the brand’s own order', () => {
  expect(navigationEntries(['RNG', 'INHOUSE'], sorting).map(({ category }) => category)).toEqual(['RNG', 'INHOUSE'])
  expect(navigationEntries(['INHOUSE', 'RNG'], sorting).map(({ category }) => category)).toEqual(['INHOUSE', 'RNG'])
})

test('a category without a vendor, or not on the brand’s menu, has no entry', () => {
  expect(navigationEntries(['FISH', 'LIVE', 'SPORTS', 'RNG'], sorting).map(({ to }) => to)).toEqual(['/live', '/rng'])
})

test('slots lead to their first vendor, other categories to all of theirs', () => {
  expect(navigationEntries(['RNG', 'INHOUSE'], sorting).map(({ page }) => page)).toEqual(['CROUPIER', undefined])
})

describe('lotteries', () => {
  const lottery = (gameCategory: 'LOTT' | 'ELOTT', code: string): VendorOrder[number] => ({
    gameCategory,
    pointsRate: '1.00',
    games: 2,
    minBets: [],
    vendors: [vendor(code)],
  })
  const lotteriesIn = (...there: VendorOrder) =>
    navigationEntries(['LOTT', 'RNG', 'ELOTT'], [...sorting, ...there]).map(({ category, to }) => `${category} ${to}`)

  test('stand in one entry, which leads to the electronic ones where there are any', () => {
    expect(lotteriesIn(lottery('LOTT', 'VN'), lottery('ELOTT', 'SSC'))).toEqual(['ELOTT /elott', 'RNG /rng'])
    expect(lotteriesIn(lottery('LOTT', 'VN'))).toEqual(['LOTT /lottery', 'RNG /rng'])
    expect(lotteriesIn(lottery('ELOTT', 'SSC'))).toEqual(['RNG /rng', 'ELOTT /elott'])
  })

  test('drop down with the vendors of both, each leading to the page of its own', () => {
    const [entry] = navigationEntries(['LOTT', 'ELOTT'], [lottery('LOTT', 'VN'), lottery('ELOTT', 'SSC')])
    expect(entry?.vendors.map(({ vassalage, to }) => [vassalage, to])).toEqual([
      ['SSC', '/elott'],
      ['VN', '/lottery'],
    ])
    expect(entry?.games).toBe(4)
  })
})
