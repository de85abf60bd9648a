import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { unitsSaid } from '../../../parts/play/amounts.ts'

/** What a round paid in words: nothing, a part of the stake back, or a win. */
export function usePaidText(): (payout: string, stake: string) => string {
  const t = useWords('instant')
  const look = useMoneyLook()
  return (payout, stake) => {
    if (unitsSaid(payout) === 0n) return t('paid_nothing')
    const amount = moneyText(payout, look)
    return t(unitsSaid(payout) > unitsSaid(stake) ? 'paid_win' : 'paid_back', { amount })
  }
}
