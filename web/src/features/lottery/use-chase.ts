import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { CHASE_MAX } from '@croupier/contract/lottery-orders.ts'
import { useMemo, useState } from 'react'
import { type ChaseForm, chasePreview, FIRST_FORM } from './chase-plan.ts'
import { pendingChase } from './pending-chase.ts'
import { faultsByIssue } from './slip.ts'
import type { Board } from './use-board.ts'
import { useMovedIssue } from './use-moved-issue.ts'

/** The plan by which the slip is chased: what was filled in, its rows over the issues to come, and the way to place it. */
export function useChase(board: Board, terms: LotteryTerms) {
  const { lines, slipTerms, order, sent } = board
  const [form, setForm] = useState(FIRST_FORM)
  const slip = useMemo(() => pendingChase(lines, slipTerms, terms.prizeMax), [lines, slipTerms, terms.prizeMax])
  const issueNos = useMemo(() => nameableIssues(terms), [terms])
  const preview = useMemo(() => chasePreview(form, slip, issueNos), [form, slip, issueNos])
  return {
    form,
    slip,
    preview,
    /** How many issues can be named. */
    available: issueNos.length,
    moved: useMovedIssue(issueNos[0], true),
    first: issueNos[0],
    /** What the server has refused, by issue. */
    refusals: useMemo(() => {
      const faults = faultsByIssue(order.refused?.fields ?? {})
      return new Map([...faults].map(([at, message]) => [sent.issueNos[at] ?? '', message]))
    }, [order.refused, sent]),
    /** What was refused of another plan is not said of this one. */
    change: (next: Partial<ChaseForm>) => {
      setForm((last) => ({ ...last, ...next }))
      order.dismiss()
    },
    place: () =>
      board.placeChase(slip.lines, {
        issues: preview.issues.map((issue) => ({ ...issue })),
        stopOnWin: form.stopOnWin,
      }),
  }
}

export type Chase = ReturnType<typeof useChase>

/** From the one on sale on: the live channel may know of it before the list does. */
const nameableIssues = ({ issue, next }: LotteryTerms): readonly string[] =>
  next
    .filter(({ drawAt }) => issue && Date.parse(drawAt) >= Date.parse(issue.drawAt))
    .slice(0, CHASE_MAX)
    .map(({ issueNo }) => issueNo)
