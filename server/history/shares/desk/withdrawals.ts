import {
  approveWithdrawal,
  askAboutWithdrawal,
  claimWithdrawal,
  noteWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  withdrawalDesk,
  type WithdrawalDeskRow,
} from '@croupier/contract/console-withdrawals.ts'
import { makeCall } from '../../calls/caller.ts'
import { diceOf } from '../../dice.ts'
import { followPayout } from '../money/follow-payout.ts'
import { bankReferenceOf } from '../money/slips.ts'
import { decide, type DeskRound } from './desk-round.ts'

const NOTES = [
  'Called the member, who knows of the request.',
  'Same device as at registration, card on file matches the account.',
  'Played through three times over since the last deposit.',
  'Account statement asked for last month is on file.',
] as const

/** Withdrawals that a person looks at before they are released. */
export async function withdrawals(round: DeskRound): Promise<void> {
  const { moment, staff, isOurs } = round
  const reader = await staff.whoMay('withdrawals.decide')
  if (reader === undefined) return
  const { list } = await makeCall(moment.deps, reader, withdrawalDesk, {})
  for (const row of list) if (isOurs(row.account)) await review(round, row)
}

async function review(round: DeskRound, { id, amount, state, flags }: WithdrawalDeskRow): Promise<void> {
  const { moment } = round
  const { deps } = moment
  const [params, expected] = [{ withdrawalId: id }, { amount, state }]
  const dice = diceOf(`withdrawal desk ${id}`)
  moment.pass(dice.between(1, 4))
  await decide(round, 'withdrawals.decide', async (caller) => {
    await makeCall(deps, caller, claimWithdrawal, { params })
    moment.pass(dice.between(1, 3))
    const suspicious = flags.filter((flag) => flag !== 'first_withdrawal').length
    if (dice.happens(15 + 15 * suspicious))
      await makeCall(deps, caller, noteWithdrawal, { params, body: { note: dice.oneOf(NOTES) } })
    if (dice.happens(5))
      await makeCall(deps, caller, askAboutWithdrawal, { params, body: { reason: 'statement', note: '' } })
    if (dice.happens(suspicious === 0 ? 94 : 78)) {
      const note = flags.length === 0 ? '' : 'Looked at the play and the account.'
      return makeCall(deps, caller, approveWithdrawal, { params, body: { note, expected } })
    }
    const reason = dice.oneOf(['documents', 'account_check', 'account_check'])
    const body = { reason, note: 'Asked for more.', expected }
    return makeCall(deps, caller, refuseWithdrawal, { params, body })
  })
}

/** What was released is paid: by the payment company, or by hand where the bank of the member is slow. */
export async function payouts(round: DeskRound): Promise<void> {
  const { context, moment, staff, isOurs } = round
  const reader = await staff.whoMay('withdrawals.pay')
  if (reader === undefined) return
  const { list } = await makeCall(moment.deps, reader, withdrawalDesk, { query: { stage: 'pay' } })
  for (const { id, account, amount, state, standing } of list) {
    if (!isOurs(account)) continue
    const dice = diceOf(`payment desk ${id}`)
    if (standing === 'ready') {
      moment.pass(dice.between(1, 3))
      const byHand = dice.happens(12)
      const by = byHand ? { by: 'hand' as const, bankReference: bankReferenceOf(id) } : { by: 'gateway' as const }
      const body = { ...by, note: '', expected: { amount, state } }
      await decide(round, 'withdrawals.pay', (caller) =>
        makeCall(moment.deps, caller, payWithdrawal, { params: { withdrawalId: id }, body }),
      )
    }
    await followPayout(context, moment, id)
  }
}
