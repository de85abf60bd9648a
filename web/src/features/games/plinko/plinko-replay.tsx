import { plinkoRisks, plinkoRows } from '@croupier/engine/instant/plinko-data.ts'
import { fieldOf } from '@croupier/engine/studio-game.ts'
import { InstantReplay } from '../instant/instant-replay.tsx'
import { profileOf } from '../instant/profile.ts'
import type { RecordedRound } from '../replay.tsx'
import { PlinkoBoard } from './plinko-board.tsx'
import { useDropText } from './use-drop-text.ts'

/** A ball again: the board as it was chosen, then where it fell. */
export function PlinkoReplay({ round }: { readonly round: RecordedRound }) {
  const dropText = useDropText()
  const rows = plinkoRows.find((one) => one === fieldOf(round.choices, 'rows')) ?? 16
  const risk = plinkoRisks.find((one) => one === fieldOf(round.choices, 'risk')) ?? 'low'
  return (
    <InstantReplay
      round={round}
      stage={(events) => {
        const [ball] = events.filter((event) => event.kind === 'dropped')
        const choices = { rows, risk }
        const profile = profileOf({ profile: round.proof?.profile ?? 99 })
        return (
          <PlinkoBoard
            choices={choices}
            profile={profile}
            ball={ball && { roundId: round.roundId, ...ball }}
            moving={false}
          />
        )
      }}
      said={(event) => (event.kind === 'dropped' ? dropText(event, round.payout, round.stake) : '')}
    />
  )
}
