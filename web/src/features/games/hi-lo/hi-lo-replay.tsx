import { InstantReplay } from '../instant/instant-replay.tsx'
import type { RecordedRound } from '../replay.tsx'
import { HiLoStage } from './hi-lo-stage.tsx'
import { cardsOf } from './table.ts'
import { useCardText } from './use-card-text.ts'

/** A round of hi-lo again, card by card. */
export function HiLoReplay({ round }: { readonly round: RecordedRound }) {
  const { eventText } = useCardText()
  return (
    <InstantReplay
      round={round}
      stage={(events) => <HiLoStage cards={cardsOf(events)} />}
      said={(event) => (event.kind === 'card_shown' ? eventText(event, round.stake) : '')}
    />
  )
}
