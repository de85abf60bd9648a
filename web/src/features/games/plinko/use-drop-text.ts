import { useWords } from '@croupier/kit/words.ts'
import { multiplierTrimmed } from '../instant/multiplier.ts'
import { usePaidText } from '../instant/use-paid-text.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { DropEvent } from './drop.ts'

/** Where a ball fell in words, with what it paid. */
export function useDropText(): (dropped: DropEvent, payout: string, stake: string) => string {
  const t = useWords('instant')
  const decimal = useDecimal()
  const paidText = usePaidText()
  return ({ bucket, multiplier }, payout, stake) =>
    `${t('plinko_said', { bucket: bucket + 1, multiplier: decimal(multiplierTrimmed(multiplier)) })} ${paidText(payout, stake)}`
}
