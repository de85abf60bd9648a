import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import { isSameResult, resultFrom } from '../results/rules.ts'
import type { DeskIssueRow } from '../results/store.ts'

type ChangedIssue = Pick<DeskIssueRow, 'status' | 'drawnBy' | 'sourceDrawnBy' | 'numbers' | 'family'>

/** Whether people say what an issue draws, and not a chain of the house. */
const isOfficial = ({ drawnBy, sourceDrawnBy }: Pick<ChangedIssue, 'drawnBy' | 'sourceDrawnBy'>): boolean =>
  drawnBy === 'official' || sourceDrawnBy === 'official'

/** Any draw can be made void, once. */
export const mayVoid = ({ status }: Pick<ChangedIssue, 'status'>): Verdict<undefined> =>
  status === 'void' ? no('issue_void') : yes(undefined)

/** Only an official result can be put right, and only once it has been paid: before, its entries are. */
export function mayCorrect(issue: Pick<ChangedIssue, 'status' | 'drawnBy' | 'sourceDrawnBy'>): Verdict<undefined> {
  if (!isOfficial(issue)) return no('draw_of_house')
  if (issue.status === 'void') return no('issue_void')
  return issue.status === 'settled' ? yes(undefined) : no('issue_not_settled')
}

/** The numbers by which an issue is put right: a result of its family, and another one. */
export function correctionFrom(issue: ChangedIssue, typed: readonly string[]): Verdict<readonly string[]> {
  const allowed = mayCorrect(issue)
  if (!allowed.ok) return allowed
  const numbers = resultFrom(issue.family, typed)
  if (!numbers.ok) return numbers
  return issue.numbers && isSameResult(issue.numbers, typed) ? atField('numbers', 'already_set') : numbers
}
