import type { Fee } from '@croupier/contract/cashier.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { FeeSetting } from './rules.ts'

/** A hundredth of a per cent as an amount with the house's decimals. */
const BASIS_POINT = 100n

/** A fee as it is shown: per cent with two decimals, and an amount. */
export const feeText = ({ basisPoints, fixed }: FeeSetting, decimals: number): Fee => ({
  percent: amountText(BigInt(basisPoints) * BASIS_POINT, 2),
  fixed: amountText(fixed, decimals),
})
