import type { TeamSums } from '@croupier/contract/agent.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Amounts, Profits } from './store.ts'

/** Amounts in decimals of the brand's currency. */
export const sumsView = (
  { deposits, withdrawals, validBets, result, bonuses }: Amounts,
  decimals: number,
): TeamSums => ({
  deposits: amountText(deposits, decimals),
  withdrawals: amountText(withdrawals, decimals),
  validBets: amountText(validBets, decimals),
  result: amountText(result, decimals),
  bonuses: amountText(bonuses, decimals),
})

/** The same with what was staked, paid out and charged. */
export const profitView = (profits: Profits, decimals: number) => ({
  ...sumsView(profits, decimals),
  stakes: amountText(profits.stakes, decimals),
  payouts: amountText(profits.payouts, decimals),
  fees: amountText(profits.fees, decimals),
})
