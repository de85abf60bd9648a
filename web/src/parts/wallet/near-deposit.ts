import { depositOptions, deposits } from '@croupier/contract/cashier.ts'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { session } from '@croupier/kit/session.ts'
import { loadWords } from '@croupier/kit/words.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { rulingFor } from '../member/ruling.ts'
import { prefetch } from '../modals/prefetch.ts'

/** The latest requests, as the deposit page lists them. */
export const LATEST_DEPOSITS = { query: { pageNo: 1, pageSize: 4 } } as const

/** What a button to deposit does when a pointer, a finger or the focus nears it: its page is there when it opens. */
export function useNearDeposit() {
  const client = useQueryClient()
  const near = () => fetchDepositPage(client)
  return { onPointerEnter: near, onTouchStart: near, onFocus: near }
}

/** The page's part, words and answers. What fails here is asked for again when the page opens. */
function fetchDepositPage(client: QueryClient) {
  prefetch('memberCentre')
  if (rulingFor(session()) !== 'go_on') return
  prefetch('deposit')
  void loadWords('centre', 'cashier', 'wallet', 'identity')
  void client.prefetchQuery(queryOptionsOf(depositOptions))
  void client.prefetchQuery(queryOptionsOf(deposits, LATEST_DEPOSITS))
}
