import { OWN_REASONS } from '@croupier/contract/cashier.ts'
import { useWords } from '@croupier/kit/words.ts'

/** The key of a reason's words; undefined where a person has written it. */
export const reasonKey = (reason: string): string | undefined =>
  OWN_REASONS.some((own) => own === reason) ? `reason_${reason}` : undefined

/** Says why money waits or comes back. */
export function useReason(): (reason: string) => string {
  const t = useWords('cashier')
  return (reason) => {
    const key = reasonKey(reason)
    return key === undefined ? reason : t(key)
  }
}
