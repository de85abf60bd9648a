import type { cancelWithdrawal as cancelCall } from '@croupier/contract/cashier.ts'
import { amountText } from '@croupier/engine/money.ts'
import { endWaits } from '#modules/cashier/matched-transfers/end-waits.ts'
import { cancelWithdrawal } from '#modules/cashier/withdrawals/cancel-withdrawal.ts'
import { findWithdrawal, type WithdrawalRow } from '#modules/cashier/withdrawals/store.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { diceOf } from '../../dice.ts'
import { ourMembers } from '../../our-members.ts'
import { sayPaid } from '../../payment-company.ts'
import { MERCHANTS, type Person } from '../../persons.ts'
import { askToBePaid } from './ask-to-be-paid.ts'
import { payAnother, type WaitingPayout } from './pay-another.ts'

/**
 * What becomes of a withdrawal that was released: another member pays it, or the payment company does, after its wait for members. All
 * of it happens at once, because timers of today would take what waits for long overdue. What is disputed waits for the desk.
 */
export async function followPayout(context: HistoryContext, moment: HistoryMoment, id: string): Promise<void> {
  const found = await findWithdrawal(moment.deps.db, id)
  const person = found && (await ownerOf(context, found))
  if (found === undefined || person === undefined) return
  if (found.state === 'matching') await waitForMembers(context, moment, { row: found, person })
  const row = await findWithdrawal(moment.deps.db, id)
  if (row?.state === 'sending') await beSent(context, moment, { row, person })
}

async function ownerOf(context: HistoryContext, { brandId, memberId }: WithdrawalRow): Promise<Person | undefined> {
  const merchant = MERCHANTS.find((one) => context.brands[one].id === brandId)
  return merchant && (await ourMembers(context, merchant)).get(memberId)
}

/** Some find a member who pays them, some change their mind, and the others wait until the house pays. */
async function waitForMembers(context: HistoryContext, moment: HistoryMoment, payout: WaitingPayout): Promise<void> {
  const { row, person } = payout
  const dice = diceOf(`wait ${row.id}`)
  const draw = dice.below(100)
  if (draw < 60) await payAnother(context, moment, payout)
  else if (draw < 66) {
    moment.pass(dice.between(8, 40))
    const params = { withdrawalId: row.id }
    await cancelWithdrawal(moment.deps, await context.asked<typeof cancelCall>(person, { body: undefined, params }))
    await moment.hear()
  }
  const left = await findWithdrawal(moment.deps.db, row.id)
  if (left?.state !== 'matching' || left.matchUntil === null) return
  moment.pass(Math.max(0, left.matchUntil.getTime() - moment.deps.now().getTime()) / 60_000 + 1)
  await endWaits(moment.deps)
  await moment.hear()
}

/** The payment company pays it within minutes; some accounts take nothing, and their owners ask again when they have seen to that. */
async function beSent(context: HistoryContext, moment: HistoryMoment, { row, person }: WaitingPayout): Promise<void> {
  const { id, asset: currency, rest } = row
  const dice = diceOf(`payout ${id}`)
  const { decimals } = context.brands[person.merchant]
  const payment = { id, reference: row.reference.replaceAll(' ', ''), amount: amountText(rest, decimals), currency }
  const again = context.lastingIdOf(`again ${id}`)
  const fails = dice.happens(4)
  moment.pass(dice.between(2, 9))
  if (!fails) return sayPaid(moment.deps, { ...payment, type: 'payout_paid' })
  await sayPaid(moment.deps, { ...payment, type: 'payout_failed' })
  await moment.hear()
  moment.pass(dice.between(30, 90))
  const amount = amountText(row.amount, decimals)
  const state = await askToBePaid(context, moment, { id: again, person, amount })
  await moment.hear()
  if (state === 'approved') await followPayout(context, moment, again)
}
