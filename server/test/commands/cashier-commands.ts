import { randomUUID } from 'node:crypto'
import * as deposits from '@croupier/contract/console-deposits.ts'
import * as disputes from '@croupier/contract/console-disputes.ts'
import * as books from '@croupier/contract/console-reconciliation.ts'
import * as receipts from '@croupier/contract/console-unmatched-receipts.ts'
import { askVendorAgain, recallFor } from '@croupier/contract/console-vendors.ts'
import * as withdrawals from '@croupier/contract/console-withdrawals.ts'
import { reconcile } from '#modules/reconciliation/reconcile.ts'
import type { CommandExample, House } from './house.ts'

/** What a case looks like to who decides on it. */
const expectedOf = ({ amount, state }: { readonly amount: string; readonly state: string }) => ({
  expected: { amount, state },
})

/** The desk's commands on deposits, withdrawals, unmatched payments and disputes. */
export const cashierCommands = (it: House): readonly CommandExample[] => [
  ...depositCommands(it),
  ...unmatchedReceiptCommands(it),
  ...withdrawalCommands(it),
  ...disputeCommands(it),
  ...bookCommands(it),
]

function depositCommands(it: House): readonly CommandExample[] {
  const one = async () => ({ params: { depositId: (await it.transferred()).id } })
  const body = { expected: { amount: '700.00', state: 'review' } }
  const held = async (by: string) => {
    const { params } = await one()
    await it.send(deposits.claimDeposit, { params }, { token: await it.session(by) })
    return { params }
  }
  return [
    [deposits.claimDeposit, one],
    [
      deposits.claimNextDeposit,
      async () => {
        await one()
        return {}
      },
    ],
    [deposits.releaseDeposit, () => held('operator01')],
    [deposits.wantDeposit, () => held('operator05')],
    [deposits.readSlip, async () => ({ ...(await one()), body: { amount: '600' } })],
    [deposits.creditDeposit, async () => ({ ...(await one()), body: { ...body, arrived: '700' } })],
    [deposits.refuseDeposit, async () => ({ ...(await one()), body })],
  ]
}

function unmatchedReceiptCommands(it: House): readonly CommandExample[] {
  const list = async () => {
    const { value } = await it.ask(receipts.unmatchedReceiptDesk, { token: await it.ana(), query: { stage: 'open' } })
    return value.list.map(({ id }) => id)
  }
  const one = async () => {
    const before = new Set(await list())
    await it.say({ type: 'payment_received', id: randomUUID(), amount: '7.00' })
    return { params: { strayId: (await list()).find((id) => !before.has(id)) ?? '' } }
  }
  const held = async (by: string) => {
    const { params } = await one()
    await it.send(receipts.claimUnmatchedReceipt, { params }, { token: await it.session(by) })
    return { params }
  }
  const body = { expected: { amount: '7.00', state: 'open' } }
  return [
    [receipts.claimUnmatchedReceipt, one],
    [
      receipts.claimNextUnmatchedReceipt,
      async () => {
        await one()
        return {}
      },
    ],
    [receipts.releaseUnmatchedReceipt, () => held('operator01')],
    [receipts.wantUnmatchedReceipt, () => held('operator05')],
    [receipts.parkUnmatchedReceipt, async () => ({ ...(await one()), body: {} })],
    [
      receipts.creditUnmatchedReceipt,
      async () => {
        const { account } = await it.member()
        return { ...(await one()), body: { ...body, account } }
      },
    ],
    [receipts.returnUnmatchedReceipt, async () => ({ ...(await one()), body: { ...body, bankReference: 'PX 1' } })],
    [receipts.writeOffUnmatchedReceipt, async () => ({ ...(await one()), body })],
  ]
}

