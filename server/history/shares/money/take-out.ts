import type { cancelWithdrawal as cancelCall } from '@croupier/contract/cashier.ts'
import { cancelWithdrawal } from '#modules/cashier/withdrawals/cancel-withdrawal.ts'
import { findWithdrawal } from '#modules/cashier/withdrawals/store.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { diceOf } from '../../dice.ts'
import type { Person } from '../../persons.ts'
import { askToBePaid } from './ask-to-be-paid.ts'
import { ROUND, WHOLE } from './channel.ts'
import { followPayout } from './follow-payout.ts'
import { unitsLeft } from './pay-in.ts'

/** Whoever holds many times what they pay in takes some of it home. */
export async function takeOut(context: HistoryContext, moment: HistoryMoment, person: Person): Promise<void> {
  const id = context.idOf(`${person.account} out`)
  const dice = diceOf(`out ${context.number} ${person.account}`)
  const [percent, takesBack, minutes] = [dice.oneOf([30, 50, 50, 75]), dice.happens(5), dice.between(5, 20)]
  // After a crash it may be there, and what they had then is held.
  const before = await findWithdrawal(moment.deps.db, id)
  const state = before?.state ?? (await ask(context, moment, { id, person, percent }))
  if (state !== 'review') {
    await moment.hear()
    return followPayout(context, moment, id)
  }
  // While nobody works on it, it may be taken back.
  if (!takesBack) return
  moment.pass(minutes)
  const params = { withdrawalId: id }
  await cancelWithdrawal(moment.deps, await context.asked<typeof cancelCall>(person, { body: undefined, params }))
  await moment.hear()
}

interface WithdrawalPlan {
  readonly id: string
  readonly person: Person
  /** What part of it. */
  readonly percent: number
}

/** Ask for a part of what they hold; undefined where that is not enough. */
async function ask(
  context: HistoryContext,
  moment: HistoryMoment,
  { id, person, percent }: WithdrawalPlan,
): Promise<string | undefined> {
  const { takesAt, deposit } = person.habits
  const left = await unitsLeft(context, moment.deps, person)
  if (takesAt === null || left < BigInt(Math.round(deposit * takesAt)) * WHOLE) return undefined
  const round = ROUND[person.merchant]
  const amount = Math.floor((Number(left / WHOLE) * percent) / 100 / round) * round
  return askToBePaid(context, moment, { id, person, amount: String(amount) })
}
