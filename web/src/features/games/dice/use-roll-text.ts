import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { RollEvent } from './roll.ts'

/** A roll’s outcome in words, with what it paid: `Over 50.49 · won ₱19.80`. */
export function useRollText(): (rolled: Pick<RollEvent, 'target' | 'over' | 'won'>, payout: string) => string {
  const t = useWords('games')
  const look = useMoneyLook()
  const decimal = useDecimal()
  return ({ target: rolledFor, over, won }, payout) => {
    const target = decimal(rolledFor)
    if (won) return t(over ? 'won_over' : 'won_under', { target, amount: moneyText(payout, look) })
    return t(over ? 'lost_over' : 'lost_under', { target })
  }
}
