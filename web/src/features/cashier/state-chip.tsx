import type { DepositState, WithdrawalState } from '@croupier/contract/cashier.ts'
import { useWords } from '@croupier/kit/words.ts'
import classes from './cashier.module.css'

const TONES = {
  waiting: 'info',
  review: 'warn',
  approved: 'info',
  sending: 'info',
  credited: 'win',
  paid: 'win',
  refused: 'loss',
  cancelled: 'quiet',
  expired: 'quiet',
} as const satisfies Record<DepositState | WithdrawalState, string>

/** How a deposit or a withdrawal stands, in a word. */
export function StateChip({ state }: { readonly state: keyof typeof TONES }) {
  const t = useWords('cashier')
  return (
    <span className={classes.chip} data-tone={TONES[state]}>
      {t(`state_${state}`)}
    </span>
  )
}
