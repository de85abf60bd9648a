import { Fraction } from '../fraction.ts'
import { bestOf, hitChance, spinMoments } from './counted-spin.ts'
import type { CountedSpin } from './counted-spin.ts'
import type { Reel } from './cycle.ts'
import { countLines } from './payline-cycle.ts'
import { total, whole } from './moments.ts'
import { columnAt } from './reels.ts'
import { lines, rows, strips, wild } from './twin-lanterns-data.ts'
import { bothWays } from './twin-lanterns.ts'

// Twin Lanterns exactly: every combination of the reels that still spin is counted, for every set of reels that lanterns
// cover. The mark of a combination says on which reels new lanterns stand, one bit a reel.

const all = 2 ** strips.length
const covered = Array.from({ length: rows }, () => wild)

let counted: ReadonlyMap<number, CountedSpin> | undefined

/** The cycles by the reels that are covered, one bit a reel from the left; 0 is the paid spin (a second or two, once a process). */
export const cycles = (): ReadonlyMap<number, CountedSpin> =>
  (counted ??= new Map(coverings().map((held) => [held, countedWith(held)])))

// Only reels whose strip has a lantern can be covered.
const coverings = (): number[] =>
  Array.from({ length: all }, (_, held) => held).filter((held) =>
    strips.every((strip, reel) => (held & (1 << reel)) === 0 || strip.includes(wild)),
  )

const countedWith = (held: number): CountedSpin => ({
  cycle: countLines({
    reels: strips.map((_, reel) => ((held & (1 << reel)) === 0 ? spinning(reel) : { columns: [covered], marks: [0] })),
    lines,
    pay: (line) => bothWays(line).reduce((sum, win) => sum + win.pays, 0),
  }),
  coinsPerStake: lines.length,
  extra: () => 0,
  awards: (lit) => (lit === 0 ? 0 : 1),
})

function spinning(reel: number): Reel {
  const strip = strips[reel] ?? []
  const columns = strip.map((_, stop) => columnAt(strip, rows, stop))
  const lit = columns.map((column) => column.includes(wild))
  return {
    columns: columns.map((column, stop) => (lit[stop] ? covered : column)),
    marks: lit.map((is) => (is ? 1 << reel : 0)),
  }
}

/** What a round wins in stakes with these reels covered: its mean and its mean square. */
interface WinMoments {
  readonly mean: Fraction
  readonly square: Fraction
}

function wonWith(held: number): WinMoments {
  const spin = cycles().get(held)
  if (!spin) throw new Error(`no reels like ${held}`)
  const marks = [...spin.cycle.byMark].map(([lit, wins]) => {
    const share = (sum: number, unit: number) =>
      new Fraction(BigInt(sum), BigInt(spin.cycle.size) * BigInt(spin.coinsPerStake ** unit))
    return {
      after: lit === 0 ? none : wonWith(held | lit),
      chance: share(wins.count, 0),
      mean: share(wins.sum, 1),
      square: share(wins.squares, 2),
    }
  })
  return {
    mean: total(marks.map(({ after, chance, mean }) => mean.add(chance.mul(after.mean)))),
    square: total(
      marks.map(({ after, chance, mean, square }) =>
        square.add(whole(2).mul(mean).mul(after.mean)).add(chance.mul(after.square)),
      ),
    ),
  }
}

const none: WinMoments = { mean: new Fraction(0n), square: new Fraction(0n) }

/** What a round returns, in stakes, part by part. */
export interface TwinLanternsAnalysis {
  readonly baseReturn: Fraction
  readonly respinReturn: Fraction
  readonly totalReturn: Fraction
  /** That a spin shows a lantern. */
  readonly respinChance: Fraction
  readonly hitChance: Fraction
  readonly variance: Fraction
  /** The most that one window pays, in stakes: with all lanterns lit. */
  readonly topStakes: Fraction
}

let known: TwinLanternsAnalysis | undefined

/** Every figure that follows from the cycles. */
export const analysis = (): TwinLanternsAnalysis => (known ??= analysed())

function analysed(): TwinLanternsAnalysis {
  const paid = cycles().get(0)
  const lit = cycles().get(coverings().at(-1) ?? 0)
  if (!paid || !lit) throw new Error('no cycles')
  const { mean, square } = wonWith(0)
  const { mean: baseReturn, awards } = spinMoments(paid)
  return {
    baseReturn,
    respinReturn: mean.sub(baseReturn),
    totalReturn: mean,
    respinChance: total(awards.map(({ chance }) => chance)),
    hitChance: hitChance(paid),
    variance: square.sub(mean.mul(mean)),
    topStakes: new Fraction(BigInt(bestOf(lit).coins), BigInt(lines.length)),
  }
}
