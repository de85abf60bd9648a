import type { Amounts, Profits } from './store.ts'

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

/** The same of what has fewer headings. */
export const amountsOf = (parts: readonly Amounts[]): Amounts =>
  sumOf(parts.map((part) => ({ ...part, stakes: 0n, payouts: 0n, fees: 0n })))

/** The first day of the week (Monday) or month in which a day lies, or the day itself. */
export function partOf(day: string, by: 'day' | 'week' | 'month'): string {
  if (by === 'day') return day
  if (by === 'month') return `${day.slice(0, 7)}-01`
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - ((moment.getUTCDay() + 6) % 7))
  return moment.toISOString().slice(0, 10)
}
