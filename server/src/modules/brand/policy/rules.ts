import type { Difference } from '@croupier/contract/policy.ts'
import { differencesIn, type Json } from '#kernel/loosening.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { DIRECTIONS } from './strictness.ts'

type Path = readonly string[]
type PolicyChange = Omit<Difference, 'effect'>

/** What differs between two policies, as deep as their keys go. */
export const differencesOf = (before: Json | undefined, after: Json | undefined): Difference[] =>
  differencesIn(before, after, DIRECTIONS)

const overlaps = (one: Path, other: Path) => {
  const depth = Math.min(one.length, other.length)
  return one.slice(0, depth).join('\n') === other.slice(0, depth).join('\n')
}

/** May a draft be laid over what others have changed since? Not where both changed the same. */
export function mayMerge(
  since: readonly PolicyChange[],
  drafted: readonly { readonly path: Path }[],
  version: number,
): Verdict<undefined> {
  const both = since.filter(({ path }) => drafted.some((change) => overlaps(change.path, path)))
  if (both.length === 0) return yes(undefined)
  return no('settings_changed', { value: { version, theirs: both.map(({ path, after }) => ({ path, after })) } })
}
