import { claimDispute, decideDispute, disputeCase, disputeDesk } from '@croupier/contract/console-disputes.ts'
import { makeCall } from '../../calls/caller.ts'
import { diceOf } from '../../dice.ts'
import { decide, type DeskRound } from './desk-round.ts'

const FOUND = {
  payer: { outcome: 'payer', reason: 'slip_proves', note: 'The bank confirms the transfer.' },
  receiver: { outcome: 'receiver', reason: 'statement_shows', note: 'Nothing on the statement.' },
  partly: { outcome: 'partly', reason: 'statement_shows', note: 'The statement shows a part of it.' },
} as const

/** Payments between members of which one says that they have not come. */
export async function disputes(round: DeskRound): Promise<void> {
  const { moment, staff, isOurs } = round
  const reader = await staff.whoMay('disputes.decide')
  if (reader === undefined) return
  const { deps } = moment
  const { list } = await makeCall(deps, reader, disputeDesk, {})
  for (const { id: matchId, payer, receiver, amount, state, answer, second } of list) {
    if (second || !isOurs(payer) || !isOurs(receiver)) continue
    const dice = diceOf(`dispute desk ${matchId}`)
    const params = { matchId }
    moment.pass(dice.between(5, 15))
    await decide(round, 'disputes.decide', async (caller) => {
      await makeCall(deps, caller, claimDispute, { params })
      const { sides } = await makeCall(deps, caller, disputeCase, { params })
      moment.pass(dice.between(2, 6))
      const says = answer === 'partly' && dice.happens(70) ? sides.receiver.says : null
      const found = says !== null ? FOUND.partly : dice.happens(60) ? FOUND.payer : FOUND.receiver
      const body = { ...found, ...(says !== null && { arrived: says }), expected: { amount, state } }
      return makeCall(deps, caller, decideDispute, { params, body })
    })
  }
}
