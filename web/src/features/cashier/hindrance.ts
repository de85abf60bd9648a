import type { ReplyOf } from '@croupier/contract/call.ts'
import type { withdrawalOptions } from '@croupier/contract/cashier.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'

export type WithdrawalOptions = ReplyOf<typeof withdrawalOptions>

export type Hindrance =
  | 'identity'
  | 'payment_password'
  | 'password_changed'
  | 'no_payee'
  | 'payee_cooling'
  | 'turnover'
  | 'nothing'

/** What stands in the way of any withdrawal now, the first to be done first; undefined where nothing does. */
export function hindranceOf(options: WithdrawalOptions, now: number): Hindrance | undefined {
  const { identity, paymentPasswordSet, pausedUntil, payees, turnover, withdrawable } = options
  if (identity === 'due') return 'identity'
  if (!paymentPasswordSet) return 'payment_password'
  if (pausedUntil !== null && isCooling(pausedUntil, now)) return 'password_changed'
  if (payees.length === 0) return 'no_payee'
  if (payees.every(({ usableFrom }) => isCooling(usableFrom, now))) return 'payee_cooling'
  if (unitsFrom(withdrawable) > 0n) return undefined
  return turnover && unitsFrom(turnover.done) < unitsFrom(turnover.due) ? 'turnover' : 'nothing'
}

/** Whether nothing is paid to an account yet. */
export const isCooling = (usableFrom: string, now: number): boolean => Date.parse(usableFrom) > now
