import { useWords } from '@croupier/kit/words.ts'
import { trimmed } from '../instant/multiplier.ts'
import { usePaidSaid } from '../instant/paid-said.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { DropEvent } from './drop.ts'

/** Where a ball fell in words, with what it paid. */
export function useDropSaid(): (dropped: DropEvent, payout: string, stake: string) => string {
  const t = useWords('instant')
  const decimal = useDecimal()
  const paidSaid = usePaidSaid()
  return ({ bucket, multiplier }, payout, stake) =>
    `${t('plinko_said', { bucket: bucket + 1, multiplier: decimal(trimmed(multiplier)) })} ${paidSaid(payout, stake)}`
}
