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

/** May the member still take a withdrawal back, or what no other member pays of it? */
export const mayCancel = (
  { state, rest }: { readonly state: WithdrawalState; readonly rest: bigint },
  { cancellable }: Pick<Policy, 'cancellable'>,
): boolean => cancellable && (state === 'review' || state === 'approved' || (state === 'matching' && rest > 0n))
