import { targetOf } from '@croupier/engine/instant/dice.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { InstantReplay } from '../instant/instant-replay.tsx'
import type { RecordedRound } from '../replay.tsx'
import { DiceStage } from './dice-stage.tsx'

/** A roll again: the target that was chosen, then where the cube came to lie. */
export function DiceReplay({ round }: { readonly round: RecordedRound }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const rolled = round.events.find((event) => event.kind === 'rolled')
  if (!rolled) return <p>{t('replay_none')}</p>
  const choices = { target: targetOf(rolled.target) ?? 0, over: rolled.over }
  return (
    <InstantReplay
      round={round}
      stage={(events) => {
        const shown = events.length > 0 ? { ...round, event: rolled } : undefined
        return <DiceStage choice={{ choices, profile: 99 }} shown={shown} asking={false} />
      }}
      said={() => t('step_roll', { roll: decimal(rolled.roll) })}
    />
  )
}
