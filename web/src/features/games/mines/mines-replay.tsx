import { InstantReplay } from '../instant/instant-replay.tsx'
import { usePaidText } from '../instant/use-paid-text.ts'
import type { RecordedRound } from '../replay.tsx'
import { boardOf } from './board.ts'
import { MinesTiles } from './mines-tiles.tsx'
import { useMinesText } from './use-mines-text.ts'

/** A round of mines again, tile by tile. */
export function MinesReplay({ round }: { readonly round: RecordedRound }) {
  const { eventText } = useMinesText()
  const paidText = usePaidText()
  return (
    <InstantReplay
      round={round}
      stage={(events) => <MinesTiles board={boardOf({ choices: round.choices, events }, 1)} />}
      said={(event) => {
        if (event.kind === 'mines_shown') return eventText(event, { worth: round.payout, stake: round.stake })
        return event.kind === 'tile_opened'
          ? eventText(event, { worth: round.payout, stake: round.stake })
          : paidText('0', '0')
      }}
    />
  )
}
