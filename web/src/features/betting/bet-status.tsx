import type { BetStatus } from '@croupier/contract/betting.ts'
import { useWords } from '@croupier/kit/words.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import classes from './betting.module.css'

type Tone = 'win' | 'loss' | 'info' | 'plain'

const TONES: Readonly<Record<BetStatus, Tone>> = {
  open: 'info',
  won: 'win',
  lost: 'loss',
  push: 'plain',
  void: 'plain',
  cashed_out: 'info',
  half_won: 'win',
  half_lost: 'loss',
}

interface BetStatusTagProps {
  readonly status: BetStatus
  /** It is decided, and its money is still to come. */
  readonly settling?: boolean
  /** Payout less stake. */
  readonly result: string
}

/** A bet's status as a word on its colour. What returned no more than its stake is not celebrated as a win. */
export function BetStatusTag({ status, settling = false, result }: BetStatusTagProps) {
  const t = useWords('betting')
  const returned = status === 'won' && unitsFrom(result) <= 0n
  return (
    <span className={classes.tag} data-tone={returned ? 'plain' : TONES[status]}>
      {t(settling ? 'status_settling' : returned ? 'status_returned' : `status_${status}`)}
    </span>
  )
}
