import type { PlacedVendor, vendorSorting } from '@croupier/contract/catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Category } from '@croupier/contract/field.ts'
import { lotteryPageOf } from '@croupier/contract/page.ts'

export type VendorOrder = ReplyOf<typeof vendorSorting>['list']

/** Where the page of each category is. */
const PATHS = {
  LIVE: '/live',
  RNG: '/rng',
  PVP: '/pvp',
  FISH: '/fish',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
  BINGO: '/bingo',
  INHOUSE: '/inhouse',
  LOTT: '/lottery',
  ELOTT: '/elott',
} as const satisfies Record<Category, string>

export type CategoryPath = (typeof PATHS)[keyof typeof PATHS]

/** The page of a category. */
export const pathOf = (category: Category): CategoryPath => PATHS[category]

/** A vendor where it stands in the navigation. */
export type NavigationVendor = PlacedVendor & {
  /** The page of its category, or of its lotteries. */
  readonly to: CategoryPath | ReturnType<typeof lotteryPageOf>
}

export interface NavigationEntry {
  readonly category: Category
  readonly to: CategoryPath
  /** Slots open at their first vendor. */
  readonly page: string | undefined
  readonly games: number
  readonly pointsRate: string
  readonly vendors: readonly NavigationVendor[]
}

/** At most this many vendors drop down; the rest is behind More. */
export const VENDORS_SHOWN = 9

/** Electronic lotteries and drawn ones stand in one entry, which leads to the electronic ones where there are any. */
const LOTTERIES: readonly Category[] = ['ELOTT', 'LOTT']

/** The navigation between Home and Promotions: the brand's categories in its order, each only where a vendor exists. */
export function navigationEntries(menu: readonly Category[], sorting: VendorOrder): readonly NavigationEntry[] {
  const there = menu.filter((category) => (placed(sorting, category)?.vendors.length ?? 0) > 0)
  const lottery = there.find((category) => LOTTERIES.includes(category))
  return there.flatMap((category) => {
    if (!LOTTERIES.includes(category)) return [entryOf(sorting, [category])]
    return category === lottery
      ? [
          entryOf(
            sorting,
            LOTTERIES.filter((one) => there.includes(one)),
          ),
        ]
      : []
  })
}

/** The entry of categories that stand together; it leads to the first of them. */
function entryOf(sorting: VendorOrder, categories: readonly Category[]): NavigationEntry {
  const [category = 'LOTT'] = categories
  const sorted = categories.flatMap((one) => placed(sorting, one) ?? [])
  const vendors = sorted.flatMap(({ gameCategory, vendors }) =>
    vendors.map((vendor) => ({
      ...vendor,
      to: gameCategory === 'LOTT' ? lotteryPageOf(vendor.vassalage) : PATHS[gameCategory],
    })),
  )
  return {
    category,
    to: PATHS[category],
    page: category === 'RNG' ? vendors[0]?.vassalage : undefined,
    games: sorted.reduce((sum, { games }) => sum + games, 0),
    pointsRate: sorted[0]?.pointsRate ?? '',
    vendors,
  }
}

const placed = (sorting: VendorOrder, category: Category) =>
  sorting.find(({ gameCategory }) => gameCategory === category)
