import { Fraction } from '../fraction.ts'
import { freeSpins, lines, pays, paytableVersion, scatterPays, strips } from '../slots/lucky-twenty-data.ts'
import { analysis, fullCycle, variances } from '../slots/lucky-twenty-odds.ts'
import { bounds, pairsTable, paysTable } from './sheet.ts'
import type { Sheet, SheetGrid } from './sheet.ts'

/** Which rows the lines of a title run through. */
export const linesTable = (all: readonly (readonly number[])[]): SheetGrid => ({
  title: 'Lines (the row of each reel, 1 at the top)',
  head: ['line', 'rows'],
  rows: all.map((line, at) => [String(at + 1), line.map((row) => row + 1).join(' ')]),
})

/** Lucky Twenty's PAR sheet. */
export function luckyTwentySheet(): Sheet {
  const exact = analysis()
  const counted = fullCycle()
  const share = (count: number) => new Fraction(BigInt(count), BigInt(counted.cycle))
  return {
    file: 'lucky-twenty',
    name: 'Lucky Twenty',
    paytableVersion,
    form: 'Five reels of three rows, twenty lines from the left; a stake is twenty line bets.',
    volatility: 'medium',
    features: [
      'W stands for every symbol but S and pays by itself; the better of both counts.',
      `Three or more S award ${freeSpins.awarded} free spins, in free spins too, without limit; every win in them counts ${freeSpins.multiplier} times.`,
      'The pot: half a per cent of every stake feeds it, and all of that is paid in the long run; it falls with probability stake / size.',
    ],
    returns: [
      ['lines', exact.baseLineReturn],
      ['scatters', exact.scatterReturn],
      ['free spins', exact.featureReturn],
      ['pot', exact.jackpotReturn],
    ],
    total: exact.totalReturn,
    chances: [
      ['any win of a spin', share(counted.hits)],
      ['free spins', exact.triggerChance],
      ['the most that a spin wins', share(counted.byLineBets[counted.maxLineBets] ?? 0)],
    ],
    variance: variances().total,
    others: [
      ['free spins a trigger, with those they award', exact.freeSpinsPerTrigger.decimal(6)],
      ['the most that a spin wins', `${counted.maxLineBets / lines.length} stakes`],
    ],
    spread: { title: 'Wins of a paid spin', bounds, counts: spreadOf(counted.byLineBets) },
    tables: [
      paysTable('Pays in line bets', pays),
      pairsTable('Scatters pay in stakes', ['scatters', 'stakes'], scatterPays),
      linesTable(lines),
    ],
    strips: [{ title: 'Reels', strips }],
  }
}

function spreadOf(byLineBets: Uint32Array): number[] {
  const edges = [0, 1, ...bounds.map((stakes) => stakes * lines.length), Infinity]
  return edges
    .slice(0, -1)
    .map((edge, at) => byLineBets.slice(edge, edges[at + 1]).reduce((sum, count) => sum + count, 0))
}
