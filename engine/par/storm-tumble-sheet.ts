import {
  awards,
  baseMultipliers,
  buy,
  cellWeights,
  freeMultipliers,
  pays,
  paytableVersion,
  retrigger,
  scatterPays,
  scatterWeight,
} from '../slots/storm-tumble-data.ts'
import { analysis, hitChance, scatterChance, topPrize, tumbleChance } from '../slots/storm-tumble-odds.ts'
import { pairsTable, weightsTable } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Storm Tumble's PAR sheet. */
export function stormTumbleSheet(): Sheet {
  const exact = analysis()
  const top = topPrize()
  return {
    file: 'storm-tumble',
    name: 'Storm Tumble',
    paytableVersion,
    form: 'Six columns of five cells that are dropped anew every time; eight cells of a kind win wherever they stand.',
    volatility: 'very high',
    features: [
      `Of ${scatterWeight.of} drops of a column ${scatterWeight.scatter} hold one scatter, in any row; all other cells are drawn by the weights below.`,
      'All cells of a winning symbol go, the rest falls, empty cells are filled without scatters, until nothing wins.',
      'If anything was won, one multiplier is drawn and counts all that the drop and its tumbles paid; scatters are never multiplied.',
      `Four, five and six scatters start ${awards[4]}, ${awards[5]} and ${awards[6]} free drops; in them ${retrigger.scatters} or more add ${retrigger.spins}.`,
      `${buy.spins} free drops can be bought for ${buy.price} stakes, without a paid one before them.`,
    ],
    returns: [
      ['tumbles before multipliers', exact.tumbleWin],
      ['multipliers', exact.baseReturn.sub(exact.scatterReturn).sub(exact.tumbleWin)],
      ['scatters', exact.scatterReturn],
      ['free drops', exact.featureReturn],
    ],
    total: exact.totalReturn,
    decimals: 10,
    buy: { ...buy, share: exact.buyReturn },
    chances: [
      ['any win of a drop', hitChance()],
      ['a win by symbols', tumbleChance()],
      ['free drops', exact.triggerChance],
      ['more free drops, of a free drop', exact.retriggerChance],
      ['six scatters', scatterChance(6)],
      ['the greatest single prize, in the first window of a paid drop', top.chance],
    ],
    variance: 'Standard deviation about 12.03 stakes a round, measured over a hundred million rounds.',
    others: [
      ['mean multiplier of a paid drop', exact.baseMultiplier.decimal(2)],
      ['mean multiplier of a free drop', exact.freeMultiplier.decimal(2)],
      ['free drops a trigger, with those they award', exact.spinsPerTrigger.decimal(6)],
      ['what ten free drops win on average', `${exact.tenSpins.decimal(6)} stakes`],
      ['the greatest single prize', `${top.stakes.decimal(0)} stakes`],
    ],
    tables: [
      {
        title: 'Pays in hundredths of the stake',
        head: ['symbol', '8–9', '10–11', '12 and more'],
        rows: Object.entries(pays).map(([symbol, table]) => [symbol, ...table.map(String)]),
      },
      pairsTable('Scatters pay in stakes', ['scatters', 'stakes'], scatterPays),
      weightsTable('Weights of a cell, of 100', ['symbol', 'weight'], cellWeights),
      weightsTable('Multipliers of a paid drop, of 10,000', ['times', 'weight'], baseMultipliers),
      weightsTable('Multipliers of a free drop, of 10,000', ['times', 'weight'], freeMultipliers),
    ],
    strips: [],
  }
}
