import { Fraction } from '../fraction.ts'
import { accepted, cashOut, fieldOf } from '../studio-game.ts'
import type { MultiStepGame } from '../studio-game.ts'
import { canStep, cards, paytableVersion, playHiLo, ranks } from './hi-lo.ts'
import type { CardShown, HiLoRound, HiLoStep } from './hi-lo.ts'
import { lowestPercent, multiplierText, once } from './odds.ts'

const likeliest = new Fraction(BigInt(ranks - 1), BigInt(ranks))

/** Hi-Lo as the studio plays it. */
export const hiLo: MultiStepGame<Readonly<Record<string, never>>, CardShown, HiLoStep, HiLoRound> = {
  code: 'HI_LO',
  name: 'Hi-Lo',
  multiStep: true,
  paytableVersion,
  profiles: [99, 97],
  jackpot: false,
  sample: {},
  // Cutting after the fourth decimal takes less than a ten-thousandth of the likeliest guess from any way of playing.
  rtp: (profile) => lowestPercent([new Fraction(BigInt(profile), 100n).sub(likeliest.mul(new Fraction(1n, once)))]),
  accept: () => accepted({}),
  cost: ({ stake }) => stake,
  // A guess that would pay above the cap is not offered.
  topPayout: () => undefined,
  stepOf(step) {
    const kind = fieldOf(step, 'kind')
    if (kind === cashOut.kind) return cashOut
    return kind === 'hi' || kind === 'lo' || kind === 'skip' ? { kind } : undefined
  },
  canStep,
  play: playHiLo,
  wire: (events) => events.map((event) => ({ ...event, multiplier: multiplierText(event.multiplier) })),
  drawn: (events) => [events.map((event) => String(fieldOf(event, 'card'))).join(' ')],
  draws: () => [{ name: 'card', of: BigInt(cards), index: 1 }],
}
