import { Fraction } from '../fraction.ts'
import { bestOf, extraReturn, hitChance, spinMoments } from './counted-spin.ts'
import type { CountedSpin } from './counted-spin.ts'
import { reelOf } from './cycle.ts'
import { countLines } from './payline-cycle.ts'
import { lineWin } from './paylines.ts'
import { freeSpin, oneOf, roundOf, spinsPerSpin, times, total, whole } from './moments.ts'
import type { Moments } from './moments.ts'
import { chosen, freeSpins, lines, rows, scroll, scrollPays, strips } from './moon-scroll-data.ts'
import { coverPays, rules } from './moon-scroll.ts'

// Moon Scroll exactly: every combination of the reels is counted once for every symbol that may be chosen. The mark of a
// combination holds how many scrolls it shows and, that far apart, on how many reels the chosen symbol stands.

const apart = rows * strips.length + 1
const scrollsOf = (mark: number): number => mark % apart
const reelsOf = (mark: number): number => Math.floor(mark / apart)

const counted = new Map<string, CountedSpin>()

/** The cycle of a free spin in which this symbol is chosen; of a paid spin without one (half a second each, once a process). */
export function cycleOf(symbol?: string): CountedSpin {
  const before = counted.get(symbol ?? '')
  if (before) return before
  const found = countedFor(symbol)
  counted.set(symbol ?? '', found)
  return found
}

function countedFor(symbol: string | undefined): CountedSpin {
  const reels = strips.map((strip) => {
    const { columns, marks } = reelOf(strip, rows, scroll)
    const shows = (stop: number) => symbol !== undefined && columns[stop]?.includes(symbol) === true
    return { columns, marks: marks.map((scrolls, stop) => scrolls + (shows(stop) ? apart : 0)) }
  })
  return {
    cycle: countLines({ reels, lines, pay: (line) => lineWin(rules, line)?.pays ?? 0 }),
    coinsPerStake: lines.length,
    extra: (mark) =>
      ((scrollPays[scrollsOf(mark)] ?? 0) + (symbol === undefined ? 0 : coverPays(symbol, reelsOf(mark)))) *
      lines.length,
    awards: (mark) => (scrollsOf(mark) >= freeSpins.scrolls ? freeSpins.awarded : 0),
  }
}

/** What a round returns, in stakes, part by part. */
export interface MoonScrollAnalysis {
  readonly baseReturn: Fraction
  /** The scrolls' part of that. */
  readonly scatterReturn: Fraction
  readonly featureReturn: Fraction
  readonly totalReturn: Fraction
  readonly triggerChance: Fraction
  readonly hitChance: Fraction
  readonly spinsPerTrigger: Fraction
  /** What ten free spins win by the chosen symbol, with all that they award. */
  readonly features: ReadonlyMap<string, Moments>
  readonly variance: Fraction
  /** The most that one paid spin pays, in stakes, and its chance. */
  readonly topStakes: Fraction
  readonly topChance: Fraction
}

let known: MoonScrollAnalysis | undefined

/** Every figure that follows from the cycles (some seconds, once a process). */
export const analysis = (): MoonScrollAnalysis => (known ??= analysed())

function analysed(): MoonScrollAnalysis {
  const base = cycleOf()
  const paid = spinMoments(base)
  const features = new Map(
    chosen.map((symbol) => [symbol, times(freeSpins.awarded, freeSpin(spinMoments(cycleOf(symbol))))]),
  )
  const round = roundOf(paid, () => oneOf([...features.values()]))
  const best = bestOf(base)
  return {
    baseReturn: paid.mean,
    scatterReturn: extraReturn(base),
    featureReturn: round.mean.sub(paid.mean),
    totalReturn: round.mean,
    triggerChance: total(paid.awards.map(({ chance }) => chance)),
    hitChance: hitChance(base),
    spinsPerTrigger: whole(freeSpins.awarded).mul(spinsPerSpin(paid)),
    features,
    variance: round.variance,
    topStakes: new Fraction(BigInt(best.coins), BigInt(lines.length)),
    topChance: new Fraction(BigInt(best.count), BigInt(base.cycle.size)),
  }
}
