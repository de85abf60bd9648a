import type { DeskDraw } from '@croupier/contract/console-draws.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconClock, IconLoader, IconLock, IconPencil, IconRobot } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

/** How a draw stands: what is entered of its result, or where it is on its way. */
export function DrawState({ draw: { status, entries, drawnBy } }: { readonly draw: DeskDraw }) {
  const t = useWords('draws')
  if (entries === 'differ') return <StatusChip status="differ" />
  if (entries === 'one') return <StatusChip status="one_of_two" />
  if (entries === 'agree') return <StatusChip status="agree" />
  if (entries === 'none')
    return (
      <Chip tone="warn" icon={IconPencil}>
        {t('states.due')}
      </Chip>
    )
  if (status === 'open')
    return drawnBy === 'official' ? (
      <StatusChip status="open" />
    ) : (
      <Chip tone="win" icon={IconRobot}>
        {t('states.automatic')}
      </Chip>
    )
  if (status === 'settled') return <StatusChip status="settled" />
  return <Passing status={status} />
}

const PASSING = {
  pending: ['dim', IconClock],
  closed: ['dim', IconLock],
  drawn: ['info', IconLoader],
  void: ['warn', IconArrowBackUp],
} as const

function Passing({ status }: { readonly status: keyof typeof PASSING }) {
  const t = useWords('draws')
  const [tone, icon] = PASSING[status]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`states.${status}`)}
    </Chip>
  )
}
