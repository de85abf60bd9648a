import { countryCodes } from '@croupier/contract/codes.ts'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Countries change less often than the site is opened. */
export const KEPT = { staleTime: Infinity, gcTime: Infinity }

/** Ask for the countries when the site starts, so that a mobile field opens with the visitor's own already in it. */
export const fetchCountries = (client: QueryClient): Promise<void> =>
  client.prefetchQuery({ ...queryOptionsOf(countryCodes), ...KEPT })
