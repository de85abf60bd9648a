import type { AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import { type OrderLineRules, type OrderLineTerms, termsOf } from '../terms.ts'

/** As the contract lets a line be asked. */
const MULTIPLE_MAX = 100_000

interface ChasedIssue {
  /** Its place in the chase. */
  readonly at: number
  readonly multiple: number
}

/**
 * What lines are taken by so many times over, or why not: at the line where it could not be had once, otherwise at the issue of the
 * chase, with the most times that it may be.
 */
export function scaledTerms(
  lines: readonly AskedOrderLine[],
  { at, multiple }: ChasedIssue,
  rules: OrderLineRules,
): Verdict<readonly OrderLineTerms[]> {
  const scaled = timesTerms(lines, multiple, rules)
  if (scaled.ok || multiple === 1) return scaled
  const once = timesTerms(lines, 1, rules)
  if (!once.ok) return once
  const max = mostTimes(lines, multiple, rules)
  const field = `chase.issues.${at}.multiple`
  return scaled.code === 'invalid_request' || scaled.code === 'invalid_amount'
    ? atField(field, 'too_large', { max })
    : no(scaled.code, { fields: { [field]: [{ code: 'too_large', fill: { max } }] } })
}

function timesTerms(
  lines: readonly AskedOrderLine[],
  times: number,
  rules: OrderLineRules,
): Verdict<readonly OrderLineTerms[]> {
  const all: OrderLineTerms[] = []
  for (const [at, line] of lines.entries()) {
    const scaled = times === 1 ? line : timesLine(line, times, rules.decimals)
    if ((scaled.multiple ?? 1) > MULTIPLE_MAX)
      return atField(`lines.${at}.multiple`, 'too_large', { max: MULTIPLE_MAX })
    const terms = termsOf(scaled, at, rules)
    if (!terms.ok) return terms
    all.push(terms.value)
  }
  return yes(all)
}

function timesLine(line: AskedOrderLine, times: number, decimals: number): AskedOrderLine {
  const { stake, multiple } = line
  const units = stake === undefined ? undefined : unitsOf(stake, decimals)
  return {
    ...line,
    ...(units !== undefined && { stake: amountText(units * BigInt(times), decimals) }),
    ...(multiple !== undefined && { multiple: multiple * times }),
  }
}

/** The most times that these lines may be taken, below so many. */
function mostTimes(lines: readonly AskedOrderLine[], refused: number, rules: OrderLineRules): number {
  let [fits, tooMany] = [1, refused]
  while (tooMany - fits > 1) {
    const times = Math.floor((fits + tooMany) / 2)
    if (timesTerms(lines, times, rules).ok) fits = times
    else tooMany = times
  }
  return fits
}
