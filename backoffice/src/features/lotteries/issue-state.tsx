import type { IssueStatus } from '@croupier/contract/lottery.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconChecks, IconCircleDashed, IconClock, IconLoader, IconLock } from '@tabler/icons-react'
import { Chip } from '../../kit/status.tsx'

const SHOWN = {
  pending: ['dim', IconClock],
  open: ['win', IconCircleDashed],
  closed: ['dim', IconLock],
  drawn: ['info', IconLoader],
  settled: ['dim', IconChecks],
  void: ['warn', IconArrowBackUp],
} as const

/** Where an issue is. */
export function IssueState({ status }: { readonly status: IssueStatus }) {
  const t = useWords('lotteries')
  const [tone, icon] = SHOWN[status]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`statuses.${status}`)}
    </Chip>
  )
}
