import { familyOf } from '@croupier/engine/lottery/families.ts'
import { resultFault } from '@croupier/engine/lottery/result-fault.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'
import type { ReleaseRule } from '../../store.ts'

type Numbers = readonly string[]

/** An entry as far as it is compared. */
export interface EnteredResult {
  readonly operatorId: string
  readonly numbers: Numbers
}

/** What has been entered and told of a result, and by whose word it is released. */
export interface ResultCase {
  readonly entries: readonly EnteredResult[]
  /** The latest that the bureau has said. */
  readonly notice: Numbers | undefined
  readonly release: ReleaseRule
}

/** Numbers that can be a result of the family, or what is wrong with them. */
export function resultFrom(familyKey: string, numbers: Numbers): Verdict<Numbers> {
  const family = familyOf(familyKey)
  if (!family) throw new Error(`the family ${familyKey} is not known`)
  const fault = resultFault(family, numbers)
  if (!fault) return yes(numbers)
  return fault.at === null ? atField('numbers', 'invalid') : atField(`numbers.${fault.at}`, 'invalid')
}

/** Places at which two results are not the same. */
export const differencesOf = (one: Numbers, other: Numbers): readonly number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).filter((at) => one[at] !== other[at])

/** Whether two results are the same. */
export const isSameResult = (one: Numbers, other: Numbers): boolean => differencesOf(one, other).length === 0

/** The numbers that may be released; undefined while there is nobody to agree, or somebody who does not. */
export function agreedResult({ entries, notice, release }: ResultCase): Numbers | undefined {
  const [first, second] = entries
  if (!first) return undefined
  if (second) return isSameResult(first.numbers, second.numbers) ? first.numbers : undefined
  return release === 'feed_and_one' && notice && isSameResult(first.numbers, notice) ? first.numbers : undefined
}

/** Whether somebody may see an entry: their own always, another one's once nobody can copy it any more. */
export const isShown = (of: ResultCase, entry: Pick<EnteredResult, 'operatorId'>, operatorId: string): boolean =>
  entry.operatorId === operatorId || isOver(of)

/** Whether somebody may see what the bureau says: whoever is still to enter would copy it. */
export const isNoticeShown = (of: ResultCase, operatorId: string): boolean =>
  isOver(of) || (of.release === 'feed_and_one' && of.entries.some((entry) => entry.operatorId === operatorId))

/** Nothing is entered blindly any more. */
const isOver = (of: ResultCase): boolean => of.entries.length === 2 || agreedResult(of) !== undefined

/** How far people have come with a result. */
export function entryStateOf(of: ResultCase): 'none' | 'one' | 'differ' | 'agree' {
  if (of.entries.length === 0) return 'none'
  if (agreedResult(of)) return 'agree'
  return of.entries.length === 1 ? 'one' : 'differ'
}
