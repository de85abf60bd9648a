import type { LotteryOrder } from '@croupier/contract/lottery-orders.ts'
import type { TagTone } from '@croupier/kit/state/tag.tsx'

/** How the state of an order or a line looks. */
export const ORDER_TONES: Readonly<Record<LotteryOrder['state'], TagTone>> = {
  open: 'info',
  won: 'win',
  lost: 'quiet',
  cancelled: 'warn',
}
