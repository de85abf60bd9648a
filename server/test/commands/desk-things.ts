import { randomUUID } from 'node:crypto'
import type { Call } from '@croupier/contract/call.ts'
import { approval } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { payAward } from '@croupier/contract/console-awards.ts'
import { freezeMany } from '@croupier/contract/console-bulk.ts'
import { publishCollection } from '@croupier/contract/console-catalogue.ts'
import { signOutMember } from '@croupier/contract/console-actions.ts'
import { claimDeposit } from '@croupier/contract/console-deposits.ts'
import { claimDispute } from '@croupier/contract/console-disputes.ts'
import { decideDocument } from '@croupier/contract/console-documents.ts'
import { paySettlement } from '@croupier/contract/console-failed.ts'
import { collectShortfall } from '@croupier/contract/console-shortfalls.ts'
import { settleHeld } from '@croupier/contract/console-held.ts'
import {
  claimUnmatchedReceipt,
  creditUnmatchedReceipt,
  unmatchedReceiptDesk as unmatchedReceiptList,
} from '@croupier/contract/console-unmatched-receipts.ts'
import { announceTournament } from '@croupier/contract/console-tournaments.ts'
import { endVendorKey, vendorAccess } from '@croupier/contract/console-vendor-access.ts'
import { claimWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { sessions } from '@croupier/contract/mfa.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { policy } from '@croupier/contract/policy.ts'
import { type CommandExample, type CommandRequest, type House, nameOf } from './house.ts'
import { fieldName, idFieldsOf } from './ids.ts'

/** A command of which only these fields are a stranger's: all else is the own brand's. */
export interface MixedResource {
  readonly call: Call
  readonly only: readonly string[]
  readonly prepare: () => Promise<CommandRequest>
}

/** What the operators' reading calls name: requests for things of LUCKY, by the fields that each of them has. */
export function deskReads(it: House, examples: readonly CommandExample[]) {
  const made = new Map<string, Promise<string>>()
  const kept = (key: string, make: () => Promise<string>) => async () => {
    const known = made.get(key) ?? make()
    made.set(key, known)
    return known
  }
  const from = (call: Call, field: string) =>
    kept(`${nameOf(call)} ${field}`, async () => {
      const [, prepare] = examples.find(([one]) => one === call) ?? []
      return (await prepare?.())?.params?.[field] ?? ''
    })
  const member = kept('member', async () => (await it.member()).id)
  const account = kept('account', async () => (await it.member()).account)
  const own: Readonly<Record<string, () => Promise<string>>> = {
    memberId: member,
    depositId: from(claimDeposit, 'depositId'),
    withdrawalId: from(claimWithdrawal, 'withdrawalId'),
    strayId: from(claimUnmatchedReceipt, 'strayId'),
    matchId: from(claimDispute, 'matchId'),
    documentId: from(decideDocument, 'documentId'),
    tournamentId: from(announceTournament, 'tournamentId'),
    collectionId: from(publishCollection, 'collectionId'),
    betId: from(paySettlement, 'betId'),
    awardId: from(payAward, 'awardId'),
    shortfallId: from(collectShortfall, 'shortfallId'),
    code: async () => it.callers[0]?.vendor ?? '',
    tableId: async () => it.play.tableId,
    approvalId: kept(approval.path, () => it.waiting()),
    bulkId: kept(freezeMany.path, async () => {
      const id = randomUUID()
      await it.send(freezeMany, { body: { id, chosen: { ids: [await member()] } } })
      return id
    }),
    number: async () => String((await it.ask(audit, { token: await it.ana() })).value.list[0]?.number ?? ''),
    version: async () => String((await it.ask(policy, { token: await it.ana() })).value.version),
    lineOf: account,
    q: account,
    subject: async () => `member:${await member()}`,
    'table-rounds roundId': kept('table-rounds', async () => (await it.play.to('betting')).roundId),
    'table-bets roundId': kept('table-rounds', async () => (await it.play.to('betting')).roundId),
    'held-stakes roundId': from(settleHeld, 'roundId'),
    'rounds roundId': kept('rounds', async () => {
      const { token } = await it.member()
      const body = { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: true } }
      return (await it.ask(playRound, { token, body: body as never })).value.roundId
    }),
  }
  /** A request for what LUCKY has; undefined where it is not known how such a thing is made. */
  return async (call: Call): Promise<CommandRequest> => {
    const request: { params: Record<string, string>; query: Record<string, unknown> } = { params: {}, query: {} }
    const desk = call.path.split('/')[3]
    for (const field of idFieldsOf(call)) {
      const name = field.path.at(-1) ?? ''
      const make = own[`${desk} ${name}`] ?? own[name]
      if (!make) throw new Error(`nobody makes what ${fieldName(field)} of ${nameOf(call)} names`)
      if (field.part === 'params') request.params[name] = await make()
      else request.query[name] = await make()
    }
    if (call.path.endsWith('/postings')) request.query['arrived'] = '1'
    if (call.path.endsWith('/effect')) request.query['action'] = 'void'
    return request
  }
}

/** Commands in which a stranger's thing stands beside one's own. */
export function mixedThings(it: House, elsewhere: () => Promise<{ readonly token: string }>): readonly MixedResource[] {
  const [first, second] = it.callers
  return [
    {
      call: signOutMember,
      only: ['body.sessionId'],
      prepare: async () => {
        const [one, other] = [await it.member(), await it.member()]
        const { list } = (await it.ask(sessions, { token: other.token })).value
        return { params: { memberId: one.id }, body: { sessionId: list[0]?.id ?? '' } }
      },
    },
    {
      call: creditUnmatchedReceipt,
      only: ['body.account'],
      prepare: async () => {
        const { token } = await elsewhere()
        const far = (await it.ask(memberInfo, { token, headers: { merchant: 'SAMPA' } })).value.account
        const id = randomUUID()
        await it.say({ type: 'payment_received', id, amount: '9.00' })
        const { value } = await it.ask(unmatchedReceiptList, { token: await it.ana(), query: { stage: 'open' } })
        const receipt = value.list.find(({ amount }) => amount === '9.00')
        const body = { account: far, expected: { amount: '9.00', state: 'open' } }
        return { params: { strayId: receipt?.id ?? '' }, body }
      },
    },
    {
      call: endVendorKey,
      only: ['params.keyId'],
      prepare: async () => {
        const params = { code: first?.vendor ?? '' }
        const { value } = await it.ask(vendorAccess, { token: await it.ana(), params })
        return { params: { code: second?.vendor ?? '', keyId: value.keys[0]?.id ?? '' }, body: {} }
      },
    },
  ]
}
