import type { Profits } from './store.ts'

const NOTHING: Profits = {
  deposits: 0n,
  withdrawals: 0n,
  validBets: 0n,
  result: 0n,
  bonuses: 0n,
  stakes: 0n,
  payouts: 0n,
  fees: 0n,
}

/** What some came to together. */
export const sumOf = (parts: readonly Profits[]): Profits =>
  parts.reduce(
    (sum, part) => ({
      deposits: sum.deposits + part.deposits,
      withdrawals: sum.withdrawals + part.withdrawals,
      validBets: sum.validBets + part.validBets,
      result: sum.result + part.result,
      bonuses: sum.bonuses + part.bonuses,
      stakes: sum.stakes + part.stakes,
      payouts: sum.payouts + part.payouts,
      fees: sum.fees + part.fees,
    }),
    NOTHING,
  )
