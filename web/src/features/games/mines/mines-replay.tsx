import { InstantReplay } from '../instant/instant-replay.tsx'
import { usePaidSaid } from '../instant/paid-said.ts'
import type { RecordedRound } from '../replay.tsx'
import { boardOf } from './board.ts'
import { MinesTiles } from './mines-tiles.tsx'
import { useMinesSaid } from './use-mines-said.ts'

/** A round of mines again, tile by tile. */
export function MinesReplay({ round }: { readonly round: RecordedRound }) {
  const { eventSaid } = useMinesSaid()
  const paidSaid = usePaidSaid()
  return (
    <InstantReplay
      round={round}
      stage={(events) => <MinesTiles board={boardOf({ choices: round.choices, events }, 1)} />}
      said={(event) => {
        if (event.kind === 'mines_shown') return eventSaid(event, { worth: round.payout, stake: round.stake })
        return event.kind === 'tile_opened'
          ? eventSaid(event, { worth: round.payout, stake: round.stake })
          : paidSaid('0', '0')
      }}
    />
  )
}
