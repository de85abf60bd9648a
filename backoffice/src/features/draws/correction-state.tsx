import type { DrawCorrection } from '@croupier/contract/console-draws.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCheck, IconLoader2 } from '@tabler/icons-react'
import { Chip } from '../../kit/status.tsx'

const STATES = {
  running: { tone: 'info', icon: IconLoader2 },
  done: { tone: 'win', icon: IconCheck },
  partly: { tone: 'warn', icon: IconAlertTriangle },
} as const

/** Whether a correction still runs; one that is over without some of its bets says so. */
export function CorrectionState({
  correction: { state, failed },
}: {
  readonly correction: Pick<DrawCorrection, 'state' | 'failed'>
}) {
  const t = useWords('draws')
  const shown = state === 'done' && failed > 0 ? 'partly' : state
  return <Chip {...STATES[shown]}>{t(`correction.${shown}`)}</Chip>
}
