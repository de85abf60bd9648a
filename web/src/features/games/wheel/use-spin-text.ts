import { useWords } from '@croupier/kit/words.ts'
import { multiplierTrimmed } from '../instant/multiplier.ts'
import { usePaidText } from '../instant/use-paid-text.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { WheelStopped } from './spin.ts'

/** Where the wheel stopped in words, with what it paid. */
export function useSpinText(): (stopped: WheelStopped, payout: string, stake: string) => string {
  const t = useWords('instant')
  const decimal = useDecimal()
  const paidText = usePaidText()
  return ({ index, multiplier }, payout, stake) =>
    `${t('wheel_said', { segment: index + 1, multiplier: decimal(multiplierTrimmed(multiplier)) })} ${paidText(payout, stake)}`
}
