import { floorTo, timesFloor } from '@croupier/engine/fraction.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { numberFormat } from '@croupier/kit/formats.ts'

/** What a stake may be, as the server says it. */
export interface StakeLimits {
  readonly stakeMin: string
  readonly stakeMax: string
  readonly stakeStep: string
}

/** The same in stored units, with the currency's decimals. */
export interface StakeRange {
  readonly least: bigint
  readonly most: bigint
  readonly step: bigint
  readonly decimals: number
}

/** Legal stakes from a game's limits. Throws when the limits are not amounts. */
export function rangeOf({ stakeMin, stakeMax, stakeStep }: StakeLimits, decimals: number): StakeRange {
  const [least, most, step] = [stakeMin, stakeMax, stakeStep].map((text) => unitsOf(text, scale))
  if (!least || !most || !step) throw new Error(`“${stakeMin} to ${stakeMax} in steps of ${stakeStep}” are no limits`)
  return { least, most, step, decimals }
}

/** The nearest legal stake that is not above this amount; the least one where there is none. */
export function legalStake(units: bigint, range: StakeRange): bigint {
  if (units <= range.least) return range.least
  return floorTo(units < range.most ? units : range.most, range.step)
}

/** The sign before decimals in this language. */
export const decimalSign = (language: string): string =>
  numberFormat(language)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

/** An amount as a person types it, `1,234.50` or `1.234,50`, as plain digits with a point; undefined when it is none. */
export function typedAmount(text: string, language: string): string | undefined {
  const decimal = decimalSign(language)
  const group = decimal === ',' ? '.' : ','
  const typed = text.replaceAll(/\s/g, '')
  const grouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`).test(typed)
  const plain = grouped ? typed.replaceAll(group, '') : typed
  // A lone sign that cannot divide thousands stands before decimals, whichever it is.
  return /^\d+([.,]\d{1,2})?$/.test(plain) ? plain.replace(',', '.') : undefined
}

type ReadStake = { readonly units: bigint } | { readonly fault: 'unreadable' | 'small' | 'large' | 'step' }

/** What a typed text comes to: a legal stake, or why it is not one. */
export function stakeOf(text: string, range: StakeRange, language = 'en'): ReadStake {
  const units = unitsOf(typedAmount(text, language) ?? '', range.decimals)
  if (units === undefined) return { fault: 'unreadable' }
  if (units < range.least) return { fault: 'small' }
  if (units > range.most) return { fault: 'large' }
  return units % range.step === 0n ? { units } : { fault: 'step' }
}

/** The stakes that − and + walk through: 1, 2, 5 and their tens, times the least one, with the largest at the end. */
export function ladder(range: StakeRange): readonly bigint[] {
  const rungs: bigint[] = []
  for (let tens = 1n; range.least * tens <= range.most; tens *= 10n) {
    for (const step of [1n, 2n, 5n]) rungs.push(legalStake(timesFloor(range.least, step * tens, 1n), range))
  }
  const legal = [...new Set([...rungs, legalStake(range.most, range)])]
  return legal.filter((rung) => rung >= range.least && rung <= range.most).toSorted((a, b) => (a < b ? -1 : 1))
}

/** The next rung above or below this stake; the stake itself at either end. */
export function stepStake(units: bigint, direction: 'up' | 'down', range: StakeRange): bigint {
  const rungs = ladder(range)
  const next = direction === 'up' ? rungs.find((rung) => rung > units) : rungs.findLast((rung) => rung < units)
  return next ?? units
}

const SHOWN = 5

/** Half the stake, or twice, as near as the limits allow. */
export const halfStake = (units: bigint, range: StakeRange): bigint => legalStake(timesFloor(units, 1n, 2n), range)
export const doubleStake = (units: bigint, range: StakeRange): bigint => legalStake(timesFloor(units, 2n, 1n), range)

/**
 * Five stakes to choose from, the largest payable a hundred times, or moved as far as it takes to have the first stake among them;
 * a guest's balance is taken for a million least stakes.
 */
export function presets(range: StakeRange, balance: bigint | undefined, first: bigint): readonly bigint[] {
  const rungs = ladder(range)
  const payable = balance ?? timesFloor(range.least, 1_000_000n, 1n)
  const within = rungs.filter((rung) => timesFloor(rung, 100n, 1n) <= payable)
  const from = Math.max(0, within.length - SHOWN)
  const at = rungs.indexOf(first)
  const moved = at === -1 ? from : Math.min(at, Math.max(from, at - SHOWN + 1))
  return rungs.slice(moved, moved + SHOWN)
}

/** The stake to begin with: so many times the least one, or less where the balance could not pay it ten times. */
export function firstStake(range: StakeRange, times: bigint, balance: bigint | undefined): bigint {
  const wanted = legalStake(timesFloor(range.least, times, 1n), range)
  if (balance === undefined || timesFloor(wanted, 10n, 1n) <= balance) return wanted
  return ladder(range).findLast((rung) => timesFloor(rung, 10n, 1n) <= balance) ?? range.least
}

/** A stake as the wire wants it. */
export const stakeText = (units: bigint, { decimals }: Pick<StakeRange, 'decimals'>): string =>
  amountText(units, decimals)
