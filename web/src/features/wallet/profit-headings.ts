import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Profit, profit } from '@croupier/contract/wallet.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'

export type ProfitReply = ReplyOf<typeof profit>

/** What is added up, in the order of the table. */
export const HEADINGS = [
  'deposits',
  'withdrawals',
  'transfers',
  'stakes',
  'wins',
  'bonuses',
  'other',
  'net',
] as const satisfies readonly (keyof Profit)[]

/** Whether anything came or went. */
export const hasMovement = (sums: Profit): boolean => HEADINGS.some((heading) => unitsFrom(sums[heading]) !== 0n)

/** How far each amount reaches from zero, as shares of the farthest; signed. */
export function sharesOfLargest(amounts: readonly string[]): readonly number[] {
  const units = amounts.map((amount) => Number(unitsFrom(amount)))
  const farthest = Math.max(1, ...units.map(Math.abs))
  return units.map((one) => one / farthest)
}

/** The best and the worst of some amounts. */
export function extremes(amounts: readonly string[]): { readonly best: string; readonly worst: string } {
  const sorted = amounts.toSorted((one, other) => Number(unitsFrom(one) - unitsFrom(other)))
  return { best: sorted.at(-1) ?? '0', worst: sorted[0] ?? '0' }
}
