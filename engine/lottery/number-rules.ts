import type { LotteryMethod } from './family.ts'

/** What a brand does about numbers: sells no tickets on them, pays half of the odds, or takes so much on each. */
export const NUMBER_RULE_KINDS = ['closed', 'half', 'cap'] as const
export type NumberRuleKind = (typeof NUMBER_RULE_KINDS)[number]

/** A rule on numbers of a lottery. */
export interface NumberRule {
  readonly kind: NumberRuleKind
  /** Null: every method that has these numbers. */
  readonly method: string | null
  readonly numbers: readonly string[]
}

/** The numbers of a method that rules of a kind name, as the method writes them. */
export function ruledNumbers(
  { key, numbers }: Pick<LotteryMethod, 'key' | 'numbers'>,
  rules: readonly NumberRule[],
  kind: NumberRuleKind,
): ReadonlySet<string> {
  if (!numbers) return NONE
  const named = rules
    .filter((rule) => rule.kind === kind && (rule.method === null || rule.method === key))
    .flatMap((rule) => rule.numbers.flatMap((number) => numbers.nameOf(number) ?? []))
  return new Set(named)
}

const NONE: ReadonlySet<string> = new Set()

/** The methods that a rule says something about. */
export const ruledMethods = <T extends LotteryMethod>(methods: readonly T[], rule: NumberRule): readonly T[] =>
  methods.filter((method) => ruledNumbers(method, [rule], rule.kind).size > 0)
