import { vendorSorting } from '@croupier/contract/catalogue.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { navigationEntries, type NavigationEntry } from './navigation-entries.ts'

/** The entries of the navigation, empty until they are known. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  const { menu } = useBrand()
  const { data } = useAsk(vendorSorting, undefined, { staleTime: 300_000 })
  return navigationEntries(menu, data?.list ?? [])
}
