import type { OrderState } from '@croupier/contract/lottery-orders.ts'
import type { Bet } from '../../betting/betting.ts'

/** How a line stands: what its bet says, unless it was taken back. */
export function stateOf(isCancelled: boolean, bet: Bet | undefined): OrderState {
  if (isCancelled || bet?.status === 'void') return 'cancelled'
  if (!bet || bet.status === 'open') return 'open'
  return bet.payout > 0n ? 'won' : 'lost'
}
