import type { WithdrawalDeskRow } from '@croupier/contract/console-withdrawals.ts'
import { useWords } from '@croupier/kit/words.ts'
import {
  IconChecks,
  IconClockPause,
  IconCoin,
  IconLoader,
  IconPlugConnectedX,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

const SAID = {
  aside: ['warn', IconClockPause],
  ready: ['win', IconChecks],
  matching: ['info', IconUsers],
  sending: ['info', IconLoader],
  no_answer: ['warn', IconPlugConnectedX],
  paid: ['win', IconCoin],
  refused: ['loss', IconX],
  cancelled: ['dim', IconX],
} as const

/** How a withdrawal stands: what was found about it while it waits, how far it has come after that. */
export function WithdrawalChip({
  row: { standing, flags },
}: {
  readonly row: Pick<WithdrawalDeskRow, 'standing' | 'flags'>
}) {
  const t = useWords('desk')
  if (standing === 'second') return <StatusChip status="second" />
  if (standing === 'review') {
    if (flags.length === 0) return <StatusChip status="clear" />
    return <StatusChip status={flags.length > 2 ? 'many_flags' : 'flagged'} fill={{ count: flags.length }} />
  }
  const [tone, icon] = SAID[standing]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`standing.${standing}`)}
    </Chip>
  )
}
