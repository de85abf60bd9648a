import type { DisputeDeskRow } from '@croupier/contract/console-disputes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconClock, IconGavel } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

interface DisputeChipProps {
  readonly row: Pick<DisputeDeskRow, 'state' | 'answer' | 'late' | 'received' | 'amount' | 'second'>
}

/** What a dispute is about, or how it was decided. */
export function DisputeChip({ row: { state, answer, late, received, amount, second } }: DisputeChipProps) {
  const t = useWords('desk')
  if (second) return <StatusChip status="second" />
  if (state !== 'disputed')
    return (
      <Chip tone="dim" icon={IconGavel}>
        {t(`decided_for.${received === null ? 'receiver' : received === amount ? 'payer' : 'partly'}`)}
      </Chip>
    )
  if (late)
    return (
      <Chip tone="warn" icon={IconClock}>
        {t('shown_late')}
      </Chip>
    )
  return <StatusChip status={answer === 'partly' ? 'partly' : 'not_received'} />
}
