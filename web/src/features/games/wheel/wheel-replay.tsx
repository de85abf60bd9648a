import { wheelRisks, wheelSegments } from '@croupier/engine/instant/wheel-data.ts'
import { fieldOf } from '@croupier/engine/studio-game.ts'
import { InstantReplay } from '../instant/instant-replay.tsx'
import { profileOf } from '../instant/profile.ts'
import { Verdict } from '../instant/verdict.tsx'
import type { RecordedRound } from '../replay.tsx'
import { useSpinText } from './use-spin-text.ts'
import { WheelFace } from './wheel-face.tsx'

/** A turn of the wheel again: as it was chosen, then where it stopped. */
export function WheelReplay({ round }: { readonly round: RecordedRound }) {
  const spinText = useSpinText()
  const segments = wheelSegments.find((one) => one === fieldOf(round.choices, 'segments')) ?? 10
  const risk = wheelRisks.find((one) => one === fieldOf(round.choices, 'risk')) ?? 'low'
  const profile = profileOf({ profile: round.proof?.profile ?? 99 })
  return (
    <InstantReplay
      round={round}
      stage={(events) => {
        const [stopped] = events.filter((event) => event.kind === 'wheel_stopped')
        return (
          <WheelFace
            choices={{ segments, risk }}
            profile={profile}
            stopped={stopped && { roundId: round.roundId, index: stopped.index }}
            moving={false}
          >
            <Verdict multiplier={stopped?.multiplier} payout={round.payout} stake={round.stake} />
          </WheelFace>
        )
      }}
      said={(event) => (event.kind === 'wheel_stopped' ? spinText(event, round.payout, round.stake) : '')}
    />
  )
}
