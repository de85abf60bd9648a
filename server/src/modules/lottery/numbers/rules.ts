import { type LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { type NumberRule, ruledNumbers } from '@croupier/engine/lottery/number-rules.ts'
import type { Brand } from '../../brand/brand.ts'
import type { NumberRuleRow } from './store.ts'

/** Under this name a whole issue is counted as if it were one number of a method. */
export const WHOLE_ISSUE = { method: 'issue', number: 'all' } as const

/** What holds of the numbers of a method on an issue. */
export interface MethodLimits {
  readonly closed: ReadonlySet<string>
  readonly half: ReadonlySet<string>
  /** The least cap on each number that a rule names. */
  readonly caps: ReadonlyMap<string, bigint>
  /** On every number, where the brand has one. */
  readonly capOfEach: bigint | undefined
}

const NO_CAPS: ReadonlyMap<string, bigint> = new Map()

/** What these rules and the brand's own cap make of a method. */
export function limitsOf(
  method: LotteryMethod,
  rules: readonly (NumberRule & Pick<NumberRuleRow, 'cap'>)[],
  settings: Brand['settings']['lottery'],
): MethodLimits {
  const caps = new Map<string, bigint>()
  for (const { cap, ...rule } of rules)
    if (cap !== null)
      for (const number of ruledNumbers(method, [rule], 'cap')) caps.set(number, least(caps.get(number), cap))
  return {
    closed: ruledNumbers(method, rules, 'closed'),
    half: ruledNumbers(method, rules, 'half'),
    caps: caps.size === 0 ? NO_CAPS : caps,
    capOfEach: method.numbers && settings?.numberStakeMax,
  }
}

/** Those of these rules that hold on an issue. */
export const rulesOn = <T extends Pick<NumberRuleRow, 'issueId'>>(rules: readonly T[], issueId: string): readonly T[] =>
  rules.filter((rule) => rule.issueId === null || rule.issueId === issueId)

/** The most that may be staked on a number; undefined where nothing bounds it. */
export function capOn({ caps, capOfEach }: MethodLimits, number: string): bigint | undefined {
  const own = caps.get(number)
  if (own === undefined) return capOfEach
  return capOfEach === undefined ? own : least(capOfEach, own)
}

/** Whether anything is capped of a method. */
export const isCapped = ({ caps, capOfEach }: MethodLimits): boolean => caps.size > 0 || capOfEach !== undefined

const least = (one: bigint | undefined, other: bigint): bigint => (one === undefined || other < one ? other : one)
