import { accepted, declined, fieldOf } from '../studio-game.ts'
import type { OneStepGame } from '../studio-game.ts'
import { lowestPercent, multiplierText, paidAt, returnOf } from './odds.ts'
import { paytableVersion, wheelRisks, wheelSegments } from './wheel-data.ts'
import { playWheel, wheelOutcomes } from './wheel.ts'
import type { WheelChoices, WheelStopped } from './wheel.ts'

/** The wheel as the studio plays it. */
export const wheel: OneStepGame<WheelChoices, WheelStopped> = {
  code: 'WHEEL',
  name: 'Wheel',
  multiStep: false,
  paytableVersion,
  profiles: [99, 97],
  jackpot: false,
  sample: { segments: 20, risk: 'medium' },
  rtp: (profile) =>
    lowestPercent(
      wheelRisks.flatMap((risk) =>
        wheelSegments.map((segments) => returnOf(wheelOutcomes({ segments, risk }, profile))),
      ),
    ),
  accept(choices) {
    const segments = wheelSegments.find((one) => one === fieldOf(choices, 'segments'))
    const risk = wheelRisks.find((one) => one === fieldOf(choices, 'risk'))
    if (segments === undefined) return declined('segments', 'not_allowed', 'a number of segments that is not offered')
    return risk === undefined
      ? declined('risk', 'not_allowed', 'a risk that is not offered')
      : accepted({ segments, risk })
  },
  cost: ({ stake }) => stake,
  topPayout: (bet) => paidAt(wheelOutcomes(bet.choices, bet.profile).at(-1)?.multiplier ?? 0n, bet),
  play: playWheel,
  wire: (events) => events.map((event) => ({ ...event, multiplier: multiplierText(event.multiplier) })),
  drawn: (events) => events.map((event) => String(fieldOf(event, 'index'))),
  draws: ({ choices }) => [{ name: 'segment', of: BigInt(choices.segments) }],
}
