import type { DrawnIssue } from '@croupier/contract/lottery.ts'
import type { Fraction } from '@croupier/engine/fraction.ts'
import { amountText } from '@croupier/engine/money.ts'
import { statusOf } from './rules.ts'
import type { IssueRow, LotteryRow } from './store.ts'
import { type OrderLineTerms, oddsFrom, oddsText } from './terms.ts'

/** An issue as it is shown. */
export const issueView = (issue: IssueRow, now: Date): Omit<DrawnIssue, 'numbers'> => ({
  issueNo: issue.issueNo,
  openAt: issue.openAt.toISOString(),
  closeAt: issue.closeAt.toISOString(),
  drawAt: issue.drawAt.toISOString(),
  status: statusOf(issue, now),
})

/** The same with its numbers; those of a void issue do not count and are not shown. */
export const drawnView = (issue: IssueRow, now: Date): DrawnIssue => ({
  ...issueView(issue, now),
  numbers: issue.status === 'void' ? null : issue.numbers && [...issue.numbers],
})

/** What a line is taken by, as it is shown. */
export const termsView = (
  { tickets, amount, odds, half, most }: Pick<OrderLineTerms, 'tickets' | 'amount' | 'odds' | 'half' | 'most'>,
  decimals: number,
) => ({
  tickets,
  amount: amountText(amount, decimals),
  odds: oddsView(Object.keys(odds), oddsFrom(odds)),
  half: [...(half ?? [])],
  most: amountText(most, decimals),
})

const oddsView = (tiers: readonly string[], odds: (tier: string) => Fraction) =>
  tiers.map((key) => ({ key, odds: oddsText(odds(key)) }))

/** What a lottery is called in a language. */
export const nameOf = ({ names, code }: Pick<LotteryRow, 'names' | 'code'>, language: string): string =>
  names[language] ?? names['en'] ?? code
