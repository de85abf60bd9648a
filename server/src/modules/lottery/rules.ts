import type { IssueStatus } from '@croupier/contract/lottery.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '../brand/brand.ts'
import type { IssueRow } from './store.ts'

/** Whether tickets of an issue are sold now: in time is what was heard before it closes. */
export function saleOf(
  { status, openAt, closeAt }: Pick<IssueRow, 'status' | 'openAt' | 'closeAt'>,
  now: Date,
): Verdict<undefined> {
  if (status !== 'ready' || now >= closeAt) return no('bets_closed')
  return now < openAt ? no('issue_not_open') : yes(undefined)
}

/** What was bet on an issue can be given back until its sale ends, also before it begins. */
export function isNotClosed(issue: Pick<IssueRow, 'status' | 'openAt' | 'closeAt'>, now: Date): boolean {
  const onSale = saleOf(issue, now)
  return onSale.ok || onSale.code === 'issue_not_open'
}

/** Where an issue is, as people see it. */
export function statusOf(
  { status, openAt, closeAt }: Pick<IssueRow, 'status' | 'openAt' | 'closeAt'>,
  now: Date,
): IssueStatus {
  if (status !== 'ready') return status
  if (now < openAt) return 'pending'
  return now < closeAt ? 'open' : 'closed'
}

/** The rebate point in tenths of a per cent: the member's own, or the brand's. */
export const pointOf = ({ lottery }: Brand['settings'], own: number | undefined): number =>
  own ?? Math.round((lottery?.rebatePoint ?? 0) * 10)
