import { floorTo } from './fraction.ts'

/** Every asset keeps this many decimals: 1.00 is stored as 10000n. */
export const scale = 4

const int8Max = 9223372036854775807n

/** Stored units as a decimal with exactly `decimals` digits. Throws when the amount is finer: floor it first. */
export function amountText(units: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > scale)
    throw new Error(`no amounts with ${decimals} decimals`)
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  if (!/^0*$/.test(digits.slice(point + decimals))) throw new Error(`${units} is finer than ${decimals} decimals`)
  const fraction = decimals === 0 ? '' : `.${digits.slice(point, point + decimals)}`
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction}`
}

/** Stored units down to what so many decimals can say: for pots and scores, in which finer units stand and count all the same. */
export const flooredText = (units: bigint, decimals: number): string =>
  amountText(floorTo(units, 10n ** BigInt(scale - decimals)), decimals)

/** Stored units of a text such as `10` or `10.5`: digits, perhaps a point and at most `decimals` digits; within int8. */
export function unitsOf(text: string, decimals: number): bigint | undefined {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > scale)
    throw new Error(`no amounts with ${decimals} decimals`)
  const parts = /^(\d{1,32})(?:\.(\d{1,4}))?$/.exec(text)
  if (!parts) return undefined
  const [, whole = '', fraction = ''] = parts
  if (fraction.length > decimals) return undefined
  const units = BigInt(whole + fraction.padEnd(scale, '0'))
  return units <= int8Max ? units : undefined
}
