import type { DeskTable } from '@croupier/contract/console-tables.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleCheck, IconMoonStars, IconPlugConnectedX, IconTool, IconTrafficCone } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

/** Whether members may bet at it. */
export function TableState({ state }: Pick<DeskTable, 'state'>) {
  const t = useWords('tables')
  if (state === 'open')
    return (
      <Chip tone="win" icon={IconCircleCheck}>
        {t('states.open')}
      </Chip>
    )
  if (state === 'closed') return <StatusChip status="closed" />
  return (
    <Chip tone="warn" icon={state === 'closing' ? IconTrafficCone : IconTool}>
      {t(`states.${state}`)}
    </Chip>
  )
}

/** Whether a dealer has it in hand, or it rests because nobody is there. */
export function TableDealer({ dealt, phase, state }: Pick<DeskTable, 'dealt' | 'phase' | 'state'>) {
  const t = useWords('tables')
  if (!dealt)
    return (
      <Chip tone="loss" icon={IconPlugConnectedX}>
        {t('no_dealer')}
      </Chip>
    )
  if (phase !== null)
    return (
      <Chip tone="win" icon={IconCircleCheck}>
        {t('dealt')}
      </Chip>
    )
  return state === 'open' ? (
    <Chip tone="dim" icon={IconMoonStars}>
      {t('rests')}
    </Chip>
  ) : (
    '–'
  )
}
