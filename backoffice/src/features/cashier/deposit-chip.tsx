import type { DepositDeskRow } from '@croupier/contract/console-deposits.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconClock, IconPhoto, IconX } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

/** How a deposit stands. */
export function DepositChip({ row }: { readonly row: Pick<DepositDeskRow, 'state' | 'differs' | 'second'> }) {
  const t = useWords('desk')
  const { state, differs, second } = row
  if (second) return <StatusChip status="second" />
  if (differs) return <StatusChip status="amount_differs" />
  if (state === 'credited') return <StatusChip status="credited" />
  if (state === 'refused') return <StatusChip status="refused" />
  if (state === 'review')
    return (
      <Chip tone="info" icon={IconPhoto}>
        {t('with_slip')}
      </Chip>
    )
  return (
    <Chip tone="dim" icon={state === 'waiting' ? IconClock : IconX}>
      {t(`deposit_state.${state}`)}
    </Chip>
  )
}
