import type { DrawResult, LotteryFamily } from './family.ts'

/** What a trend is about: one place of a result, all of its numbers, or the last two digits of every prize. */
export interface TrendField {
  /** `PLACE_0` is the first number, or the first digit of the first prize; `NUMBERS` all numbers; `LAST_2` the tails of all prizes. */
  readonly key: string
  readonly values: readonly string[]
  /** The values that a result shows, one or many, perhaps the same twice. */
  readonly shown: (result: DrawResult) => readonly string[]
}

/** How often and how long ago a value came. */
export interface ValueTrend {
  readonly value: string
  /** Draws in which it came. */
  readonly count: number
  /** Draws since it came last: 0 of one that the last draw shows. */
  readonly missed: number
  /** The most draws in a row without it, those at both ends too. */
  readonly longest: number
  /** Draws without it for each of the gaps between, before and after its appearances. */
  readonly average: number
}

const DIGITS = Array.from('0123456789')
const TWO = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'))

/** A place by itself says something of as many numbers; of more they are looked at together. */
const PLACES_MAX = 10

/** What trends of a family are about, by its numbers alone. */
export function trendFieldsOf({ draw, prizes }: LotteryFamily): readonly TrendField[] {
  const rows = prizes.flatMap(({ count, digits }) => Array.from({ length: count }, () => digits))
  if (draw.kind === 'digits' && rows.some((digits) => digits > 1)) return prizeFields(rows)
  const size = draw.kind === 'dice' ? draw.faces : draw.kind === 'shuffle' ? draw.size : 0
  const values = size === 0 ? DIGITS : Array.from({ length: size }, (_, n) => `${n + 1}`.padStart(rows[0] ?? 1, '0'))
  const places = rows.length > PLACES_MAX ? [] : rows.map((_, place) => placeField(place, values))
  // Of a row in which every number stands once, none is ever missed.
  const all: TrendField = { key: 'NUMBERS', values, shown: (result) => result }
  return rows.length < values.length ? [...places, all] : places
}

const placeField = (place: number, values: readonly string[]): TrendField => ({
  key: `PLACE_${place}`,
  values,
  shown: (result) => result.slice(place, place + 1),
})

function prizeFields(rows: readonly number[]): readonly TrendField[] {
  const tails: TrendField = { key: 'LAST_2', values: TWO, shown: lastTwoOf }
  const first = Array.from({ length: rows[0] ?? 0 }, (_, place): TrendField => ({
    key: `PLACE_${place}`,
    values: DIGITS,
    shown: ([prize = '']) => prize.slice(place, place + 1).split(''),
  }))
  return [tails, ...first]
}

/** The last two digits of every prize, in the order of the result. */
export const lastTwoOf = (result: DrawResult): string[] =>
  result.filter(({ length }) => length > 1).map((prize) => prize.slice(-2))

/** Each value of a field over these results, the last draw first. */
export function valueTrends({ values, shown }: TrendField, results: readonly DrawResult[]): ValueTrend[] {
  const seen = new Map<string, { count: number; missed: number; longest: number; at: number }>()
  for (const [at, result] of results.entries())
    for (const value of new Set(shown(result))) {
      const before = seen.get(value)
      const gap = at - (before ? before.at + 1 : 0)
      seen.set(value, {
        count: (before?.count ?? 0) + 1,
        missed: before?.missed ?? at,
        longest: Math.max(before?.longest ?? 0, gap),
        at,
      })
    }
  return values.map((value) => {
    const draws = results.length
    const { count, missed, longest, at } = seen.get(value) ?? { count: 0, missed: draws, longest: 0, at: -1 }
    const average = (draws - count) / (count + 1)
    return { value, count, missed, longest: Math.max(longest, draws - at - 1), average }
  })
}

/** Those that came most often, and those that came least: of equal ones the later, and the longer missed. */
export function hotAndCold(
  trends: readonly ValueTrend[],
  most: number,
): { readonly hot: readonly ValueTrend[]; readonly cold: readonly ValueTrend[] } {
  const sorted = trends.toSorted((one, other) => other.count - one.count || one.missed - other.missed)
  return { hot: sorted.slice(0, most), cold: sorted.toReversed().slice(0, most) }
}

/** Values that so many draws or more have missed, the longest first (lô gan). */
export const longMissed = (trends: readonly ValueTrend[], least: number): ValueTrend[] =>
  trends.filter(({ missed }) => missed >= least).toSorted((one, other) => other.missed - one.missed)

/** By each digit, the other digits of the numbers that begin and that end with it (đầu–đuôi). */
export interface HeadTails {
  readonly digit: string
  readonly tails: readonly string[]
  readonly heads: readonly string[]
}

/** Heads and tails of the last two digits of all prizes of a result, in ascending order; what comes twice stands twice. */
export function headTailsOf(result: DrawResult): HeadTails[] {
  const numbers = lastTwoOf(result).toSorted()
  return DIGITS.map((digit) => ({
    digit,
    tails: numbers.filter(([head]) => head === digit).map(([, tail = '']) => tail),
    heads: numbers.filter(([, tail]) => tail === digit).map(([head = '']) => head),
  }))
}

/** A draw in the chart of a field: at each value 0 where it came, and otherwise how many draws have missed it until then. */
export interface TrendRow {
  readonly missed: readonly number[]
  /** Which values came, by their place among all: of a place the one that its line goes through. */
  readonly drawn: readonly number[]
}

/** The chart of a field, the last draw first. Draws before the first one are not known: values are missed from there on. */
export function trendRows({ values, shown }: TrendField, results: readonly DrawResult[]): TrendRow[] {
  const places = new Map(values.map((value, at) => [value, at]))
  let missed = values.map(() => 0)
  return results
    .toReversed()
    .map((result) => {
      const drawn = [...new Set(shown(result))].map((value) => places.get(value) ?? -1).filter((at) => at >= 0)
      missed = missed.map((count, at) => (drawn.includes(at) ? 0 : count + 1))
      return { missed, drawn: drawn.toSorted((one, other) => one - other) }
    })
    .toReversed()
}
