import { useQueryClient } from '@tanstack/react-query'

const OWN = ['/wps/operator/table', '/wps/operator/approvals']

/** After an action: what is known of live tables, their rounds and what waits for a second person is asked anew. */
export function useTablesChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => OWN.some((path) => String(queryKey[0]).startsWith(path)),
    })
}
