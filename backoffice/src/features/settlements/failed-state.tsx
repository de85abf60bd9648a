import type { FailedSettlement } from '@croupier/contract/console-failed.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

/** Whether a bet still waits to be settled, and else how it ended. */
export function FailedState({ state }: Pick<FailedSettlement, 'state'>) {
  const t = useWords('settlements')
  if (state === 'settled') return <StatusChip status="settled" />
  return (
    <Chip tone={state === 'waiting' ? 'warn' : 'dim'} icon={state === 'waiting' ? IconAlertTriangle : IconArrowBackUp}>
      {t(`states.${state}`)}
    </Chip>
  )
}
