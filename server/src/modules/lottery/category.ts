import type { Category } from '@croupier/contract/field.ts'
import type { PrizeMode } from '@croupier/contract/lottery.ts'

/** Under which category bets of a lottery are counted. */
export const LOTTERY_CATEGORY: Readonly<Record<PrizeMode, Category>> = {
  Lott: 'LOTT',
  ZY: 'LOTT',
  SEA: 'LOTT',
  Elott: 'ELOTT',
}
