import { accepted, declined, fieldOf } from '../studio-game.ts'
import type { OneStepGame } from '../studio-game.ts'
import { kenoRisks, paytableVersion } from './keno-data.ts'
import { areNumbers, chosenMax, drawnCount, kenoOutcomes, kenoPays, numbersMax, playKeno } from './keno.ts'
import type { KenoChoices, NumbersDrawn } from './keno.ts'
import { lowestPercent, multiplierText, paidAt, returnOf } from './odds.ts'

/** Keno as the studio plays it. */
export const keno: OneStepGame<KenoChoices, NumbersDrawn> = {
  code: 'KENO',
  name: 'Keno',
  multiStep: false,
  paytableVersion,
  profiles: [99, 97],
  jackpot: false,
  sample: { numbers: [3, 8, 15, 22, 36], risk: 'classic' },
  rtp: (profile) =>
    lowestPercent(
      kenoRisks.flatMap((risk) =>
        Array.from({ length: chosenMax }, (_, at) => returnOf(kenoOutcomes(at + 1, risk, profile))),
      ),
    ),
  accept(choices) {
    const given = fieldOf(choices, 'numbers')
    const numbers: readonly unknown[] = Array.isArray(given) ? given : []
    const chosen = numbers.map(Number)
    const risk = kenoRisks.find((one) => one === fieldOf(choices, 'risk'))
    if (!areNumbers(chosen)) return declined('numbers', 'not_allowed', 'numbers that are not offered')
    return risk === undefined
      ? declined('risk', 'not_allowed', 'a risk that is not offered')
      : accepted({ numbers: chosen, risk })
  },
  cost: ({ stake }) => stake,
  topPayout: (bet) => {
    const { numbers, risk } = bet.choices
    const all = kenoPays(numbers.length, risk, bet.profile)
    return paidAt(
      all.reduce((most, each) => (each > most ? each : most), 0n),
      bet,
    )
  },
  play: playKeno,
  wire: (events) => events.map((event) => ({ ...event, multiplier: multiplierText(event.multiplier) })),
  drawn: (events) => events.map((event) => String(fieldOf(event, 'drawn')).replaceAll(',', ' ')),
  draws: () =>
    Array.from({ length: drawnCount }, (_, at) => ({ name: 'ball', of: BigInt(numbersMax - at), index: at + 1 })),
}
