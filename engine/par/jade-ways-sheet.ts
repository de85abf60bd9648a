import { bestOf, hitChance, histogram } from '../slots/counted-spin.ts'
import {
  awards,
  baseStrips,
  buy,
  coinsPerStake,
  freeMultiplier,
  freeStrips,
  pays,
  paytableVersion,
  scatterPays,
} from '../slots/jade-ways-data.ts'
import { analysis, cycles } from '../slots/jade-ways-odds.ts'
import { Fraction } from '../fraction.ts'
import { bounds, pairsTable, paysTable } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Jade Ways' PAR sheet. */
export function jadeWaysSheet(): Sheet {
  const exact = analysis()
  const { base, free } = cycles()
  const best = bestOf(base)
  return {
    file: 'jade-ways',
    name: 'Jade Ways',
    paytableVersion,
    form: 'Five reels of three rows, 243 ways from the left; a stake is 25 coins.',
    volatility: 'medium to high',
    features: [
      'A symbol on the first three, four or five reels wins; its ways are the product of how often it stands on each of them.',
      'W stands on the middle three reels, for every symbol but S.',
      `Three, four and five S award ${awards[3]}, ${awards[4]} and ${awards[5]} free spins on reels of their own, in free spins too; every win in them counts ${freeMultiplier} times.`,
      `${buy.spins} free spins can be bought for ${buy.price} stakes, without a paid spin before them.`,
    ],
    returns: [
      ['ways', exact.baseReturn.sub(exact.scatterReturn)],
      ['scatters', exact.scatterReturn],
      ['free spins', exact.featureReturn],
    ],
    total: exact.totalReturn,
    buy: { ...buy, share: exact.buyReturn },
    chances: [
      ['any win of a paid spin', hitChance(base)],
      ['any win of a free spin', hitChance(free)],
      ['free spins', exact.triggerChance],
      ['more free spins, of a free spin', exact.retriggerChance],
      ['the most that a paid spin wins', new Fraction(BigInt(best.count), BigInt(base.cycle.size))],
    ],
    variance: exact.variance,
    others: [
      ['free spins a trigger, with those they award', exact.spinsPerTrigger.decimal(6)],
      ['what ten free spins win on average', `${exact.tenSpins.mean.decimal(6)} stakes`],
      ['standard deviation if all triggering spins won alike', exact.nearVariance.root(12).decimal(6)],
      ['the most that a paid spin wins', `${best.coins / coinsPerStake} stakes`],
      ['the most that a free spin wins', `${(bestOf(free).coins * freeMultiplier) / coinsPerStake} stakes`],
    ],
    spread: { title: 'Wins of a paid spin', bounds, counts: histogram(base, bounds) },
    tables: [
      paysTable('Pays of a way in coins', pays),
      pairsTable('Scatters pay in coins', ['scatters', 'coins'], scatterPays),
    ],
    strips: [
      { title: 'Reels of a paid spin', strips: baseStrips },
      { title: 'Reels of a free spin', strips: freeStrips },
    ],
  }
}
