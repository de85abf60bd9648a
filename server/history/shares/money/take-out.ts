import type { cancelWithdrawal as cancelCall } from '@croupier/contract/cashier.ts'
import { cancelWithdrawal } from '#modules/cashier/withdrawals/cancel-withdrawal.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { diceOf } from '../../dice.ts'
import type { Person } from '../../persons.ts'
import { askToBePaid } from './ask-to-be-paid.ts'
import { ROUND, WHOLE } from './channel.ts'
import { followPayout } from './follow-payout.ts'
import { unitsLeft } from './pay-in.ts'

/** Whoever holds many times what they pay in takes some of it home. */
export async function takeOut(context: HistoryContext, moment: HistoryMoment, person: Person): Promise<void> {
  const { takesAt, deposit } = person.habits
  const left = await unitsLeft(context, moment.deps, person)
  if (takesAt === null || left < BigInt(Math.round(deposit * takesAt)) * WHOLE) return
  const dice = diceOf(`out ${context.number} ${person.account}`)
  const round = ROUND[person.merchant]
  const amount = Math.floor((Number(left / WHOLE) * dice.oneOf([30, 50, 50, 75])) / 100 / round) * round
  const id = context.idOf(`${person.account} out`)
  const state = await askToBePaid(context, moment, { id, person, amount: String(amount) })
  if (state === 'approved') {
    await moment.hear()
    return followPayout(context, moment, id)
  }
  // While nobody works on it, it may be taken back.
  if (state !== 'review' || !dice.happens(5)) return
  moment.pass(dice.between(5, 20))
  const params = { withdrawalId: id }
  await cancelWithdrawal(moment.deps, await context.asked<typeof cancelCall>(person, { body: undefined, params }))
  await moment.hear()
}
