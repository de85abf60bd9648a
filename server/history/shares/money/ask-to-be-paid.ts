import type { requestWithdrawal as call } from '@croupier/contract/cashier.ts'
import { requestWithdrawal } from '#modules/cashier/withdrawals/request-withdrawal.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { type Person, PERSON_PAYMENT_PASSWORD } from '../../persons.ts'
import { payeeIdOf } from './contact.ts'

interface PayoutRequest {
  readonly id: string
  readonly person: Person
  readonly amount: string
}

/** Ask to be paid at the account that there is; how the request stands then. */
export async function askToBePaid(
  context: HistoryContext,
  { deps }: HistoryMoment,
  { id, person, amount }: PayoutRequest,
): Promise<string> {
  const body = { id, payoutAccountId: payeeIdOf(context, person), amount, paymentPassword: PERSON_PAYMENT_PASSWORD }
  const asked = await requestWithdrawal(deps, await context.asked<typeof call>(person, { body }))
  return asked.state
}
