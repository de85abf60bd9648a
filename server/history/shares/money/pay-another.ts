import type { requestDeposit as depositCall } from '@croupier/contract/cashier.ts'
import type { answerMatch as answerCall, sendProof as proofCall } from '@croupier/contract/matched-transfers.ts'
import { amountText } from '@croupier/engine/money.ts'
import { Refusal } from '#kernel/refusal.ts'
import { requestDeposit } from '#modules/cashier/deposits/request-deposit.ts'
import { answerMatch } from '#modules/cashier/matched-transfers/answer-match.ts'
import { confirmMatches } from '#modules/cashier/matched-transfers/confirm-matches.ts'
import { expireMatches } from '#modules/cashier/matched-transfers/expire-matches.ts'
import { sendProof } from '#modules/cashier/matched-transfers/send-proof.ts'
import { findParts, findWaiting } from '#modules/cashier/matched-transfers/store.ts'
import type { WithdrawalRow } from '#modules/cashier/withdrawals/store.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { type Dice, diceOf } from '../../dice.ts'
import { ourMembers } from '../../our-members.ts'
import { accountStatement } from '../../pictures/papers.ts'
import type { Person } from '../../persons.ts'
import { WHOLE } from './channel.ts'
import { slipOf } from './slips.ts'

/** A withdrawal that waits for other members, and whose it is. */
export interface WaitingPayout {
  readonly row: WithdrawalRow
  readonly person: Person
}

/** So many are asked whether they would pay it. */
const ASKED = 3

/** Another member pays a withdrawal by paying in: mostly it arrives, now and then nobody is sure that it has. */
export async function payAnother(
  context: HistoryContext,
  moment: HistoryMoment,
  { row, person: receiver }: WaitingPayout,
): Promise<void> {
  const { merchant } = receiver
  const { settings, decimals } = context.brands[merchant]
  const channel = settings.cashier.channels.find(({ rail, on }) => rail === 'matched' && on)
  if (!channel || row.rest < channel.min || row.rest > channel.max || row.rest % WHOLE !== 0n) return
  const dice = diceOf(`member pays ${row.id}`)
  const others = [...(await ourMembers(context, merchant)).values()].filter((one) => one !== receiver)
  for (let asked = 0; asked < ASKED && others.length > 0; asked++) {
    moment.pass(dice.between(3, 15))
    const payer = dice.oneOf(others)
    const id = context.lastingIdOf(`pays ${row.id} ${asked}`)
    const body = { id, channel: channel.code, amount: amountText(row.rest, decimals) }
    if (!(await isNext(context, moment, { row, payer }))) continue
    const asking = requestDeposit(moment.deps, await context.asked<typeof depositCall>(payer, { body }))
    if ((await asking.catch(orRefused)) === undefined) continue
    return pay(context, moment, { payer, receiver, id, dice })
  }
}

function orRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

/** Whether what somebody pays in goes to this withdrawal: what waits of people is theirs. */
async function isNext(
  context: HistoryContext,
  { deps }: HistoryMoment,
  { row, payer }: { readonly row: WithdrawalRow; readonly payer: Person },
): Promise<boolean> {
  const { brandId, asset } = row
  const search = { brandId, asset, notOf: await context.memberIdOf(payer), now: deps.now() }
  return (await findWaiting(deps.db, search, 1))[0]?.id === row.id
}

interface MemberPayment {
  readonly payer: Person
  readonly receiver: Person
  /** The payer's deposit. */
  readonly id: string
  readonly dice: Dice
}

async function pay(context: HistoryContext, moment: HistoryMoment, payment: MemberPayment): Promise<void> {
  const { deps, pass, hear } = moment
  const { payer, receiver, id, dice } = payment
  const [part] = await findParts(deps.db, [id])
  if (part?.state !== 'waiting') return
  const brand = context.brands[payer.merchant]
  if (dice.happens(7)) {
    // They change their mind: it waits for another one.
    pass((part.payBy.getTime() - deps.now().getTime()) / 60_000 + 1)
    await expireMatches(deps)
    return hear()
  }
  pass(dice.between(4, 16))
  const to = { bank: 'Pitaka', account: receiver.mobile, name: receiver.name }
  const file = slipOf({ id, brand, from: payer, to, amount: amountText(part.amount, brand.decimals), at: deps.now() })
  const params = { matchId: part.id }
  await sendProof(deps, await context.asked<typeof proofCall>(payer, { body: {}, params, file }))
  await answer(context, moment, { ...payment, matchId: part.id, amount: part.amount })
  await hear()
}

interface PaidPart extends MemberPayment {
  readonly matchId: string
  readonly amount: bigint
}

/** Most see that it has come; some do not look, and it counts as received; of some nothing, or too little, has come. */
async function answer(context: HistoryContext, { deps, pass }: HistoryMoment, part: PaidPart): Promise<void> {
  const { receiver, matchId, amount, dice } = part
  const draw = dice.below(100)
  if (draw < 6) {
    pass(context.brands[receiver.merchant].settings.cashier.matching.confirmMinutes + 1)
    return confirmMatches(deps)
  }
  pass(dice.between(2, 18))
  const params = { matchId }
  const say = async (body: { answer: 'received' | 'not_received' | 'partly'; remaining?: string }, file?: Buffer) =>
    answerMatch(deps, await context.asked<typeof answerCall>(receiver, { body, params, ...(file && { file }) }))
  if (draw >= 16) return void (await say({ answer: 'received' }))
  const { decimals, currency } = context.brands[receiver.merchant]
  const account = accountStatement('Pitaka', receiver.name, [
    ['TODAY', 'NOTHING RECEIVED'],
    ['YESTERDAY', `${currency} ${dice.between(100, 900)}`],
    ['REFERENCE', matchId.slice(-12)],
  ])
  if (draw < 12) return void (await say({ answer: 'not_received' }, account))
  const remaining = amountText((amount / WHOLE / 4n) * WHOLE, decimals)
  await say({ answer: 'partly', remaining }, account)
}
