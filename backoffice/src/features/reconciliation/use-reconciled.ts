import { useQueryClient } from '@tanstack/react-query'

/** Everything about reconciliation is asked anew. */
export function useReconciled() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/wps/operator/reconciliation'),
    })
}
