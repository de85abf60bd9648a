import { Text } from '@croupier/kit/layout/layout.tsx'
import type { Tournament } from '@croupier/contract/tournaments.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useNow } from '../../parts/limits/use-play-session.ts'
import classes from './tournaments.module.css'
import { leftOf } from './left.ts'

/** Where a tournament is, with the time that is left until it begins or ends. */
export function StageTag({ tournament: { stage, startsAt, endsAt } }: { readonly tournament: Tournament }) {
  const t = useWords('tournaments')
  const language = useLanguage()
  const now = useNow()
  const until = stage === 'coming' ? startsAt : stage === 'running' ? endsAt : undefined
  const left = until === undefined ? undefined : leftOf(Date.parse(until) - now, language)
  return (
    <Text num size={13} tone="text-dim" className={classes.stage} data-stage={stage}>
      {left === undefined ? t(`stage_${stage}`) : t(`stage_${stage}_left`, { left })}
    </Text>
  )
}
