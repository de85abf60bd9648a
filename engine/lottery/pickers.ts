/** Sets of numbers that are named by a rule: for the page and for typed tickets. */

import { type BetContent, type Position, readContent, type TypedForm } from './content.ts'
import { DIGITS } from './digits.ts'
import type { LotteryMethod } from './family.ts'
import { below, pick, type Words } from '../chance.ts'

const lastTwo = (number: string): readonly [number, number] => [Number(number.at(-2)), Number(number.at(-1))]
const isEven = (digit: number) => digit % 2 === 0

/** Sets by the last two digits, as Vietnamese boards name them (rulebook §16.2). */
const NUMBER_SETS = {
  TAI: ([tens]) => tens >= 5,
  XIU: ([tens]) => tens < 5,
  CHAN: ([, units]) => isEven(units),
  LE: ([, units]) => !isEven(units),
  KEP: ([tens, units]) => tens === units,
  CHAN_CHAN: ([tens, units]) => isEven(tens) && isEven(units),
  CHAN_LE: ([tens, units]) => isEven(tens) && !isEven(units),
  LE_CHAN: ([tens, units]) => !isEven(tens) && isEven(units),
  LE_LE: ([tens, units]) => !isEven(tens) && !isEven(units),
} satisfies Readonly<Record<string, (digits: readonly [number, number]) => boolean>>

export type NumberSet = keyof typeof NUMBER_SETS

export const numberSets = Object.keys(NUMBER_SETS) as readonly NumberSet[]

/** The numbers of a set among these, which have two digits or more. */
export const pickNumbers = (numbers: readonly string[], set: NumberSet): string[] =>
  numbers.filter((number) => NUMBER_SETS[set](lastTwo(number)))

/** Sets by the last two digits and a digit: đầu, đuôi, tổng, and chạm, which Thailand calls 19 doors. */
const DIGIT_SETS = {
  HEAD: ([tens], digit) => tens === digit,
  TAIL: ([, units], digit) => units === digit,
  SUM: ([tens, units], digit) => (tens + units) % 10 === digit,
  TOUCH: (digits, digit) => digits.includes(digit),
} satisfies Readonly<Record<string, (digits: readonly [number, number], digit: number) => boolean>>

export type DigitSet = keyof typeof DIGIT_SETS

export const digitSets = Object.keys(DIGIT_SETS) as readonly DigitSet[]

/** The numbers of a digit's set among these. */
export const pickByDigit = (numbers: readonly string[], set: DigitSet, digit: number): string[] =>
  numbers.filter((number) => DIGIT_SETS[set](lastTwo(number), digit))

/** The distinct orders of a number's digits (đảo, box): 1, 2, 3, 6, 12 or 24, in ascending order. */
export function permutedNumbers(number: string): string[] {
  if (number.length <= 1) return [number]
  const orders = Array.from(number).flatMap((digit, at) =>
    permutedNumbers(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  )
  return [...new Set(orders)].toSorted()
}

/** Numbers with all their orders, each once and in ascending order. */
export const withPermuted = (numbers: readonly string[]): string[] =>
  [...new Set(numbers.flatMap(permutedNumbers))].toSorted()

interface NumberSeries {
  readonly first: string
  /** Without it every number up to the last one. */
  readonly second?: string
  readonly last: string
}

/** A series from the first number by the distance to the second, up to the last (kéo); undefined where there is none. */
export function seriesNumbers({ first, second, last }: NumberSeries): string[] | undefined {
  const digits = first.length
  const given = second === undefined ? [first, last] : [first, second, last]
  if (given.some((number) => number.length !== digits || !/^\d{1,4}$/.test(number))) return undefined
  const start = Number(first)
  const distance = second === undefined ? 1 : Number(second) - start
  const count = distance > 0 ? Math.floor((Number(last) - start) / distance) + 1 : 0
  if (count < 2) return undefined
  return Array.from({ length: count }, (_, at) => `${start + at * distance}`.padStart(digits, '0'))
}

/** All numbers of so many digits that can be made of these, none twice in a number (วิน): n(n − 1) of two, n(n − 1)(n − 2) of three. */
export function combinedNumbers(digits: Iterable<string>, length: number): string[] {
  const from = [...new Set(digits)].toSorted()
  const combined = (left: number, used: readonly string[]): string[] =>
    left === 0
      ? [used.join('')]
      : from.filter((digit) => !used.includes(digit)).flatMap((digit) => combined(left - 1, [...used, digit]))
  return combined(length, [])
}

/** The ten numbers of a pattern with one digit left open (*roll*): `R234` is 0234 to 9234. Undefined of anything else. */
export function rolledNumbers(pattern: string): string[] | undefined {
  if (!/^\d*R\d*$/i.test(pattern)) return undefined
  return DIGITS.map((digit) => pattern.replace(/R/i, digit)).toSorted()
}

/** What a row of numbers is set to by one press; nothing is left by `CLEAR`. */
export const QUICK_SETS = ['ALL', 'BIG', 'SMALL', 'ODD', 'EVEN', 'CLEAR'] as const

export type QuickSet = (typeof QUICK_SETS)[number]

/** The quick sets that a position has: those by size and parity only where it is chosen among numbers. */
export function quickSetsOf({ values, max }: Position): readonly QuickSet[] {
  if (values.length < 4 || !values.every((value) => /^\d+$/.test(value)))
    return max < values.length ? [] : ['ALL', 'CLEAR']
  return max < values.length ? [] : QUICK_SETS
}

/** The choices of a quick set: big is the upper half of the numbers, and their middle one. */
export function quickChoices({ values }: Position, set: QuickSet): string[] {
  const half = Math.floor(values.length / 2)
  return values.filter((value, at) => {
    if (set === 'BIG') return at >= half
    if (set === 'SMALL') return at < half
    if (set === 'ODD') return Number(value) % 2 === 1
    if (set === 'EVEN') return Number(value) % 2 === 0
    return set === 'ALL'
  })
}

/** So often a form is tried whose choices must suit each other: places that are compared are one pair in nine at the rarest. */
const TRIES = 1000

/** A content by chance (*quick pick*): as few choices as make a ticket. Undefined where no choice does. */
export function randomContent({ form, tickets }: LotteryMethod, words: Words): BetContent | undefined {
  for (let tried = 0; tried < TRIES; tried++) {
    const text = form.positions
      ? randomChoices(form.positions, form.filled ?? 0, words)
      : form.typed && randomTicket(form.typed, words)
    const { content } = readContent(form, text ?? '')
    // Choices of two positions may be the same number: no ticket of a group or a row.
    if (content && tickets(content) > 0) return content
  }
  return undefined
}

function randomChoices(positions: readonly Position[], filled: number, words: Words): string {
  const open = positions.flatMap(({ min }, at) => (min === 0 ? [at] : []))
  const chosen = new Set(pick(Math.min(filled, open.length), open.length, words).map((at) => open[at]))
  return positions
    .map(({ values, min }, at) =>
      pick(min === 0 && chosen.has(at) ? 1 : min, values.length, words).map((n) => values[n]),
    )
    .map((choices) => choices.join(','))
    .join('|')
}

const randomTicket = ({ numbers, digits }: TypedForm, words: Words): string =>
  Array.from({ length: numbers * digits }, () => DIGITS[below(DIGITS.length, words)]).join('')
