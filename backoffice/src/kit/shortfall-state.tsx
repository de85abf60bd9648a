import type { Shortfall } from '@croupier/contract/console-shortfalls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconCircleCheck, IconCircleMinus, IconClockPause } from '@tabler/icons-react'
import { Chip } from './status.tsx'

const STATES = {
  open: ['warn', IconClockPause],
  collected: ['win', IconCircleCheck],
  written_off: ['dim', IconCircleMinus],
  reversed: ['dim', IconArrowBackUp],
} as const

/** Whether something is still owed, and else what came of it. */
export function ShortfallState({ state }: Pick<Shortfall, 'state'>) {
  const t = useWords('shortfalls')
  const [tone, icon] = STATES[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`states.${state}`)}
    </Chip>
  )
}
