import type { HeldStake } from '@croupier/contract/console-held.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconClockPause } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

/** Whether a vendor may still say, has been silent for too long, or the round is over. */
export function HeldState({ state }: Pick<HeldStake, 'state'>) {
  const t = useWords('vendors')
  if (state === 'open') return <StatusChip status="running" />
  if (state === 'over') return <StatusChip status="settled" />
  return (
    <Chip tone="warn" icon={IconClockPause}>
      {t('held.states.interrupted')}
    </Chip>
  )
}
