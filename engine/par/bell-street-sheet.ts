import { histogram } from '../slots/counted-spin.ts'
import { lines, multipliers, pays, paytableVersion, strips } from '../slots/bell-street-data.ts'
import { analysis, cycle } from '../slots/bell-street-odds.ts'
import { linesTable } from './lucky-twenty-sheet.ts'
import { bounds, paysTable, weightsTable } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Bell Street's PAR sheet. */
export function bellStreetSheet(): Sheet {
  const exact = analysis()
  return {
    file: 'bell-street',
    name: 'Bell Street',
    paytableVersion,
    form: 'Three reels of three rows, five lines, and a fourth reel that multiplies; a stake is five line bets.',
    volatility: 'medium',
    features: [
      'W stands for every symbol and pays by itself.',
      'The fourth reel is drawn with every spin and counts every win of it.',
    ],
    returns: [
      ['lines', exact.lineReturn],
      ['the fourth reel', exact.multiplierReturn],
    ],
    total: exact.totalReturn,
    chances: [
      ['any win of a spin', exact.hitChance],
      ['the most that a spin wins', exact.topChance],
    ],
    variance: exact.variance,
    others: [
      ['mean of the fourth reel', exact.meanMultiplier.decimal(2)],
      ['the most that a spin wins', `${exact.topStakes.decimal(1)} stakes`],
    ],
    spread: { title: 'Wins of the lines, before the fourth reel', bounds, counts: histogram(cycle(), bounds) },
    tables: [
      paysTable('Pays in line bets', pays),
      weightsTable('The fourth reel, of 100', ['times', 'weight'], multipliers),
      linesTable(lines),
    ],
    strips: [{ title: 'Reels', strips }],
  }
}
