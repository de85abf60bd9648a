import { requestDeposit } from '@croupier/contract/cashier.ts'
import { answerMatch, matches, sendProof } from '@croupier/contract/matched-transfers.ts'
import { findMatch } from '#modules/cashier/matched-transfers/store.ts'
import { sendPayouts } from '#modules/cashier/withdrawals/send-payouts.ts'
import { accountStatement, transferSlip } from '../pictures/papers.ts'
import { makeCall, unlessRefused } from '../calls/caller.ts'
import { ago, caseId, clockText, DAY, HOUR, type OpenCase } from './case.ts'
import { payInAndPlay, referenceOf } from './deposits.ts'
import { becomePayee, takeOut } from './payouts.ts'
import { arrive, inHandsOf, people } from './people.ts'

const AMOUNT = 1730

/** Somebody has paid another member, who says that nothing has come. Both show pictures. */
export const dispute: OpenCase = {
  name: 'dispute',
  async open(context) {
    const { receiver, payer } = people
    const paid = await arrive(context, receiver, 30 * DAY)
    await becomePayee(context, { by: paid, person: receiver, minutes: 8 * DAY })
    await payInAndPlay(context, { name: 'receiver', by: paid, person: receiver, amount: 2000, minutes: 11 * HOUR })
    const withdrawalId = await takeOut(context, { by: paid, person: receiver, amount: AMOUNT, minutes: 14 })
    await sendPayouts(ago(context, 14), { keys: [withdrawalId] })

    const by = await arrive(context, payer, 15 * DAY)
    const depositId = caseId('deposit payer')
    const body = { id: depositId, channel: 'MEMBER', amount: `${AMOUNT}.00` }
    const asked = ago(context, 12)
    await makeCall(asked, by, requestDeposit, { body })
    const [match] = (await makeCall(asked, by, matches, { query: { of: depositId } })).list
    if (match === undefined) throw new Error('nobody waits to be paid')
    const proof = transferSlip({
      bank: 'Bukang Liwayway Bank',
      amount: `PHP ${match.amount}`,
      from: `${payer.name} *${payer.mobile.slice(-4)}`,
      to: `${match.payTo?.name ?? ''} *${match.payTo?.account.slice(-4) ?? ''}`,
      reference: referenceOf(payer),
      at: clockText(context, 9),
    })
    const params = { matchId: match.id }
    await unlessRefused(
      ['match_not_open', 'slip_used'],
      makeCall(ago(context, 8), by, sendProof, { params, file: proof }),
    )

    const file = accountStatement('Pitaka', 'NO NEW PAYMENTS', [
      ['TODAY', 'NOTHING RECEIVED'],
      ['YESTERDAY', 'PHP 350.00 FROM AMA'],
    ])
    // The receiver need not be the member's upline.
    const receiverId = (await findMatch(context.deps.db, match.id))?.receiverId ?? ''
    const answering = inHandsOf(paid, receiverId, ago(context, 2).now())
    const said = { params, body: { answer: 'not_received' as const }, file }
    await unlessRefused(['match_not_open'], makeCall(ago(context, 2), answering, answerMatch, said))
  },
}
