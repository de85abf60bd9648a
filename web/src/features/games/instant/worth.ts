import { paidAt } from '@croupier/engine/instant/odds.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { unitsSaid } from '../../../parts/play/amounts.ts'

/** What a stake is worth at a multiplier of the wire, as money in words. */
export function useWorthText(): (multiplier: string, stake: string) => string {
  const look = useMoneyLook()
  return (multiplier, stake) => {
    const unit = 10n ** BigInt(scale - look.decimals)
    const worth = paidAt(unitsOf(multiplier, scale) ?? 0n, { stake: unitsSaid(stake), unit })
    return moneyText(amountText(worth, look.decimals), look)
  }
}
