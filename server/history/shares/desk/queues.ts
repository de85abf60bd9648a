import { creditDeposit, depositDesk, refuseDeposit } from '@croupier/contract/console-deposits.ts'
import { decideDispute, disputeDesk } from '@croupier/contract/console-disputes.ts'
import { decideDocument, deskDocuments } from '@croupier/contract/console-documents.ts'
import { approveWithdrawal, refuseWithdrawal, withdrawalDesk } from '@croupier/contract/console-withdrawals.ts'
import { Refusal } from '#kernel/refusal.ts'
import { askForTwo, type Caller, confirm, makeCall } from '../../calls/caller.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { type Dice, diceOf } from '../../dice.ts'
import type { Staff } from './desk.ts'

interface DeskRound {
  /** Whether somebody of the history is meant: what people do meanwhile is theirs. */
  readonly isOurs: (account: string) => boolean

  readonly moment: HistoryMoment
  readonly dice: Dice
  readonly cashier: Caller
  readonly risk: Caller
  readonly second: Caller
}

/** Work off what waits of deposits, withdrawals, disputes and documents; what takes two is confirmed by somebody else. */
export async function workOff(
  { number, members }: HistoryContext,
  staff: Staff,
  moment: HistoryMoment,
  name: string,
): Promise<void> {
  const [cashier, risk, second] = [
    await staff(moment, 'operator02'),
    await staff(moment, 'operator04'),
    await staff(moment, 'operator05'),
  ]
  if (!cashier || !risk || !second) return
  const ours = new Set(members.map(({ account }) => account))
  const isOurs = (account: string) => ours.has(account)
  const round = { isOurs, moment, dice: diceOf(`queues ${number} ${name}`), cashier, risk, second }
  await documents(round)
  await deposits(round)
  await withdrawals(round)
  await disputes(round)
}

/** What is refused here somebody has decided before. */
async function decide(round: DeskRound, work: Promise<unknown>, note: string): Promise<void> {
  const { moment, second } = round
  try {
    const approvalId = await askForTwo(work)
    if (approvalId === undefined) return
    moment.pass(3)
    await confirm(moment.deps, second, approvalId, note)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  } finally {
    await moment.hear()
  }
}

async function documents(round: DeskRound): Promise<void> {
  const { moment, dice, risk, isOurs } = round
  const { list } = await makeCall(moment.deps, risk, deskDocuments, {})
  for (const { id: documentId, account } of list) {
    if (!isOurs(account)) continue
    moment.pass(2)
    const body = dice.happens(90)
      ? ({ state: 'accepted', reason: 'checked', note: '' } as const)
      : ({ state: 'refused', words: 'Please send a sharper picture.', reason: 'unreadable', note: '' } as const)
    await decide(round, makeCall(moment.deps, risk, decideDocument, { params: { documentId }, body }), '')
  }
}

async function deposits(round: DeskRound): Promise<void> {
  const { moment, dice, cashier, isOurs } = round
  const { list } = await makeCall(moment.deps, cashier, depositDesk, {})
  for (const { id: depositId, account, amount, state, differs, second } of list) {
    if (differs || second || !isOurs(account)) continue
    moment.pass(4)
    const [params, expected] = [{ depositId }, { amount, state }]
    const credit = { arrived: amount, reason: dice.oneOf(['statement', 'bank_confirmed']), note: '', expected }
    const refusal = { reason: dice.oneOf(['not_arrived', 'wrong_picture', 'other_name']), note: '', expected }
    const work = dice.happens(88)
      ? makeCall(moment.deps, cashier, creditDeposit, { params, body: credit })
      : makeCall(moment.deps, cashier, refuseDeposit, { params, body: refusal })
    await decide(round, work, 'On the statement of the bank.')
  }
}

async function withdrawals(round: DeskRound): Promise<void> {
  const { moment, dice, risk, isOurs } = round
  const { list } = await makeCall(moment.deps, risk, withdrawalDesk, {})
  for (const { id: withdrawalId, account, amount, state, flags } of list) {
    if (!isOurs(account)) continue
    moment.pass(5)
    const [params, expected] = [{ withdrawalId }, { amount, state }]
    const approval = { note: flags.length === 0 ? '' : 'Looked at the play and the account.', expected }
    const refusal = { reason: dice.oneOf(['documents', 'account_check']), note: 'Asked for more.', expected }
    const work = dice.happens(flags.length === 0 ? 97 : 80)
      ? makeCall(moment.deps, risk, approveWithdrawal, { params, body: approval })
      : makeCall(moment.deps, risk, refuseWithdrawal, { params, body: refusal })
    await decide(round, work, 'Fine.')
  }
}

async function disputes(round: DeskRound): Promise<void> {
  const { moment, dice, cashier, isOurs } = round
  const { list } = await makeCall(moment.deps, cashier, disputeDesk, {})
  for (const { id: matchId, payer, receiver, amount, state } of list) {
    if (!isOurs(payer) || !isOurs(receiver)) continue
    moment.pass(12)
    const found = dice.happens(60)
      ? ({ outcome: 'payer', reason: 'slip_proves', note: 'The bank confirms the transfer.' } as const)
      : ({ outcome: 'receiver', reason: 'statement_shows', note: 'Nothing on the statement.' } as const)
    const body = { ...found, expected: { amount, state } }
    await decide(round, makeCall(moment.deps, cashier, decideDispute, { params: { matchId }, body }), 'Agreed.')
  }
}
