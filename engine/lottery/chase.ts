import { floorTo, Fraction, timesCeil, timesFloor } from '../fraction.ts'

/** How the multiples of a chase follow each other: all the same, more every so many issues, or by what a win leaves (rulebook §15). */
export type ChasePlan =
  | { readonly kind: 'same'; readonly multiple: number }
  | { readonly kind: 'times'; readonly multiple: number; readonly factor: number; readonly every: number }
  /** Each row has the smallest multiple by which a win returns the rate beyond all that is spent until then; `multiple` is the least. */
  | { readonly kind: 'profit'; readonly multiple: number; readonly rate: Fraction }

/** What is chased, with the multiple one. */
export interface ChaseBet {
  /** What an issue costs, in stored units. */
  readonly amount: bigint
  /** What one winning ticket returns, in stored units, exactly: the multiple comes before the cut. */
  readonly returned: Fraction
  /** The smallest payable step of the currency, in stored units. */
  readonly unit: bigint
  readonly multipleMax: number
}

export interface ChaseIssue {
  readonly issueNo: string
  readonly multiple: number
}

/** A chased issue as the plan shows it. */
export interface ChaseRow extends ChaseIssue {
  readonly cost: bigint
  /** The cost of all rows up to this one. */
  readonly spent: bigint
  /** What a win here returns. */
  readonly prize: bigint
  /** What it leaves of all that is spent; negative where it does not cover that. */
  readonly profit: bigint
  readonly rate: Fraction
}

/** Why a plan cannot be: rows are named from 0. */
export type ChaseFault =
  | { readonly kind: 'too_many'; readonly most: number }
  | { readonly kind: 'multiple'; readonly row: number; readonly most: number }
  /** No multiple brings this rate: a win does not return so much more than it costs. */
  | { readonly kind: 'rate'; readonly row: number }
  | { readonly kind: 'plan' }

export type ReadChase =
  | { readonly rows: readonly ChaseRow[]; readonly fault?: never }
  | { readonly rows?: never; readonly fault: ChaseFault }

/** Most issues that one chase may name (settled points, *Caps*). */
const CHASE_MAX = 100

const ONE = new Fraction(1n)

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 1

/** The rows of a plan over these issues, in order; the fault names the first row that cannot be. */
export function planChase(plan: ChasePlan, bet: ChaseBet, issueNos: readonly string[]): ReadChase {
  if (issueNos.length > CHASE_MAX) return { fault: { kind: 'too_many', most: CHASE_MAX } }
  if (!isPlan(plan)) return { fault: { kind: 'plan' } }
  const issues: ChaseIssue[] = []
  let spent = 0n
  for (const [row, issueNo] of issueNos.entries()) {
    const multiple = plan.kind === 'profit' ? multipleFor(plan, bet, spent) : multipleAt(plan, row)
    if (multiple === undefined) return { fault: { kind: 'rate', row } }
    if (multiple > bet.multipleMax) return { fault: { kind: 'multiple', row, most: bet.multipleMax } }
    issues.push({ issueNo, multiple })
    spent += costOf(bet, multiple)
  }
  return { rows: chaseRows(bet, issues) }
}

/** The same figures of rows that are edited one by one. */
export function chaseRows(bet: ChaseBet, issues: readonly ChaseIssue[]): ChaseRow[] {
  let spent = 0n
  return issues.map(({ issueNo, multiple }) => {
    const cost = costOf(bet, multiple)
    spent += cost
    const prize = prizeAt(bet, multiple)
    const profit = prize - spent
    const rate = spent === 0n ? new Fraction(0n) : new Fraction(profit, spent)
    return { issueNo, multiple, cost, spent, prize, profit, rate }
  })
}

function isPlan(plan: ChasePlan): boolean {
  if (!isCount(plan.multiple)) return false
  if (plan.kind === 'times') return isCount(plan.factor) && isCount(plan.every)
  return plan.kind === 'same' || !plan.rate.atMost(new Fraction(-1n))
}

const costOf = ({ amount }: ChaseBet, multiple: number): bigint => timesFloor(amount, BigInt(multiple), 1n)

const prizeAt = ({ returned, unit }: ChaseBet, multiple: number): bigint =>
  floorTo(timesFloor(BigInt(multiple), returned.numerator, returned.denominator), unit)

const multipleAt = (plan: ChasePlan & { kind: 'same' | 'times' }, row: number): number =>
  plan.kind === 'same' ? plan.multiple : plan.multiple * plan.factor ** Math.floor(row / plan.every)

/** The smallest multiple of which a win brings the rate over all that is spent with it; undefined where none does. */
function multipleFor(plan: ChasePlan & { kind: 'profit' }, bet: ChaseBet, spent: bigint): number | undefined {
  const wanted = ONE.add(plan.rate)
  const target = (multiple: number) => wanted.mul(new Fraction(spent + costOf(bet, multiple)))
  const brings = (multiple: number) => target(multiple).atMost(new Fraction(prizeAt(bet, multiple)))
  // Each multiple brings so much beyond the rate of its own cost; what is cut of a prize is less than a step of the currency.
  const left = bet.returned.sub(wanted.mul(new Fraction(bet.amount)))
  if (left.numerator <= 0n) return spent === 0n && brings(plan.multiple) ? plan.multiple : undefined
  const owed = wanted.mul(new Fraction(spent)).div(left)
  const least = owed.numerator <= 0n ? 1n : timesCeil(1n, owed.numerator, owed.denominator)
  if (least > BigInt(bet.multipleMax)) return bet.multipleMax + 1
  let multiple = Math.max(plan.multiple, Number(least))
  while (multiple <= bet.multipleMax && !brings(multiple)) multiple += 1
  return multiple
}
