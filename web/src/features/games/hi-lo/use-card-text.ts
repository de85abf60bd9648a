import { rankOf, rankText, suitOf } from '@croupier/engine/instant/hi-lo.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { multiplierTrimmed } from '../instant/multiplier.ts'
import { useWorthText } from '../instant/worth.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { CardShown } from './table.ts'

const suitKeys = { '♠': 's', '♥': 'h', '♣': 'c', '♦': 'd' } as const
const named = [1, 11, 12, 13]

/** Cards in words: `queen of hearts`, and what a guess brought. */
export function useCardText() {
  const t = useWords('instant')
  const look = useMoneyLook()
  const decimal = useDecimal()
  const worthText = useWorthText()
  const nameOf = (card: number): string => {
    const rank = rankOf(card)
    return t('card_of', {
      rank: named.includes(rank) ? t(`rank_${rank}`) : rankText(rank),
      suit: suitKeys[suitOf(card)],
    })
  }
  return {
    nameOf,
    eventText: ({ card, after, right, multiplier }: CardShown, stake: string): string => {
      const values = {
        card: nameOf(card),
        amount: worthText(multiplier, stake),
        multiplier: decimal(multiplierTrimmed(multiplier)),
      }
      if (after === 'deal' || after === 'skip') return t('card_dealt_said', values)
      return t(right ? 'card_right_said' : 'card_wrong_said', values)
    },
    leftSaid: (worth: string): string => t('cashed_said', { amount: moneyText(worth, look) }),
  }
}
