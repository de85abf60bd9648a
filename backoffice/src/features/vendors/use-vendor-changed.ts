import { vendorAccesses } from '@croupier/contract/console-vendor-access.ts'
import { useQueryClient } from '@tanstack/react-query'

/** After an action: what is known of vendors' ways in is asked anew. */
export function useVendorChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(vendorAccesses.path),
    })
}
