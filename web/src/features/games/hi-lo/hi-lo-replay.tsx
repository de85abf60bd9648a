import { InstantReplay } from '../instant/instant-replay.tsx'
import type { RecordedRound } from '../replay.tsx'
import { HiLoStage } from './hi-lo-stage.tsx'
import { cardsOf } from './table.ts'
import { useCardSaid } from './use-card-said.ts'

/** A round of hi-lo again, card by card. */
export function HiLoReplay({ round }: { readonly round: RecordedRound }) {
  const { eventSaid } = useCardSaid()
  return (
    <InstantReplay
      round={round}
      stage={(events) => <HiLoStage cards={cardsOf(events)} />}
      said={(event) => (event.kind === 'card_shown' ? eventSaid(event, round.stake) : '')}
    />
  )
}
