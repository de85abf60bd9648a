import { vendorSorting } from '@croupier/contract/catalogue.ts'
import { HOME_PATHS } from '@croupier/contract/page.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useRouterState } from '@tanstack/react-router'
import { navigationEntries, type NavigationEntry } from './navigation-entries.ts'

/** The entries of the navigation, empty until they are known. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  const { menu } = useBrand()
  const { data } = useAsk(vendorSorting, undefined, { staleTime: 300_000 })
  return navigationEntries(menu, data?.list ?? [])
}

/** Whether the page below is home, under whatever name. */
export const useAtHome = (): boolean =>
  useRouterState({ select: ({ location }) => HOME_PATHS.includes(location.pathname) })
