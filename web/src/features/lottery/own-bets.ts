import type { QueryClient } from '@tanstack/react-query'

const OWN = ['/wps/lottery/orders', '/wps/lottery/chases']

/** Own orders and chases are asked for anew: each issue of a chase is an order too. */
export const invalidateOwnBets = (client: QueryClient): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => OWN.some((own) => String(path).startsWith(own)),
  })
