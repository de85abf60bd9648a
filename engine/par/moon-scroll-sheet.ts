import { histogram } from '../slots/counted-spin.ts'
import { freeSpins, lines, pays, paytableVersion, scrollPays, strips } from '../slots/moon-scroll-data.ts'
import { analysis, cycleOf } from '../slots/moon-scroll-odds.ts'
import { linesTable } from './lucky-twenty-sheet.ts'
import { bounds, pairsTable, paysTable } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Moon Scroll's PAR sheet. */
export function moonScrollSheet(): Sheet {
  const exact = analysis()
  return {
    file: 'moon-scroll',
    name: 'Moon Scroll',
    paytableVersion,
    form: 'Five reels of three rows, ten lines from the left; a stake is ten line bets.',
    volatility: 'high',
    features: [
      'The scroll S stands for every symbol and counts as a scatter wherever it stands.',
      `Three or more scrolls award ${freeSpins.awarded} free spins, in free spins too, without limit.`,
      'For the free spins one of the nine other symbols is chosen, each as likely as the others.',
      'After the lines of a free spin have paid, the chosen symbol covers every reel it stands on, if it pays for so many reels, and pays on all lines whether the reels are neighbours or not.',
    ],
    returns: [
      ['lines', exact.baseReturn.sub(exact.scatterReturn)],
      ['scrolls', exact.scatterReturn],
      ['free spins', exact.featureReturn],
    ],
    total: exact.totalReturn,
    chances: [
      ['any win of a paid spin', exact.hitChance],
      ['free spins', exact.triggerChance],
      ['the most that a paid spin wins', exact.topChance],
    ],
    variance: exact.variance,
    others: [
      ['free spins a trigger, with those they award', exact.spinsPerTrigger.decimal(6)],
      ['the most that a paid spin wins', `${exact.topStakes.decimal(1)} stakes`],
      ['what covers all five reels by the best symbol', `${pays.H1?.[5] ?? 0} stakes`],
    ],
    spread: { title: 'Wins of a paid spin', bounds, counts: histogram(cycleOf(), bounds) },
    tables: [
      paysTable('Pays in line bets', pays),
      pairsTable('Scrolls pay in stakes', ['scrolls', 'stakes'], scrollPays),
      {
        title: 'Ten free spins by the chosen symbol, in stakes',
        head: ['symbol', 'mean', 'standard deviation'],
        rows: [...exact.features].map(([symbol, { mean, variance }]) => [
          symbol,
          mean.decimal(6),
          variance.root(9).decimal(6),
        ]),
      },
      linesTable(lines),
    ],
    strips: [{ title: 'Reels', strips }],
  }
}
