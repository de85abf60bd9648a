import { decideDocument, deskDocuments } from '@croupier/contract/console-documents.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { makeCall } from '../../calls/caller.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { diceOf } from '../../dice.ts'
import { ourMembers } from '../../our-members.ts'
import type { Merchant } from '../../persons.ts'
import { approvals } from './approvals.ts'
import { deposits } from './deposits.ts'
import { decide, type DeskRound } from './desk-round.ts'
import { disputes } from './disputes.ts'
import { staffOf } from './staff.ts'
import { payouts, withdrawals } from './withdrawals.ts'

/** Work off what waits of documents, deposits, withdrawals and disputes; what takes two is confirmed by somebody else. */
export async function workOff(context: HistoryContext, moment: HistoryMoment, merchant: Merchant): Promise<void> {
  const ours = await ourMembers(context, merchant)
  const names = await memberNames(moment.deps.db, [...ours.keys()])
  const accounts = new Set([...names.values()].map(({ account }) => account))
  const round = {
    context,
    moment,
    staff: staffOf(context, moment, merchant),
    isOurs: (account: string) => accounts.has(account),
    isOurMember: (memberId: string) => ours.has(memberId),
  }
  await approvals(round)
  await documents(round)
  await deposits(round)
  await withdrawals(round)
  await disputes(round)
  await payouts(round)
}

async function documents(round: DeskRound): Promise<void> {
  const { moment, staff, isOurs } = round
  const reader = await staff.whoMay('documents.decide')
  if (reader === undefined) return
  const { list } = await makeCall(moment.deps, reader, deskDocuments, {})
  for (const { id: documentId, account } of list) {
    if (!isOurs(account)) continue
    moment.pass(2)
    const body = diceOf(`document ${documentId}`).happens(88)
      ? ({ state: 'accepted', reason: 'checked', note: '' } as const)
      : ({ state: 'refused', words: 'Please send a sharper picture.', reason: 'unreadable', note: '' } as const)
    await decide(round, 'documents.decide', (caller) =>
      makeCall(moment.deps, caller, decideDocument, { params: { documentId }, body }),
    )
  }
}
