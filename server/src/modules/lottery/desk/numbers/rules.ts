import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { type NumberRule, type NumberRuleKind, ruledMethods } from '@croupier/engine/lottery/number-rules.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'

/** What somebody asks a rule to say. */
interface AskedRule {
  readonly kind: NumberRuleKind
  readonly method: string | null
  readonly numbers: readonly string[]
  readonly cap?: string | undefined
}

export interface RuleTerms extends NumberRule {
  readonly cap: bigint | null
}

/** What a rule says in stored units, each number once and as its method writes it; or which of it cannot be said of the lottery. */
export function ruleFrom(
  { kind, method: key, numbers, cap: text }: AskedRule,
  { family: familyKey, decimals }: { readonly family: string; readonly decimals: number },
): Verdict<RuleTerms> {
  const family = familyOf(familyKey)
  const method = key === null ? undefined : family && methodOf(family, key)
  if (key !== null && !method?.numbers) return atField('method', 'not_allowed')
  const methods = method ? [method] : (family?.methods ?? [])
  const stranger = numbers.findIndex((number) => !methods.some((one) => one.numbers?.nameOf(number) !== undefined))
  if (stranger >= 0) return atField(`numbers.${stranger}`, 'not_allowed')
  const cap = kind === 'cap' ? capFrom(text, decimals) : text === undefined ? yes(null) : atField('cap', 'not_allowed')
  if (!cap.ok) return cap
  const named = numbers.map((number) => method?.numbers?.nameOf(number) ?? number)
  return yes({ kind, method: key, numbers: [...new Set(named)].toSorted(), cap: cap.value })
}

/** A cap in stored units; nothing at all may be the most. */
export function capFrom(text: string | undefined, decimals: number): Verdict<bigint> {
  const cap = text === undefined ? undefined : unitsOf(text, decimals)
  return cap === undefined ? atField('cap', text === undefined ? 'required' : 'invalid_amount') : yes(cap)
}

/** The methods of a lottery that a rule says something about. */
export const methodsOf = (family: string, rule: NumberRule): readonly LotteryMethod[] =>
  ruledMethods(familyOf(family)?.methods ?? [], rule)

/** Only a cap has another one, and only another one is a change. */
export function mayCap({ cap: before }: Pick<RuleTerms, 'cap'>, cap: bigint): Verdict<undefined> {
  if (before === null) return atField('cap', 'not_allowed')
  return before === cap ? atField('cap', 'already_used') : yes(undefined)
}
