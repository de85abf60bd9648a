import type { Difference, Effect } from '@croupier/contract/policy.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'

/** What settings are written in. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Which way a setting loosens: upwards, downwards, switched on or off, by words that go or that come, by guards that go, in any
 * way or in none.
 */
export type Direction =
  | 'up'
  | 'down'
  | 'on'
  | 'off'
  | 'words'
  | 'more_words'
  | 'any'
  | 'neutral'
  | { readonly guards: readonly string[] }

/** By path, the most exact first; a star stands for any key, two for any path. What is not named loosens in any way. */
export type Directions = readonly (readonly [path: string, direction: Direction])[]

type Path = readonly string[]
type Change = Omit<Difference, 'effect'>

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Entries of a list that go by a code of their own, such as channels. */
function byCode(value: Json | undefined): { readonly [key: string]: Json } | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const coded = value.flatMap((entry) =>
    isObject(entry) && typeof entry.code === 'string' ? [[entry.code, entry] as const] : [],
  )
  return coded.length === value.length ? Object.fromEntries(coded) : undefined
}

/** What differs between two versions of settings, as deep as their keys go, and what each does to how strict they are. */
export const differencesIn = (
  before: Json | undefined,
  after: Json | undefined,
  directions: Directions,
): Difference[] => differencesAt(before, after, directions, [])

/** The same below a path. */
export const differencesAt = (
  before: Json | undefined,
  after: Json | undefined,
  directions: Directions,
  path: Path,
): Difference[] => changesOf(before, after, path).map((change) => ({ ...change, effect: effectOf(change, directions) }))

function changesOf(before: Json | undefined, after: Json | undefined, path: Path): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [was, is] = [byCode(before) ?? before, byCode(after) ?? after]
  const walked =
    (isObject(was) && isObject(is)) || (isObject(is) && isEmptyList(before)) || (isObject(was) && isEmptyList(after))
  if (!walked) return [{ path: [...path], before: (before ?? null) as never, after: (after ?? null) as never }]
  const [one, other] = [isObject(was) ? was : {}, isObject(is) ? is : {}]
  const changes = [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    changesOf(one[key], other[key], [...path, key]),
  )
  // The same entries in another order.
  if (changes.length === 0)
    return [{ path: [...path], before: (before ?? null) as never, after: (after ?? null) as never }]
  return changes
}

const isEmptyList = (value: Json | undefined) => Array.isArray(value) && value.length === 0

const matches = (pattern: Path, path: Path): boolean => {
  if (pattern.at(-1) === '**') return pattern.slice(0, -1).every((key, at) => key === '*' || key === path[at])
  return pattern.length === path.length && pattern.every((key, at) => key === '*' || key === path[at])
}

/** Whether a change makes settings stricter, or less so. What is guarded and not known to tighten counts as loosening. */
export function effectOf({ path, before, after }: Change, directions: Directions): Effect {
  const direction = directions.find(([pattern]) => matches(pattern.split('.'), path))?.[1] ?? 'any'
  if (typeof direction === 'object') {
    const guarded = (words: unknown) => direction.guards.filter((word) => Array.isArray(words) && words.includes(word))
    return guarded(before).some((word) => !guarded(after).includes(word)) ? 'loosens' : 'stays'
  }
  switch (direction) {
    case 'neutral':
      return 'stays'
    case 'any':
      return 'loosens'
    case 'up':
    case 'down':
      return effectOfAmount(before, after, direction)
    case 'on':
    case 'off':
      return (after === true) === (direction === 'on') ? 'loosens' : 'tightens'
    case 'words':
      return isWithin(before, after) ? 'tightens' : 'loosens'
    case 'more_words':
      return isWithin(after, before) ? 'tightens' : 'loosens'
    default:
      return direction satisfies never
  }
}

/** Nothing set is no bound at all; two of those are the same. */
function effectOfAmount(before: Json, after: Json, loosensWhen: 'up' | 'down'): Effect {
  const [was, is] = [sizeOf(before), sizeOf(after)]
  if (was === is) return 'stays'
  const rises = is === undefined || (was !== undefined && is > was)
  return rises === (loosensWhen === 'up') ? 'loosens' : 'tightens'
}

/** Exactly: amounts and whole numbers as stored units; undefined for no bound. */
function sizeOf(value: Json): bigint | undefined {
  if (value === null) return undefined
  const size = unitsOf(String(value), scale)
  if (size === undefined) throw new Error(`a setting with a direction is no number: ${JSON.stringify(value)}`)
  return size
}

/** Every word of the one is in the other. */
const isWithin = (words: Json, others: Json): boolean =>
  Array.isArray(words) && Array.isArray(others) && words.every((word) => others.includes(word))

/** Whether two people are needed: something loosens. */
export const loosens = (differences: readonly Difference[]): boolean =>
  differences.some(({ effect }) => effect === 'loosens')

/** Reasons that protect members or the house: what was closed or frozen for one of them, two people open again. */
const PROTECTING: readonly string[] = [
  'fraud',
  'security',
  'complaint',
  'investigation',
  'harm',
  'incident',
  'rules',
  'risk',
]

/** Whether what was closed for this reason may be opened again by one person alone; not where nobody knows why it was closed. */
export const opensAlone = (reason: string | undefined): boolean => reason !== undefined && !PROTECTING.includes(reason)
