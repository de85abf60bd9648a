import { Fraction } from '../fraction.ts'
import { accepted, cashOut, declined, fieldOf } from '../studio-game.ts'
import type { MultiStepGame } from '../studio-game.ts'
import { areMines, canStep, ladder, minesMax, minesMultiplier, paytableVersion, playMines, tiles } from './mines.ts'
import type { MinesChoices, MinesEvent, MinesRound, MinesStep } from './mines.ts'
import { lowestPercent, multiplierText, once, paidAt } from './odds.ts'

/** Mines as the studio plays it. */
export const mines: MultiStepGame<MinesChoices, MinesEvent, MinesStep, MinesRound> = {
  code: 'MINES',
  name: 'Mines',
  multiStep: true,
  paytableVersion,
  profiles: [99, 97],
  jackpot: false,
  sample: { mines: 3 },
  rtp: (profile) =>
    lowestPercent(
      Array.from({ length: minesMax }, (_, at) => ladder(at + 1, profile)).flatMap((rungs) =>
        rungs.map(({ chance, multiplier }) => chance.mul(new Fraction(multiplier, once))),
      ),
    ),
  accept(choices) {
    const count = Number(fieldOf(choices, 'mines'))
    return areMines(count)
      ? accepted({ mines: count })
      : declined('mines', 'not_allowed', 'a number of mines that is not offered')
  },
  cost: ({ stake }) => stake,
  // The first tile must be payable; from then on the cap ends the round.
  topPayout: (bet) => paidAt(minesMultiplier(bet.choices.mines, 1, bet.profile), bet),
  stepOf(step) {
    const kind = fieldOf(step, 'kind')
    const tile = fieldOf(step, 'tile')
    if (kind === cashOut.kind) return cashOut
    return kind === 'open' && typeof tile === 'number' ? { kind, tile } : undefined
  },
  canStep,
  play: playMines,
  wire: (events) =>
    events.map((event) =>
      event.kind === 'tile_opened' ? { ...event, multiplier: multiplierText(event.multiplier) } : event,
    ),
  drawn: (events) =>
    events
      .map((event) => fieldOf(event, 'mines'))
      .filter(Array.isArray)
      .map((places: readonly unknown[]) => places.join(' ')),
  draws: ({ choices }) =>
    Array.from({ length: choices.mines }, (_, at) => ({ name: 'mine', of: BigInt(tiles - at), index: at + 1 })),
}
