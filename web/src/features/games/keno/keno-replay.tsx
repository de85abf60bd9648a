import { fieldOf } from '@croupier/engine/studio-game.ts'
import { InstantReplay } from '../instant/instant-replay.tsx'
import type { RecordedRound } from '../replay.tsx'
import { KenoBoard } from './keno-board.tsx'
import { useDrawText } from './use-draw-text.ts'

/** A draw again: the numbers that were chosen, then those drawn. */
export function KenoReplay({ round }: { readonly round: RecordedRound }) {
  const drawText = useDrawText()
  const numbers = fieldOf(round.choices, 'numbers')
  const chosen: readonly number[] = Array.isArray(numbers) ? numbers.map(Number) : []
  return (
    <InstantReplay
      round={round}
      stage={(events) => {
        const [draw] = events.filter((event) => event.kind === 'numbers_drawn')
        return <KenoBoard chosen={chosen} drawn={draw?.drawn ?? []} roundId={round.roundId} moving={false} />
      }}
      said={(event) => (event.kind === 'numbers_drawn' ? drawText(event, round.payout, round.stake) : '')}
    />
  )
}
