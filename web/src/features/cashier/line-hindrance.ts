import type { ReplyOf } from '@croupier/contract/call.ts'
import type { lineOptions } from '@croupier/contract/downline-transfers.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'

export type DownlineOptions = ReplyOf<typeof lineOptions>

export type DownlineHindrance = 'identity' | 'payment_password' | 'turnover' | 'nothing'

/** What stands in the way of any transfer in one's line now, the first to be done first; undefined where nothing does. */
export function lineHindranceOf(options: DownlineOptions): DownlineHindrance | undefined {
  if (options.identity === 'due') return 'identity'
  if (options.paymentPassword === 'missing') return 'payment_password'
  if (unitsFrom(options.transferable) >= unitsFrom(options.min)) return undefined
  return options.turnover === null ? 'nothing' : 'turnover'
}

/** The ways that are open, the usual one first. */
export const waysOpen = ({
  upline,
  downlines,
}: Pick<DownlineOptions, 'upline' | 'downlines'>): readonly ('up' | 'down')[] => [
  ...(upline === null ? [] : (['up'] as const)),
  ...(downlines ? (['down'] as const) : []),
]
