import { useWords } from '@croupier/kit/words.ts'
import { multiplierTrimmed } from '../instant/multiplier.ts'
import { usePaidText } from '../instant/use-paid-text.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { NumbersDrawn } from './draw.ts'

/** A draw in words: the numbers, how many were hit, and what that paid. */
export function useDrawText(): (drawn: NumbersDrawn, payout: string, stake: string) => string {
  const t = useWords('instant')
  const decimal = useDecimal()
  const paidText = usePaidText()
  return ({ drawn, hits, multiplier }, payout, stake) => {
    const values = { drawn: drawn.join(', '), hits: hits.length, multiplier: decimal(multiplierTrimmed(multiplier)) }
    return `${t('keno_said', values)} ${paidText(payout, stake)}`
  }
}
