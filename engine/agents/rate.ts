import { weightedFloor } from '../fraction.ts'
import { scale } from '../money.ts'

/** A rate in whole millionths: 200_000 is 20 %, 1 is the smallest step, 0.0001 %. */
export type Rate = number

/** 100 %. */
export const RATE_MAX: Rate = 1_000_000

const RATE_DIGITS = 6

/** The rate of a decimal fraction: `0.0033` is 0.33 %. Undefined when it is no number from 0 to 1 or finer than 0.0001 %. */
export function rateOf(text: string): Rate | undefined {
  const parts = /^([01])(?:\.(\d{1,6}))?$/.exec(text)
  if (!parts) return undefined
  const [, whole = '', decimals = ''] = parts
  const rate = Number(whole + decimals.padEnd(RATE_DIGITS, '0'))
  return rate <= RATE_MAX ? rate : undefined
}

/** A rate as a decimal fraction without idle zeros: `0.2`. */
export function rateText(rate: Rate): string {
  const digits = rate.toString().padStart(RATE_DIGITS + 1, '0')
  return `${digits.slice(0, -RATE_DIGITS)}.${digits.slice(-RATE_DIGITS)}`.replace(/\.?0+$/, '')
}

/** An amount that is paid at a rate. */
export interface RatedAmount {
  readonly amount: bigint
  readonly rate: Rate
}

/** What amounts come to at their rates, floored once to so many decimals, below zero too. */
export const atRates = (amounts: readonly RatedAmount[], decimals: number): bigint =>
  weightedFloor(
    amounts.map(({ amount, rate }) => ({ amount, weight: BigInt(rate) })),
    { denominator: BigInt(RATE_MAX), unit: 10n ** BigInt(scale - decimals) },
  )

/** What an amount comes to at a rate, floored to so many decimals. */
export const atRate = (amount: bigint, rate: Rate, decimals: number): bigint => atRates([{ amount, rate }], decimals)
