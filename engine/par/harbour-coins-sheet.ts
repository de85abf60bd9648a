import { histogram } from '../slots/counted-spin.ts'
import {
  coinValues,
  fullBonus,
  hold,
  landing,
  lines,
  pays,
  paytableVersion,
  strips,
} from '../slots/harbour-coins-data.ts'
import { analysis, cycle, heldMoments } from '../slots/harbour-coins-odds.ts'
import { linesTable } from './lucky-twenty-sheet.ts'
import { bounds, paysTable, weightsTable } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Harbour Coins' PAR sheet. */
export function harbourCoinsSheet(): Sheet {
  const exact = analysis()
  return {
    file: 'harbour-coins',
    name: 'Harbour Coins',
    paytableVersion,
    form: 'Five reels of three rows, twenty lines from the left; a stake is twenty line bets.',
    volatility: 'medium to high',
    features: [
      'W stands on every reel but the first, for every symbol but C.',
      `${hold.coins} or more coins C stay, each with a value; the other cells spin again ${hold.respins} times, and as often anew after every new coin.`,
      `In a re-spin each empty cell lands a coin ${landing.coin} in ${landing.of} times. What stands in the end is paid.`,
      `A window full of coins pays ${fullBonus} stakes more.`,
    ],
    returns: [
      ['lines', exact.baseReturn],
      ['held coins', exact.holdReturn],
    ],
    total: exact.totalReturn,
    chances: [
      ['any win of a round', exact.hitChance],
      ['held coins', exact.triggerChance],
      ['a full window', exact.fullChance],
    ],
    variance: exact.variance,
    others: [
      ['what held coins pay on average', `${exact.holdMean.decimal(6)} stakes`],
      ['the most that the lines of a spin pay', `${exact.topStakes.decimal(2)} stakes`],
    ],
    spread: { title: 'Wins of the lines of a spin', bounds, counts: histogram(cycle(), bounds) },
    tables: [
      paysTable('Pays in line bets', pays),
      weightsTable('Values of a coin in stakes, of 100', ['stakes', 'weight'], coinValues),
      {
        title: 'What coins pay, by how many stand at first, in stakes',
        head: ['coins', 'mean', 'standard deviation'],
        rows: Array.from({ length: 10 }, (_, at) => at + hold.coins).map((coins) => {
          const { mean, variance } = heldMoments(coins)
          return [String(coins), mean.decimal(6), variance.root(9).decimal(6)]
        }),
      },
      linesTable(lines),
    ],
    strips: [{ title: 'Reels', strips }],
  }
}
