import type { WithdrawalState } from '@croupier/contract/cashier.ts'
import type { Brand } from '#modules/brand/brand.ts'

type Policy = Brand['settings']['cashier']['withdrawal']

/** Why a person looks at a withdrawal first; empty when nobody needs to. */
export function flagsOf(
  { amount, first }: { readonly amount: bigint; readonly first: boolean },
  { reviewFrom, reviewFirst }: Pick<Policy, 'reviewFrom' | 'reviewFirst'>,
): readonly string[] {
  return [
    ...(reviewFrom === null ? ['every'] : amount >= reviewFrom ? ['large'] : []),
    ...(first && reviewFirst ? ['first'] : []),
  ]
}

/** A withdrawal as far as taking it back goes. */
interface Cancellation {
  readonly state: WithdrawalState
  readonly rest: bigint
  /** Why a person reviews it first; what was reviewed and is approved has been released. */
  readonly flags: readonly string[]
  /** An operator has claimed it. */
  readonly claimed: boolean
}

/** May the member still take a withdrawal back, or what no other member pays of it? Not what an operator works on or has released. */
export function mayCancel({ state, rest, flags, claimed }: Cancellation, { cancellable }: Pick<Policy, 'cancellable'>) {
  if (!cancellable || claimed) return false
  if (state === 'approved') return flags.length === 0
  return state === 'review' || (state === 'matching' && rest > 0n)
}
