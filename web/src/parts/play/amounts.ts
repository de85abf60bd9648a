import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import type { PlayedRound } from './round-machine.ts'

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0

/** Stored units of an amount that the server said. Throws when it is none. */
export function unitsSaid(text: string): bigint {
  const units = unitsOf(text.replace('-', ''), scale)
  if (units === undefined) throw new Error(`“${text}” is no amount`)
  return text.startsWith('-') ? -units : units
}

/** What was left after the stake was taken and before the round paid: the answer's balance less its payout. */
export function takenBefore({ balance, payout }: Pick<PlayedRound, 'balance' | 'payout'>): string {
  return amountText(unitsSaid(balance) - unitsSaid(payout), decimalsOf(balance))
}

/** One amount less another, signed, with the first one's decimals. */
export const difference = (amount: string, other: string): string =>
  amountText(unitsSaid(amount) - unitsSaid(other), decimalsOf(amount))

/** The sum of amounts, with the first one's decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  amountText(
    amounts.reduce((sum, amount) => sum + unitsSaid(amount), 0n),
    decimalsOf(amounts[0] ?? ''),
  )

/** How many times the stake came back, for choosing a celebration; not for money. */
export const multipleOf = (payout: string, stake: string): number =>
  Number(unitsSaid(payout)) / Number(unitsSaid(stake))
