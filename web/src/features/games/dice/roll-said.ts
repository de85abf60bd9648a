import type { useWords } from '@croupier/kit/words.ts'
import type { Rolled } from './roll.ts'

/** A roll's outcome in words: `Over 50.49 · won ₱19.80`. */
export function rollSaid(
  t: ReturnType<typeof useWords>,
  { target, over, won }: Pick<Rolled, 'target' | 'over' | 'won'>,
  amount: string,
): string {
  if (won) return t(over ? 'won_over' : 'won_under', { target, amount })
  return t(over ? 'lost_over' : 'lost_under', { target })
}
