import type { EventOf } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'

export type RiseEvent = EventOf<'LIMBO'>

/** How long it climbs, whatever the result. */
export const limboMs = 700

/** A result in words, with what it paid: `3.03×, target 2.00×: won ₱20.00`. */
export function useRiseText(): (risen: RiseEvent, payout: string) => string {
  const t = useWords('instant')
  const look = useMoneyLook()
  const decimal = useDecimal()
  return ({ result, target, won }, payout) => {
    const values = { result: decimal(result), target: decimal(target), amount: moneyText(payout, look) }
    return t(won ? 'limbo_won' : 'limbo_lost', values)
  }
}
