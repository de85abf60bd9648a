import type { LiveChange } from '@croupier/contract/live-changes.ts'

/** So many new entries before those that were there are looked for: a list that names the newest first. */
const NEW_MAX = 8

/**
 * What leads from one state to another, both as JSON has them: operations of JSON Patch (RFC 6902). Entries of lists are compared in their
 * places, after those that are new at the beginning.
 */
export const changesBetween = (before: unknown, after: unknown): readonly LiveChange[] => [
  ...changesAt('', before, after),
]

function* changesAt(path: string, before: unknown, after: unknown): Iterable<LiveChange> {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) yield* changesOfList(path, before, after)
  else if (isRecord(before) && isRecord(after)) yield* changesOfRecord(path, before, after)
  else yield { op: 'replace', path, value: after }
}

function* changesOfRecord(path: string, before: JsonRecord, after: JsonRecord): Iterable<LiveChange> {
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) yield { op: 'remove', path: `${path}/${pointed(key)}` }
  for (const [key, value] of Object.entries(after)) {
    const at = `${path}/${pointed(key)}`
    if (Object.hasOwn(before, key)) yield* changesAt(at, before[key], value)
    else yield { op: 'add', path: at, value }
  }
}

function* changesOfList(path: string, before: readonly unknown[], after: readonly unknown[]): Iterable<LiveChange> {
  const fresh = freshIn(before, after)
  for (let at = 0; at < fresh; at += 1) yield { op: 'add', path: `${path}/${at}`, value: after[at] }
  const known = after.length - fresh
  for (let at = before.length - 1; at >= known; at -= 1) yield { op: 'remove', path: `${path}/${at + fresh}` }
  for (let at = 0; at < known; at += 1) {
    const place = `${path}/${at + fresh}`
    if (at < before.length) yield* changesAt(place, before[at], after[at + fresh])
    else yield { op: 'add', path: place, value: after[at + fresh] }
  }
}

/** How many entries stand before the one that was the first. */
function freshIn([first]: readonly unknown[], after: readonly unknown[]): number {
  const at = first === undefined ? 0 : after.slice(0, NEW_MAX + 1).findIndex((one) => isSame(first, one))
  return Math.max(at, 0)
}

const isSame = (one: unknown, other: unknown): boolean => changesBetween(one, other).length === 0

type JsonRecord = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const pointed = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
