import type { Difference, Effect } from '@croupier/contract/policy.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Json } from '../setting-path.ts'
import { directionOf, GUARDS } from './strictness.ts'

type Path = readonly string[]
type Changed = Omit<Difference, 'effect'>

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

/** What differs between two policies, as deep as their keys go. */
export function differencesOf(before: Json | undefined, after: Json | undefined, path: Path = []): Difference[] {
  return changesOf(before, after, path).map((change) => ({ ...change, effect: effectOf(change) }))
}

function changesOf(before: Json | undefined, after: Json | undefined, path: Path): Changed[] {
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

/** Whether a change makes the policy stricter, or less so. What is guarded and not known to tighten counts as loosening. */
export function effectOf({ path, before, after }: Changed): Effect {
  const direction = directionOf(path)
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
    case 'guards': {
      const guarded = (words: unknown) => GUARDS.filter((word) => Array.isArray(words) && words.includes(word))
      return guarded(before).some((word) => !guarded(after).includes(word)) ? 'loosens' : 'stays'
    }
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

/** Two people for what loosens. */
export const needsTwo = (differences: readonly Difference[]): boolean =>
  differences.some(({ effect }) => effect === 'loosens')

const overlaps = (one: Path, other: Path) => {
  const depth = Math.min(one.length, other.length)
  return one.slice(0, depth).join('\n') === other.slice(0, depth).join('\n')
}

/** May a draft be laid over what others have changed since? Not where both changed the same. */
export function mayMerge(
  since: readonly Changed[],
  drafted: readonly { readonly path: Path }[],
  version: number,
): Verdict<undefined> {
  const both = since.filter(({ path }) => drafted.some((change) => overlaps(change.path, path)))
  if (both.length === 0) return yes(undefined)
  return no('settings_changed', { value: { version, theirs: both.map(({ path, after }) => ({ path, after })) } })
}
