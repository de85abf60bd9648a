import { Fraction, fractionOf } from '../fraction.ts'
import { Digits } from './entry.ts'
import type { FactValue } from './entry.ts'

/** A number that was solved in doubles and is right within so much; decimals that differ by no more agree with it. */
export class SolvedNumber {
  readonly value: Fraction
  readonly within: Fraction

  constructor(value: Fraction, within: Fraction) {
    this.value = value
    this.within = within
  }
}

/** What the engine computed: an exact number, a solved one, a text, or a list of these. */
export type Figure = Fraction | SolvedNumber | string | readonly Figure[]

/** The engine's answer to a claim by its name; undefined where it has none. */
export type Figures = (claim: string) => Figure | undefined

export const wholeFraction = (value: number): Fraction => new Fraction(BigInt(value))

// A double carries 53 bits; further digits of a written double are not a claim.
const doubleStep = new Fraction(1n, 2n ** 52n)

/** True when the claim is the figure: fractions and whole numbers exactly, decimals to their digits or the stated tolerance. */
export function agrees(given: FactValue, figure: Figure, tolerance: string | undefined): boolean {
  if (typeof figure === 'string') return given === figure
  if (figure instanceof Fraction) return agreesWithNumber(given, figure, { tolerance })
  if (figure instanceof SolvedNumber) return agreesWithNumber(given, figure.value, { tolerance, within: figure.within })
  return (
    Array.isArray(given) &&
    given.length === figure.length &&
    figure.every((part, index) => agrees(given[index] ?? null, part, tolerance))
  )
}

interface Tolerance {
  /** As the entry states it. */
  readonly tolerance: string | undefined
  /** Of a figure that is not exact itself. */
  readonly within?: Fraction
}

function agreesWithNumber(given: FactValue, figure: Fraction, { tolerance, within }: Tolerance): boolean {
  const claim = claimOf(given)
  if (!claim) return false
  const off = claim.value.sub(figure).abs()
  const allowed = tolerance === undefined || claim.ratio ? undefined : fractionOf(tolerance)
  if (allowed) return off.atMost(allowed)
  if (within && !claim.ratio && !claim.whole && off.atMost(within)) return true
  return off.atMost(claim.half) || (!claim.whole && off.atMost(figure.abs().mul(doubleStep)))
}

interface Claim {
  readonly value: Fraction
  /** A fraction or a multiplier, which is right or wrong. */
  readonly ratio: boolean
  /** A number without decimals is meant exactly, unless a tolerance is stated. */
  readonly whole: boolean
  /** Half of the last digit given. */
  readonly half: Fraction
}

function claimOf(given: FactValue): Claim | undefined {
  const text = given instanceof Digits ? given.text : typeof given === 'string' ? given.trim() : undefined
  if (text === undefined) return undefined
  const ratio = ratioOf(text) ?? multiplierOf(text)
  if (ratio) return { value: ratio, ratio: true, whole: true, half: wholeFraction(0) }

  const percent = text.endsWith('%')
  const decimal = percent ? text.slice(0, -1).trim() : text
  const value = fractionOf(decimal)
  if (!value) return undefined
  const by = percent ? new Fraction(1n, 100n) : wholeFraction(1)
  const counted = !percent && /^-?\d+$/.test(decimal)
  const half = counted ? wholeFraction(0) : lastPlace(decimal).mul(by).mul(new Fraction(1n, 2n))
  return { value: value.mul(by), ratio: false, whole: counted, half }
}

// What one step of the last digit written is worth: 1/100 for `0.25`.
function lastPlace(decimal: string): Fraction {
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(decimal) ?? []
  return fractionOf(`1e${Number(exponent) - decimals.length}`) ?? wholeFraction(0)
}

// `1/37`
function ratioOf(text: string): Fraction | undefined {
  const [, numerator, denominator] = /^(-?\d+)\/([1-9]\d*)$/.exec(text) ?? []
  return numerator === undefined || denominator === undefined
    ? undefined
    : new Fraction(BigInt(numerator), BigInt(denominator))
}

// `1.9800x` and `x1.98` are what comes back for one staked, `0.98:1` is profit beside the stake.
function multiplierOf(text: string): Fraction | undefined {
  const [, before, after] = /^(?:(\d+(?:\.\d+)?)\s*[x×]|[x×]\s*(\d+(?:\.\d+)?)(?: total return)?)$/i.exec(text) ?? []
  if (before !== undefined || after !== undefined) return fractionOf(before ?? after ?? '')
  const [, profit, staked] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text) ?? []
  const [won, risked] = [fractionOf(profit ?? ''), fractionOf(staked ?? '')]
  return won && risked && !risked.equals(wholeFraction(0)) ? won.div(risked).add(wholeFraction(1)) : undefined
}

/** A claim as it stands in the file. */
export function givenText(given: FactValue): string {
  if (given instanceof Digits) return given.text
  if (Array.isArray(given)) return `[${given.map(givenText).join(',')}]`
  return typeof given === 'string' ? given : JSON.stringify(given)
}

/** A figure in the manner of the claim beside it: a fraction beside a fraction, else a decimal. */
export function figureText(figure: Figure, given: FactValue): string {
  if (typeof figure === 'string') return figure
  if (figure instanceof SolvedNumber) return figureText(figure.value, given)
  if (!(figure instanceof Fraction)) return `[${figure.map((part) => figureText(part, null)).join(',')}]`
  if (typeof given === 'string' && given.includes('/')) return figure.toString()
  return figure.decimal(18).replace(/\.?0+$/, '')
}
