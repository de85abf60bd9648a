import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import { scaledTerms } from '../chases/scaled-terms.ts'
import type { SoldIssue, StakeClaims, NumberAllowance } from '../numbers/number-allowance.ts'
import { pointOf, saleOf } from '../rules.ts'
import type { IssueRow } from '../store.ts'
import type { OrderLineTerms } from '../terms.ts'
import type { JudgedPart, OrderCommand } from './order-rows.ts'

/** What orders are judged by. */
export interface OrderJudgement {
  readonly issues: ReadonlyMap<string, IssueRow>
  readonly points: ReadonlyMap<string, number>
  readonly numbers: NumberAllowance
  readonly now: Date
}

/** The issues of orders at their brands, each once. */
export const soldIssues = (
  commands: readonly OrderCommand[],
  issues: OrderJudgement['issues'],
): readonly SoldIssue[] => [
  ...new Map(
    commands.flatMap(({ brand, lottery, parts }) =>
      parts.flatMap(({ issueNo }) => {
        const issueId = issues.get(`${lottery.code} ${issueNo}`)?.id
        return issueId === undefined ? [] : [[`${brand.id} ${issueId}`, { brand, lottery, issueId }] as const]
      }),
    ),
  ).values(),
]

/** An order as it would be taken, and what it stakes on numbers. */
export interface JudgedOrder {
  readonly parts: readonly JudgedPart[]
  readonly claims: StakeClaims
}

/** An order as it would be taken now, or why not. */
export function judgeOrder(by: OrderJudgement, command: OrderCommand): Verdict<JudgedOrder> {
  const parts = judgedParts(by, command)
  if (!parts.ok) return parts
  const { brand, lottery, memberId, asset, lines } = command
  const claims = by.numbers.claims(
    parts.value.map(({ issue, terms }) => ({ brand, lottery, memberId, asset, lines, issueId: issue.id, terms })),
  )
  return yes({ parts: parts.value, claims })
}

/** What all parts are taken by, or the first that is refused. */
function judgedParts(by: OrderJudgement, command: OrderCommand): Verdict<readonly JudgedPart[]> {
  const { brand, lottery, lines, parts, memberId } = command
  const settings = brand.settings.lottery
  if (!settings) return no('not_found')
  const pointTenths = pointOf(brand.settings, by.points.get(memberId))
  const issues = judgedIssues(by, command)
  if (!issues.ok) return issues
  const judged: JudgedPart[] = []
  const known = new Map<string, readonly OrderLineTerms[]>()
  for (const [at, part] of parts.entries()) {
    const issue = issues.value[at]
    if (!issue) return no('not_found')
    const sold = { brand, lottery, issueId: issue.id }
    const onSale = by.numbers.judgeSold(sold, lines)
    if (!onSale.ok) return onSale
    const key = `${part.multiple} ${by.numbers.termsKey(sold)}`
    const terms = known.get(key)
    const halfOf = (method: LotteryMethod) => by.numbers.limits(sold, method).half
    const rules = { lottery, settings, decimals: brand.decimals, pointTenths, halfOf }
    const taken = terms ? yes(terms) : scaledTerms(lines, { ...part, at }, rules)
    if (!taken.ok) return taken
    known.set(key, taken.value)
    judged.push({ ...part, issue, terms: taken.value })
  }
  return yes(judged)
}

/** The issues of an order, each still to be had: a chase may name those whose sale has not begun, in the order of their draws. */
function judgedIssues(by: OrderJudgement, { parts, stopOnWin, lottery }: OrderCommand): Verdict<readonly IssueRow[]> {
  const judged: IssueRow[] = []
  for (const [at, { issueNo }] of parts.entries()) {
    const field = `chase.issues.${at}.issueNo`
    const issue = by.issues.get(`${lottery.code} ${issueNo}`)
    if (!issue) return at === 0 ? no('not_found') : atField(field, 'not_allowed')
    const onSale = saleOf(issue, by.now)
    if (!onSale.ok && (stopOnWin === null || onSale.code !== 'issue_not_open')) return onSale
    const before = judged.at(-1)
    if (before && before.drawAt >= issue.drawAt) return atField(field, 'not_allowed')
    judged.push(issue)
  }
  return yes(judged)
}
