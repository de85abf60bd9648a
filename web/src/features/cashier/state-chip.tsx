import type { DepositState, WithdrawalState } from '@croupier/contract/cashier.ts'
import { Tag, type TagTone } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'

const TONES = {
  waiting: 'info',
  review: 'warn',
  confirming: 'info',
  approved: 'info',
  matching: 'info',
  sending: 'info',
  credited: 'win',
  paid: 'win',
  refused: 'loss',
  cancelled: 'quiet',
  expired: 'quiet',
} as const satisfies Record<DepositState | WithdrawalState, TagTone>

/** How a deposit or a withdrawal stands, in a word. */
export function StateChip({ state }: { readonly state: keyof typeof TONES }) {
  const t = useWords('cashier')
  return <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>
}
