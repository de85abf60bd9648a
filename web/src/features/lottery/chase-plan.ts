import { CHASE_MAX } from '@croupier/contract/lottery-orders.ts'
import { Fraction, fractionOf } from '@croupier/engine/fraction.ts'
import {
  type ChaseFault,
  type ChaseIssue,
  type ChasePlan,
  type ChaseRow,
  chaseRows,
  planChase,
} from '@croupier/engine/lottery/chase.ts'
import type { PendingChase } from './pending-chase.ts'

export const CHASE_KINDS = ['same', 'times', 'profit'] as const
type ChaseKind = (typeof CHASE_KINDS)[number]

/** A plan as a member fills it in. */
export interface ChaseForm {
  readonly kind: ChaseKind
  readonly count: string
  /** The one that the plan begins with; until it is typed, that of the slip. */
  readonly multiple: string | undefined
  readonly factor: string
  readonly every: string
  readonly percent: string
  /** Multiples typed at their rows, by issue. */
  readonly multiples: ReadonlyMap<string, string>
  /** Issues that are left out. */
  readonly skipped: ReadonlySet<string>
  readonly stopOnWin: boolean
}

export const FIRST_FORM: ChaseForm = {
  kind: 'same',
  count: '5',
  multiple: undefined,
  factor: '2',
  every: '2',
  percent: '20',
  multiples: new Map(),
  skipped: new Set(),
  stopOnWin: true,
}

/** Fewest issues of a chase. */
const CHASE_MIN = 2

/** An issue as a plan has it. */
export interface ChaseEntry {
  readonly issueNo: string
  /** The multiple as it stands in its field; undefined where the plan has none for it. */
  readonly multiple: string | undefined
  readonly isSkipped: boolean
  /** Undefined while it is left out or cannot be. */
  readonly row: ChaseRow | undefined
  readonly fault: Exclude<ChaseFault, { readonly kind: 'plan' | 'too_many' }> | undefined
}

/** What a plan comes to, or what keeps it from being placed. */
export interface ChasePreview {
  readonly entries: readonly ChaseEntry[]
  /** What would be placed. */
  readonly issues: readonly ChaseIssue[]
  readonly spent: bigint
  readonly fault: 'several_lines' | 'fields' | 'few_issues' | 'rows' | undefined
}

/** A whole number from one on, as it is typed. */
export function countOf(text: string): number | undefined {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return count >= 1 ? count : undefined
}

/** A share of profit as it is typed in per cent. */
export function rateOf(percent: string): Fraction | undefined {
  const rate = percent.length <= 8 && /^\d/.test(percent) ? fractionOf(percent.replace(',', '.')) : undefined
  return rate?.div(new Fraction(100n))
}

/** The rows of a plan over issues, those that were edited with what was typed. */
export function chasePreview(form: ChaseForm, slip: PendingChase, issueNos: readonly string[]): ChasePreview {
  const none = { entries: [], issues: [], spent: 0n }
  if (form.kind === 'profit' && !slip.isSole) return { ...none, fault: 'several_lines' }
  const [plan, count] = [planOf(form, slip), countOf(form.count)]
  if (!plan || count === undefined) return { ...none, fault: 'fields' }
  const entries = entriesOf(form, slip, planned(plan, slip, issueNos.slice(0, Math.min(count, CHASE_MAX))))
  const rows = entries.flatMap(({ row }) => row ?? [])
  return {
    entries,
    issues: rows.map(({ issueNo, multiple }) => ({ issueNo, multiple })),
    spent: rows.at(-1)?.spent ?? 0n,
    fault: entries.some(({ fault }) => fault) ? 'rows' : rows.length < CHASE_MIN ? 'few_issues' : undefined,
  }
}

function planOf(form: ChaseForm, slip: PendingChase): ChasePlan | undefined {
  const { kind } = form
  const multiple = form.multiple === undefined ? slip.multiple : countOf(form.multiple)
  if (multiple === undefined) return undefined
  if (kind === 'same') return { kind, multiple }
  if (kind === 'profit') {
    const rate = rateOf(form.percent)
    return rate && { kind, multiple, rate }
  }
  const [factor, every] = [countOf(form.factor), countOf(form.every)]
  return factor === undefined || every === undefined ? undefined : { kind, multiple, factor, every }
}

interface PlanRows {
  readonly issues: readonly ChaseIssue[]
  /** The first issue that the plan cannot have, and why. */
  readonly end?: Pick<ChaseEntry, 'issueNo' | 'fault'>
}

/** As far as the plan goes. */
function planned(plan: ChasePlan, { bet }: PendingChase, issueNos: readonly string[]): PlanRows {
  const { rows, fault } = planChase(plan, bet, issueNos)
  if (rows) return { issues: rows }
  if (fault.kind === 'plan' || fault.kind === 'too_many') return { issues: [] }
  const { rows: before = [] } = planChase(plan, bet, issueNos.slice(0, fault.row))
  return { issues: before, end: { issueNo: issueNos[fault.row] ?? '', fault } }
}

function entriesOf(form: ChaseForm, { bet }: PendingChase, { issues, end }: PlanRows): readonly ChaseEntry[] {
  const { multipleMax: most } = bet
  const entries = issues.map(({ issueNo, multiple: own }, at) => {
    const multiple = form.multiples.get(issueNo) ?? `${own}`
    const count = countOf(multiple) ?? 0
    // The first one is on sale now: a chase begins with it.
    const isSkipped = at > 0 && form.skipped.has(issueNo)
    const fault = !isSkipped && (count < 1 || count > most) ? ({ kind: 'multiple', row: at, most } as const) : undefined
    return { issueNo, multiple, count, isSkipped, fault }
  })
  const bought = entries.filter(({ isSkipped, fault }) => !isSkipped && !fault)
  const rows = new Map(
    chaseRows(
      bet,
      bought.map(({ issueNo, count }) => ({ issueNo, multiple: count })),
    ).map((row) => [row.issueNo, row]),
  )
  return [
    ...entries.map(({ count: _, ...entry }) => ({ ...entry, row: rows.get(entry.issueNo) })),
    ...(end ? [{ ...end, multiple: undefined, isSkipped: false, row: undefined }] : []),
  ]
}
