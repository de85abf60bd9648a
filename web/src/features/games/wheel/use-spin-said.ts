import { useWords } from '@croupier/kit/words.ts'
import { trimmed } from '../instant/multiplier.ts'
import { usePaidSaid } from '../instant/paid-said.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { WheelStopped } from './spin.ts'

/** Where the wheel stopped in words, with what it paid. */
export function useSpinSaid(): (stopped: WheelStopped, payout: string, stake: string) => string {
  const t = useWords('instant')
  const decimal = useDecimal()
  const paidSaid = usePaidSaid()
  return ({ index, multiplier }, payout, stake) =>
    `${t('wheel_said', { segment: index + 1, multiplier: decimal(trimmed(multiplier)) })} ${paidSaid(payout, stake)}`
}
