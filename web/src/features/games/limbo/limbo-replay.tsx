import { limboTarget } from '@croupier/engine/instant/limbo-game.ts'
import { InstantReplay } from '../instant/instant-replay.tsx'
import type { RecordedRound } from '../replay.tsx'
import { LimboStage } from './limbo-stage.tsx'
import { useRiseText } from './rise.ts'

/** A round of limbo again: the target, then how far it went. */
export function LimboReplay({ round }: { readonly round: RecordedRound }) {
  const risenText = useRiseText()
  const target = round.events.flatMap((event) => (event.kind === 'risen' ? [limboTarget(event.target)] : []))[0]
  return (
    <InstantReplay
      round={round}
      stage={(events) => {
        const [event] = events.filter((each) => each.kind === 'risen')
        const shown = event && { roundId: round.roundId, event, stake: round.stake, payout: round.payout }
        return <LimboStage shown={shown} target={target ?? 200} asking={false} motionMs={0} />
      }}
      said={(event) => (event.kind === 'risen' ? risenText(event, round.payout) : '')}
    />
  )
}
