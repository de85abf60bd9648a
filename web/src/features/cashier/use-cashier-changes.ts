import { merchantWallet } from '@croupier/contract/vendors.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

const CASHIER = '/wps/cashier/'

/** What the cashier said is asked for anew. */
export const refreshCashier = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path.startsWith(CASHIER) || path === merchantWallet.path),
  })

/** Keeps deposits and withdrawals on the page true: the live channel says that something has changed, not what. */
export function useCashierChanges() {
  const client = useQueryClient()
  useTopic('cashier', () => void refreshCashier(client))
}
