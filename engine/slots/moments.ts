import { Fraction } from '../fraction.ts'

// Means and mean squares of what a spin, a feature and a round win, in stakes. A free spin is a spin that may award more of its
// kind; all spins are drawn independently of each other.

/** Free spins awarded, how likely that is, and what a spin that awards them wins, times that chance. */
export interface Award {
  readonly spins: number
  readonly chance: Fraction
  readonly mean: Fraction
}

/** What one spin wins by itself, and what it awards. */
export interface SpinMoments {
  readonly mean: Fraction
  readonly square: Fraction
  readonly awards: readonly Award[]
}

export interface Moments {
  readonly mean: Fraction
  readonly variance: Fraction
}

const zero = new Fraction(0n)
const one = new Fraction(1n)
const two = new Fraction(2n)

/** A whole number as a fraction. */
export const whole = (value: number): Fraction => new Fraction(BigInt(value))

/** All of these, added. */
export const total = (parts: readonly Fraction[]): Fraction => parts.reduce((sum, part) => sum.add(part), zero)

/** The mean of the square, from mean and variance. */
const squareOf = ({ mean, variance }: Moments): Fraction => variance.add(mean.mul(mean))

/** How many spins one awarded spin comes to in the long run, with all that it awards. */
export const spinsPerSpin = ({ awards }: Pick<SpinMoments, 'awards'>): Fraction =>
  one.div(one.sub(total(awards.map(({ spins, chance }) => whole(spins).mul(chance)))))

/**
 * One free spin with all that it awards. Y = w + F, where F is as many spins like Y as w awards: E[Y] = E[w] + Σ chance·n·E[Y],
 * and E[Y²] = E[w²] + 2·Σ E[w, award]·n·E[Y] + Σ chance·(n·var Y + n²·E[Y]²), which is linear in var Y.
 */
export function freeSpin(spin: SpinMoments): Moments {
  const remaining = spinsPerSpin(spin)
  const mean = spin.mean.mul(remaining)
  const crossed = total(spin.awards.map((award) => two.mul(award.mean).mul(whole(award.spins)).mul(mean)))
  const squared = total(
    spin.awards.map(({ spins, chance }) =>
      chance
        .mul(whole(spins * spins))
        .mul(mean)
        .mul(mean),
    ),
  )
  const variance = spin.square.add(crossed).add(squared).sub(mean.mul(mean)).mul(remaining)
  return { mean, variance }
}

/** So many of these, one after the other. */
export const times = (count: number, { mean, variance }: Moments): Moments => ({
  mean: mean.mul(whole(count)),
  variance: variance.mul(whole(count)),
})

/** One of these, each as likely as the others. */
export function oneOf(cases: readonly Moments[]): Moments {
  const share = new Fraction(1n, BigInt(cases.length))
  const mean = total(cases.map((each) => each.mean)).mul(share)
  const square = total(cases.map(squareOf)).mul(share)
  return { mean, variance: square.sub(mean.mul(mean)) }
}

/** A paid spin with the feature that it starts: `feature` says what an award of so many spins comes to. */
export function roundOf(paid: SpinMoments, feature: (spins: number) => Moments): Moments {
  const started = paid.awards.map((award) => ({ award, feature: feature(award.spins) }))
  const mean = paid.mean.add(total(started.map((each) => each.award.chance.mul(each.feature.mean))))
  const crossed = total(started.map((each) => two.mul(each.award.mean).mul(each.feature.mean)))
  const squared = total(started.map((each) => each.award.chance.mul(squareOf(each.feature))))
  return { mean, variance: paid.square.add(crossed).add(squared).sub(mean.mul(mean)) }
}
