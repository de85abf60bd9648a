import type { WithdrawalState } from '@croupier/contract/cashier.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
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

/** Does a withdrawal fit into what a member may withdraw in a day? */
export function fitsDay(amount: bigint, today: bigint, dayMax: bigint | null, resetsAt: Date): Verdict<undefined> {
  if (dayMax === null || today + amount <= dayMax) return yes(undefined)
  return no('limit_reached', { value: { limit: 'withdrawal', period: 'day', resetsAt: resetsAt.toISOString() } })
}

/** May the member still take a withdrawal back? */
export const mayCancel = (state: WithdrawalState, { cancellable }: Pick<Policy, 'cancellable'>): boolean =>
  cancellable && (state === 'review' || state === 'approved')