function withdrawalCommands(it: House): readonly CommandExample[] {
  const seen = async (withdrawalId: string) =>
    expectedOf((await it.ask(withdrawals.withdrawalCase, { token: await it.ana(), params: { withdrawalId } })).value)
  const one = async (amount = '2000') => {
    const { value, errorCode } = await it.withdraw(await it.payee(), amount)
    if (errorCode !== undefined) throw new Error(errorCode)
    return { params: { withdrawalId: value.id } }
  }
  const decided = async (amount = '2000') => {
    const { params } = await one(amount)
    return { params, body: await seen(params.withdrawalId) }
  }
  const released = async () => {
    const { params, body } = await decided()
    await it.send(withdrawals.approveWithdrawal, { params, body })
    return { params, body: await seen(params.withdrawalId) }
  }
  const held = async (by: string) => {
    const { params } = await one()
    await it.send(withdrawals.claimWithdrawal, { params }, { token: await it.session(by) })
    return { params }
  }
  const listed = ({ params, body }: Awaited<ReturnType<typeof decided>>) => ({
    body: { withdrawals: [{ id: params.withdrawalId, ...body }], note: '' },
  })
  const aside = { minutes: 10 }
  return [
    [withdrawals.claimWithdrawal, one],
    [
      withdrawals.claimNextWithdrawal,
      async () => {
        await one()
        return {}
      },
    ],
    [withdrawals.releaseWithdrawal, () => held('operator01')],
    [withdrawals.wantWithdrawal, () => held('operator05')],
    [withdrawals.approveWithdrawal, decided],
    [withdrawals.approveWithdrawals, async () => listed(await decided())],
    [withdrawals.refuseWithdrawal, decided],
    [
      withdrawals.payWithdrawal,
      async () => {
        const { params, body } = await released()
        return { params, body: { ...body, by: 'gateway' } }
      },
    ],
    [withdrawals.payWithdrawals, async () => listed(await released())],
    [withdrawals.askAboutWithdrawal, async () => ({ ...(await one()), body: {} })],
    [withdrawals.noteWithdrawal, async () => ({ ...(await one()), body: { note: 'Called' } })],
    [withdrawals.layWithdrawalAside, async () => ({ ...(await one()), body: aside })],
    [
      withdrawals.takeWithdrawalUp,
      async () => {
        const { params } = await one()
        await it.send(withdrawals.layWithdrawalAside, { params, body: aside })
        return { params }
      },
    ],
    [withdrawals.unmaskPayee, async () => ({ ...(await one()), body: { field: 'number' } })],
  ]
}

function disputeCommands(it: House): readonly CommandExample[] {
  const one = async () => {
    await it.policy()
    const { receiver, matchId } = await it.paid('500')
    await it.answer(receiver, matchId, { answer: 'not_received' }, await it.picture())
    await it.deskPolicy()
    return { params: { matchId } }
  }
  const held = async (by: string) => {
    const { params } = await one()
    await it.send(disputes.claimDispute, { params }, { token: await it.session(by) })
    return { params }
  }
  return [
    [disputes.claimDispute, one],
    [
      disputes.claimNextDispute,
      async () => {
        await one()
        return {}
      },
    ],
    [disputes.releaseDispute, () => held('operator01')],
    [disputes.wantDispute, () => held('operator05')],
    [
      disputes.decideDispute,
      async () => {
        const { params } = await one()
        const { value } = await it.ask(disputes.disputeCase, { token: await it.ana(), params })
        return { params, body: { ...expectedOf(value), outcome: 'payer' } }
      },
    ],
  ]
}

function bookCommands(it: House): readonly CommandExample[] {
  const day = () => it.clock.now().toISOString().slice(0, 10)
  return [
    [
      books.explainFinding,
      async () => {
        await it.payIn(await it.member(), '700')
        it.payments.statement(day(), [])
        await reconcile(it.deps, { day: day(), by: 'operator:ana' })
        const { list } = (await it.ask(books.findings, { token: await it.ana(), query: { state: 'open' } })).value
        return { params: { findingId: list[0]?.id ?? '' }, body: { note: 'On the next statement' } }
      },
    ],
    [
      books.reconcileDay,
      async () => {
        it.payments.statement(day(), [])
        return { params: { day: day() }, body: {} }
      },
    ],
    [
      askVendorAgain,
      async () => {
        const one = await it.member()
        await it.vendors.behave('answer_lost')
        const { value } = await it.move(one, '300')
        await it.vendors.behave('well')
        return { params: { transferId: value.id }, body: {} }
      },
    ],
    [
      recallFor,
      async () => {
        const one = await it.member()
        await it.move(one, '100')
        return { params: { memberId: one.id }, body: { id: randomUUID() } }
      },
    ],
  ]
}
