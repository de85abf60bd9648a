import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'

/** How long a balance takes to count to its new value. */
export const COUNT_MS = 400

/** Stored units of a decimal string that may be negative; zero for what is no amount. */
export function unitsFrom(amount: string): bigint {
  const units = unitsOf(amount.replace(/^-/, ''), scale) ?? 0n
  return amount.startsWith('-') ? -units : units
}

/** The change from one amount to another, as exact as the finer of the two. */
export function changeOf(before: string, after: string): string {
  const decimals = Math.max(decimalsOf(before), decimalsOf(after))
  return amountText(unitsFrom(after) - unitsFrom(before), decimals)
}

/** What a counting balance shows after `share` (0 to 1) of its time: fast at first, exactly the new value at the end. */
export function countedTo(before: string, after: string, share: number): string {
  if (share >= 1) return after
  const thousandths = BigInt(Math.round((1 - (1 - Math.max(0, share)) ** 3) * 1000))
  const from = unitsFrom(before)
  const between = from + ((unitsFrom(after) - from) * thousandths) / 1000n
  const step = 10n ** BigInt(scale - decimalsOf(after))
  return amountText((between / step) * step, decimalsOf(after))
}

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0
