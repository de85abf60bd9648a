import { histogram } from '../slots/counted-spin.ts'
import { lines, pays, paytableVersion, strips } from '../slots/twin-lanterns-data.ts'
import { analysis, cycles } from '../slots/twin-lanterns-odds.ts'
import { linesTable } from './lucky-twenty-sheet.ts'
import { bounds, paysTable } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Twin Lanterns' PAR sheet. */
export function twinLanternsSheet(): Sheet {
  const exact = analysis()
  const paid = cycles().get(0)
  return {
    file: 'twin-lanterns',
    name: 'Twin Lanterns',
    paytableVersion,
    form: 'Five reels of three rows, ten lines that pay from both sides; a stake is ten line bets.',
    volatility: 'medium',
    features: [
      'A line wins from the left and from the right; five alike win once.',
      'The lantern W stands on the middle three reels, for every symbol. It covers its reel before anything is paid.',
      'Covered reels stay and the others spin again; another lantern brings another re-spin, three at the most.',
    ],
    returns: [
      ['paid spins', exact.baseReturn],
      ['re-spins', exact.respinReturn],
    ],
    total: exact.totalReturn,
    chances: [
      ['any win of a paid spin', exact.hitChance],
      ['a re-spin', exact.respinChance],
    ],
    variance: exact.variance,
    others: [['the most that a window pays, with all lanterns lit', `${exact.topStakes.decimal(1)} stakes`]],
    ...(paid
      ? { spread: { title: 'Wins of a paid spin, before re-spins', bounds, counts: histogram(paid, bounds) } }
      : {}),
    tables: [paysTable('Pays in line bets', pays), linesTable(lines)],
    strips: [{ title: 'Reels', strips }],
  }
}
