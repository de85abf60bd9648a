import type { requestDeposit as call } from '@croupier/contract/cashier.ts'
import { requestDeposit } from '#modules/cashier/deposits/request-deposit.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { sayPaid } from '../payment-company.ts'
import type { Merchant, Person } from '../persons.ts'

/** What newcomers bring with them, by a way to pay that the payment company confirms by itself. */
const PURSES = {
  LUCKY: { channel: 'QRPH', amount: '20000' },
  SAMPA: { channel: 'VIETQR', amount: '10000000' },
} as const satisfies Record<Merchant, object>

/** An hour after they have registered they pay in. */
export const purses: Share = {
  name: 'purses',
  async day(context) {
    for (const person of context.members)
      context.at(context.moment(person.merchant, person.habits.hour + 1), person.account, (moment) =>
        payIn(context, moment, person),
      )
  },
}

async function payIn(context: HistoryContext, { deps, pass }: HistoryMoment, person: Person): Promise<void> {
  const body = { id: context.idOf(person.account), ...PURSES[person.merchant] }
  const asked = await requestDeposit(deps, await context.asked<typeof call>(person, { body }))
  pass(1)
  await sayPaid(deps, {
    type: 'payment_received',
    id: body.id,
    reference: asked.reference.replaceAll(' ', ''),
    amount: asked.amount,
    currency: asked.asset,
  })
}
