import type { Fee } from '@croupier/contract/cashier.ts'
import { floorTo, fractionOf, timesFloor } from '@croupier/engine/fraction.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'

/** What a fee takes of an amount: its share, rounded down, and its fixed part. The server's answer is what counts. */
export function feeOf(amount: string, { percent, fixed }: Fee, decimals: number): string {
  const share = fractionOf(percent)
  if (!share) throw new Error(`“${percent}” is no percentage`)
  const part = timesFloor(unitsFrom(amount), share.numerator, share.denominator * 100n)
  return amountText(floorTo(part, 10n ** BigInt(scale - decimals)) + unitsFrom(fixed), decimals)
}

/** Whether nothing is taken, whatever the amount. */
export const isFree = ({ percent, fixed }: Fee): boolean => Number(percent) === 0 && Number(fixed) === 0
