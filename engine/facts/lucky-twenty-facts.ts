import { Fraction, fractionOf } from '../fraction.ts'
import { lines } from '../slots/lucky-twenty-data.ts'
import { analysis, fullCycle, scatterChances, variances } from '../slots/lucky-twenty-odds.ts'
import { wholeFraction } from './compare.ts'
import type { Figure, Figures } from './compare.ts'
import type { FactEntry } from './entry.ts'

/** Lucky Twenty: the returns, the chances and the counts of its full cycle, by the names of the rulebook and its data file. */
export function luckyTwentyFigures({ game, bet }: FactEntry): Figures | undefined {
  if (!/lucky[ _-]?twenty/i.test(game)) return undefined
  const rtp = returnNamed(bet)
  const chance = chanceNamed(bet)
  return (claim) => {
    const name = claim.replace('expect.', '').toLowerCase()
    if (name === 'rtp') return rtp
    if (name === 'edge' || name === 'edge_fraction') return rtp && wholeFraction(1).sub(rtp)
    if (name === 'p' || name === 'p_fraction' || name === 'p_win') return chance
    // `max_base_win_x` may be the bet, and its figure a plain `value`.
    return claim.startsWith('expect.') ? quantityNamed(name === 'value' ? bet.toLowerCase() : name, bet) : undefined
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.%]+/g, ' ')
    .trim()

function returnNamed(bet: string): Fraction | undefined {
  const name = plain(bet)
  const exact = analysis()
  if (/excl\w*\.? (?:the )?(?:\S+ )?jackpot|without (?:the )?jackpot|^rtp fraction$/.test(name))
    return exact.returnWithoutJackpot
  if (/^total\b.*jackpot|^total rtp$|^total$/.test(name))
    return exact.returnWithoutJackpot.add(jackpotNamed(name) ?? exact.jackpotReturn)
  if (/^base (?:game )?lines?\b|^line wins/.test(name)) return exact.baseLineReturn
  if (/^base (?:game|spin)/.test(name)) return exact.baseLineReturn.add(exact.scatterReturn)
  if (name.startsWith('scatter')) return exact.scatterReturn
  if (/^(?:feature|free spins?)/.test(name)) return exact.featureReturn
  return /jackpot/.test(name) ? (jackpotNamed(name) ?? exact.jackpotReturn) : undefined
}

// `0.5% jackpot`: another contribution than ours is as easily computed.
const jackpotNamed = (name: string): Fraction | undefined =>
  fractionOf(/(\d+(?:\.\d+)?) ?%/.exec(name)?.[1] ?? '')?.div(wholeFraction(100))

function chanceNamed(bet: string): Fraction | undefined {
  const name = plain(bet)
  const scatters = /^(?:exactly )?([0-5]) (?:scatters?|s)\b/.exec(name)?.[1]
  if (scatters !== undefined && !/more|or|at least|\+/.test(bet)) return scatterChances()[Number(scatters)]
  if (/trigger/.test(name)) return analysis().triggerChance
  return /^(?:base game )?hit|hit frequency/.test(name) ? cycleShare(fullCycle().hits) : undefined
}

const cycleShare = (count: number): Fraction => new Fraction(BigInt(count), BigInt(fullCycle().cycle))

const inStakes = (lineBets: number): Fraction => new Fraction(BigInt(lineBets), BigInt(lines.length))

const rootDigits = 30

const quantities: Readonly<Record<string, () => Figure>> = {
  rtp_fraction: () => analysis().returnWithoutJackpot,
  rtp_without_jackpot: () => analysis().returnWithoutJackpot,
  base_line_rtp: () => analysis().baseLineReturn,
  scatter_rtp: () => analysis().scatterReturn,
  base_rtp: () => analysis().baseLineReturn.add(analysis().scatterReturn),
  feature_rtp: () => analysis().featureReturn,
  jackpot_rtp: () => analysis().jackpotReturn,
  total_rtp: () => analysis().totalReturn,
  hit_frequency: () => cycleShare(fullCycle().hits),
  trigger_probability: () => analysis().triggerChance,
  trigger_1_in: () => wholeFraction(1).div(analysis().triggerChance),
  expected_fs_spins_per_trigger: () => analysis().freeSpinsPerTrigger,
  avg_feature_x: () => analysis().featureReturn.div(analysis().triggerChance),
  stdev_per_unit: () => variances().total.root(rootDigits),
  stdev_base_only: () => variances().baseOnly.root(rootDigits),
  cycle: () => wholeFraction(fullCycle().cycle),
  sum_line_bets: () => wholeFraction(fullCycle().sumLineBets),
  hits: () => wholeFraction(fullCycle().hits),
  triggers: () => wholeFraction(fullCycle().triggers),
  max_base_win_x: () => inStakes(fullCycle().maxLineBets),
  max_line_bets: () => wholeFraction(fullCycle().maxLineBets),
  hist: () => histogram().map(wholeFraction),
}

function quantityNamed(name: string, bet: string): Figure | undefined {
  // A bare `stdev` is of the whole round unless its entry speaks of the base game.
  if (name === 'stdev') return quantities[/\bbase\b/i.test(bet) ? 'stdev_base_only' : 'stdev_per_unit']?.()
  return Object.hasOwn(quantities, name) ? quantities[name]?.() : undefined
}

// Wins of nothing, under 1, 2, 5, 10 … 1,000 stakes, and above.
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

function histogram(): number[] {
  const { byLineBets } = fullCycle()
  const edges = [0, 1, ...bounds.map((stakes) => stakes * lines.length), byLineBets.length]
  return edges
    .slice(1)
    .map((edge, index) => byLineBets.slice(edges[index], edge).reduce((sum, count) => sum + count, 0))
}
