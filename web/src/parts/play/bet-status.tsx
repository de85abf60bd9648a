import type { BetStatus } from '@croupier/contract/betting.ts'
import { Tag, type TagTone } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { unitsFrom } from '../wallet/counting.ts'

const TONES: Readonly<Record<BetStatus, TagTone>> = {
  pending: 'quiet',
  open: 'info',
  won: 'win',
  lost: 'loss',
  push: 'quiet',
  void: 'quiet',
  refused: 'quiet',
  cashed_out: 'info',
  partly_cashed_out: 'info',
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
    <Tag tone={returned ? 'quiet' : TONES[status]}>
      {t(settling ? 'status_settling' : returned ? 'status_returned' : `status_${status}`)}
    </Tag>
  )
}
