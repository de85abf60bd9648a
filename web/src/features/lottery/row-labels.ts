import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import type { ChoiceWay } from './choice.ts'
import { methodKeyOf } from './methods.ts'

/** What the rows of a choice are called, by the keys of the words. */
export interface RowLabel {
  readonly key: string
  readonly number: number
}

/** Positions that are no places of the result but what their digits do in it. */
const ROLES: Readonly<Record<string, readonly [string, string]>> = {
  G60: ['pair', 'singles'],
  G30: ['pairs', 'single'],
  G20: ['triple', 'singles'],
  G10: ['triple', 'pair'],
  G5: ['quad', 'single'],
  G12: ['pair', 'singles'],
  G4: ['triple', 'single'],
  DT: ['places', 'side'],
}

/** Digits of a number by their place, the first one first. */
export const PLACES = ['ten_thousands', 'thousands', 'hundreds', 'tens', 'units']

/** Families whose results are digits of one number: their places have names. */
export const DIGIT_PLACES: Readonly<Record<string, readonly string[]>> = {
  SSC: PLACES,
  P3: PLACES.slice(2),
  TH: PLACES.slice(2),
  LA: PLACES.slice(2),
  HN: PLACES.slice(2),
}

/** The labels of a method's rows: what each position means in this family. */
export function rowLabels(family: string, { key, form }: LotteryMethod, way: ChoiceWay): readonly RowLabel[] {
  const count = way === 'bankers' ? 2 : (form.positions?.length ?? 0)
  const named = (keys: readonly string[]) => keys.map((name, at) => ({ key: name, number: at + 1 }))
  if (way === 'bankers') return named(['bankers', 'others'])
  const { base, part } = methodKeyOf(key)
  const roles = ROLES[base]
  if (roles && count > 0) return named(roles.slice(0, count))
  if (count === 1) return named(['numbers'])
  const places = DIGIT_PLACES[family]
  if (!places) return Array.from({ length: count }, (_, at) => ({ key: 'place', number: at + 1 }))
  const from = part === 'B' ? places.length - count : part === 'M' ? Math.floor((places.length - count) / 2) : 0
  return named(places.slice(from, from + count))
}
