/** A prize of a family: how many numbers it has, and of how many digits. */
export interface Prize {
  readonly key: string
  readonly count: number
  readonly digits: number
}

/** A prize with the places at which its numbers stand in a result. */
export interface PrizeRow {
  readonly key: string
  readonly digits: number
  readonly places: readonly number[]
}

/** The rows of a result, in the order of its prizes. */
export function rowsOf(prizes: readonly Prize[]): readonly PrizeRow[] {
  const starts = prizes.map((_, at) => prizes.slice(0, at).reduce((sum, { count }) => sum + count, 0))
  return prizes.map(({ key, count, digits }, row) => ({
    key,
    digits,
    places: Array.from({ length: count }, (_, at) => (starts[row] ?? 0) + at),
  }))
}

/** How many digits the number at each place has. */
export const lengthsOf = (prizes: readonly Prize[]): readonly number[] =>
  prizes.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits))

const COLUMNS_MAX = 4

/** In how many columns the numbers of a prize stand, so that no line is left with one alone where that can be. */
export function columnsOf(count: number): number {
  if (count <= COLUMNS_MAX) return count
  return count % 3 === 0 ? 3 : COLUMNS_MAX
}

/** What a prize is called before its numbers, such as `ĐB`, `G.1` or `Giải 7`; their digits are none of the result's. */
const LABEL = /\p{L}[\p{L}.]*\s?\d?(?=[\s:]|$)/gu

/** The numbers of a text as they were copied, with or without what prizes are called. */
export const numbersIn = (text: string): readonly string[] => text.replaceAll(LABEL, ' ').match(/\d+/g) ?? []

/**
 * What stands in the fields after a text was pasted at one of them: number by number, or cut by length where the digits of all
 * fields that follow come in one.
 */
export function withPasted(
  numbers: readonly string[],
  lengths: readonly number[],
  { text, at }: { readonly text: string; readonly at: number },
): readonly string[] {
  const found = numbersIn(text)
  const rest = lengths.slice(at)
  const digits = found.join('')
  const fits = found.every((number, place) => number.length === rest[place])
  const isWhole = digits.length === rest.reduce((sum, length) => sum + length, 0)
  const placed = !fits && isWhole ? cut(digits, rest) : found
  return numbers.map((number, place) => (place < at ? number : (placed[place - at] ?? number)))
}

function cut(digits: string, lengths: readonly number[]): readonly string[] {
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0))
  return ends.map((end, at) => digits.slice(end - (lengths[at] ?? 0), end))
}

/** What is wrong with a number of so many digits. */
export type NumberFault = 'missing' | 'length'

/** Whether a number can stand at its place, by its length. */
export function faultOf(number: string, length: number): NumberFault | undefined {
  if (number === '') return 'missing'
  return number.length === length ? undefined : 'length'
}
