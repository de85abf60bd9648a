import type { DeskTableRound } from '@croupier/contract/console-table-rounds.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconRepeat } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

/** How a round stands: where it is, or what came of it. */
export function RoundState({ round: { phase, settlement } }: { readonly round: DeskTableRound }) {
  const t = useWords('tables')
  if (phase === 'settled')
    return settlement > 1 ? (
      <Chip tone="warn" icon={IconRepeat}>
        {t('round_states.resettled')}
      </Chip>
    ) : (
      <StatusChip status="settled" />
    )
  if (phase === 'void')
    return (
      <Chip tone="warn" icon={IconArrowBackUp}>
        {t('round_states.void')}
      </Chip>
    )
  return <Chip tone="info">{t(`phases.${phase}`)}</Chip>
}
