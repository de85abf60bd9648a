import type { ApprovalRule } from '@croupier/contract/approvals.ts'
import { useWords } from '@croupier/kit/words.ts'

/** What a rule of two people is called. */
export function useRuleWords() {
  const t = useWords('pieces')
  return (rule: ApprovalRule) => t(`rules.${rule}`)
}
