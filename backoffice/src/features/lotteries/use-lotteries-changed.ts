import { useQueryClient } from '@tanstack/react-query'

const OWN = ['/wps/operator/lotter', '/wps/operator/approvals']

/** After an action: what is known of lotteries and what waits for a second person is asked anew. */
export function useLotteriesChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => OWN.some((path) => String(queryKey[0]).startsWith(path)),
    })
}
