import type { ChaseState } from '@croupier/contract/lottery-chases.ts'
import type { LotteryOrder } from '@croupier/contract/lottery-orders.ts'
import type { TagTone } from '@croupier/kit/state/tag.tsx'

/** How the state of an order or a line looks. */
export const ORDER_TONES: Readonly<Record<LotteryOrder['state'], TagTone>> = {
  open: 'info',
  won: 'win',
  lost: 'quiet',
  cancelled: 'warn',
}

/** How the state of a chase looks. */
export const CHASE_TONES: Readonly<Record<ChaseState, TagTone>> = {
  running: 'info',
  stopped: 'win',
  cancelled: 'warn',
  ended: 'quiet',
}
