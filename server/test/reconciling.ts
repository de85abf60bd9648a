import type { Deps } from '../src/kernel/deps.ts'
import { decideDeposit } from '../src/modules/cashier/deposits/decide-deposit.ts'
import { expireDeposits } from '../src/modules/cashier/deposits/expire-deposits.ts'
import { followPayouts } from '../src/modules/cashier/withdrawals/follow-payouts.ts'
import { sendPayouts } from '../src/modules/cashier/withdrawals/send-payouts.ts'
import { reconcile } from '../src/modules/reconciliation/reconcile.ts'

/** What the cashier does by itself or by an operator's command, for tests of what is above or beside it. */
export const payOut = (deps: Deps, id: string) => sendPayouts(deps, { keys: [id] })
export const askAfterPayouts = (deps: Deps) => followPayouts(deps)
export const expireRequests = (deps: Deps) => expireDeposits(deps)
export const creditByHand = (deps: Deps, id: string, arrived: bigint) =>
  decideDeposit(deps, { id, arrived, by: 'operator:test', reason: 'as it came' })

/** The company's statement of a day is gone through. */
export const reconcileDay = (deps: Deps, day: string) => reconcile(deps, { day, by: 'operator:test' })
