// The one place where money is multiplied or divided. Every function says which way it rounds.

/** The amount times numerator/denominator, rounded down: the house keeps the rest. Refuses negative values. */
export function timesFloor(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  if (amount < 0n || numerator < 0n || denominator <= 0n) {
    throw new Error(`timesFloor is not for ${amount} × ${numerator}/${denominator}`)
  }
  return (amount * numerator) / denominator
}

/** The amount times numerator/denominator, rounded up: whoever pays, pays the rest. Refuses negative values. */
export function timesCeil(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  const floor = timesFloor(amount, numerator, denominator)
  return floor * denominator === amount * numerator ? floor : floor + 1n
}

/** The largest multiple of `unit` that is not above the amount; `unit` is the smallest payable step. */
export function floorTo(amount: bigint, unit: bigint): bigint {
  if (amount < 0n || unit <= 0n) throw new Error(`floorTo is not for ${amount} in steps of ${unit}`)
  return amount - (amount % unit)
}

/** An amount and how many times it counts. */
export interface WeightedAmount {
  readonly amount: bigint
  readonly weight: bigint
}

/**
 * The sum of amounts by their weights over one denominator, rounded down once to steps of `unit`. Below zero it is rounded down too,
 * away from zero: whoever is paid keeps nothing that a correction takes.
 */
export function weightedFloor(
  amounts: readonly WeightedAmount[],
  { denominator, unit }: { readonly denominator: bigint; readonly unit: bigint },
): bigint {
  const step = denominator * unit
  if (denominator <= 0n || unit <= 0n) throw new Error(`weightedFloor is not for /${denominator} in steps of ${unit}`)
  const sum = amounts.reduce((total, { amount, weight }) => total + amount * weight, 0n)
  const rest = ((sum % step) + step) % step
  return ((sum - rest) / step) * unit
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b))

/** An exact rational number, always reduced, the sign in the numerator. */
export class Fraction {
  readonly numerator: bigint
  readonly denominator: bigint

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator === 0n) throw new Error(`${numerator}/0 is not a number`)
    const divisor = greatestCommonDivisor(
      numerator < 0n ? -numerator : numerator,
      denominator < 0n ? -denominator : denominator,
    )
    const sign = denominator < 0n ? -1n : 1n
    this.numerator = (sign * numerator) / divisor
    this.denominator = (sign * denominator) / divisor
  }

  add(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    )
  }

  sub(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator - other.numerator * this.denominator,
      this.denominator * other.denominator,
    )
  }

  mul(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator)
  }

  div(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator)
  }

  abs(): Fraction {
    return this.numerator < 0n ? new Fraction(-this.numerator, this.denominator) : this
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator
  }

  /** True when this is below or the same as the other. */
  atMost(other: Fraction): boolean {
    return this.numerator * other.denominator <= other.numerator * this.denominator
  }

  /** The square root rounded down to `digits` decimals, for showing and comparing deviations. */
  root(digits: number): Fraction {
    if (this.numerator < 0n) throw new Error(`no root of ${this.toString()}`)
    const scale = 10n ** BigInt(digits)
    return new Fraction(rootFloor((this.numerator * scale * scale) / this.denominator), scale)
  }

  /** `a/b`, reduced; a whole number without the `/1`. */
  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`
  }

  /** The decimal with exactly `digits` decimals, halves rounded away from zero. */
  decimal(digits: number): string {
    const scaled = 2n * this.abs().numerator * 10n ** BigInt(digits) + this.denominator
    const text = (scaled / (2n * this.denominator)).toString().padStart(digits + 1, '0')
    const whole = text.slice(0, text.length - digits)
    const sign = this.numerator < 0n && /[1-9]/.test(text) ? '-' : ''
    return digits === 0 ? sign + text : `${sign}${whole}.${text.slice(-digits)}`
  }
}

/** A decimal such as `0.50`, `-3` or `1e-5` as an exact fraction; undefined when the text is not one. */
export function fractionOf(text: string): Fraction | undefined {
  const parts = /^(-?)(\d{1,60})(?:\.(\d{1,60}))?(?:e([+-]?\d{1,3}))?$/i.exec(text)
  if (!parts) return undefined
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = parts
  const digits = new Fraction(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length))
  const shift = Number(exponent)
  return shift < 0 ? digits.div(new Fraction(10n ** BigInt(-shift))) : digits.mul(new Fraction(10n ** BigInt(shift)))
}

// Newton's method from above: it falls until it stands on the root rounded down.
function rootFloor(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + square / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
