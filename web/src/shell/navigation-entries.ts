import type { vendorSorting } from '@croupier/contract/catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Category } from '@croupier/contract/field.ts'

export type Sorting = ReplyOf<typeof vendorSorting>['list']
export type SortedCategory = Sorting[number]

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

export interface NavigationEntry {
  readonly category: Category
  readonly to: CategoryPath
  /** Slots open at their first vendor. */
  readonly page: string | undefined
  readonly sorted: SortedCategory
}

/** At most this many vendors drop down; the rest is behind More. */
export const VENDORS_SHOWN = 9

/** The navigation between Home and Promotions: the brand's categories in its order, each only where a vendor exists. */
export function navigationEntries(menu: readonly Category[], sorting: Sorting): readonly NavigationEntry[] {
  return menu.flatMap((category) => {
    const sorted = sorting.find(({ gameCategory }) => gameCategory === category)
    const to = PATHS[category]
    if (!sorted || sorted.vendors.length === 0) return []
    return [{ category, to, page: category === 'RNG' ? sorted.vendors[0]?.vassalage : undefined, sorted }]
  })
}
