import { randomUUID } from 'node:crypto'
import { makeAgentLink, raiseRebates, setAgentLinkState } from '@croupier/contract/agent-links.ts'
import { round } from '@croupier/contract/betting.ts'
import * as cashier from '@croupier/contract/cashier.ts'
import type { Call } from '@croupier/contract/call.ts'
import { promotion, promotions, readNotices } from '@croupier/contract/content.ts'
import * as crash from '@croupier/contract/crash.ts'
import { sessions, signOutSession } from '@croupier/contract/mfa.ts'
import { addTableFavourite, removeTableFavourite } from '@croupier/contract/favourites.ts'
import * as line from '@croupier/contract/downline-transfers.ts'
import { cancelChase, chase } from '@croupier/contract/lottery-chases.ts'
import { cancelOrder, order } from '@croupier/contract/lottery-orders.ts'
import { answerMatch, matches, sendProof } from '@croupier/contract/matched-transfers.ts'
import { removePayoutAccount } from '@croupier/contract/security.ts'
import { takeStep } from '@croupier/contract/multi-step-rounds.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { answerTable, takeSeat } from '@croupier/contract/table-answers.ts'
import { tableRound, tableShoe } from '@croupier/contract/table-rounds.ts'
import { liveTable, placeTableBets, undoTableBets } from '@croupier/contract/tables.ts'
import { tournament } from '@croupier/contract/tournaments.ts'
import { line as walletLine, lineProof, lines } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { PAYMENT_PASSWORD } from '../cashier.ts'
import { putUnder } from '../hierarchy.ts'
import { digitLine, lotteryPlay } from '../lotteries.ts'
import type { CommandRequest, House } from './house.ts'

/** A call, whose the thing is that it names, and a request that names one. */
export interface StrangerResource {
  readonly call: Call
  readonly of: 'member' | 'brand'
  readonly prepare: () => Promise<CommandRequest>
}

/** What is made when it is first asked for. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** What members' calls name, of a member of LUCKY or of LUCKY. */
export const memberThings = (it: House): readonly StrangerResource[] => [
  ...moneyThings(it),
  ...playThings(it),
  ...agentThings(it),
]

const ofMember = (call: Call, prepare: () => Promise<CommandRequest>): StrangerResource => ({
  call,
  of: 'member',
  prepare,
})
const ofBrand = (call: Call, prepare: () => Promise<CommandRequest>): StrangerResource => ({
  call,
  of: 'brand',
  prepare,
})

function moneyThings(it: House): readonly StrangerResource[] {
  const owner = once(() => it.payee())
  const deposit = once(async () => ({
    params: { depositId: (await it.want(await owner(), '700', { channel: 'BANK' })).value.id },
  }))
  const withdrawal = once(async () => ({
    params: { withdrawalId: (await it.withdraw(await owner(), '500')).value.id },
  }))
  const wallet = once(async () => {
    const { list } = (await it.ask(lines, { token: (await owner()).token })).value
    return { params: { id: list[0]?.id ?? '' } }
  })
  const match = once(async () => {
    await it.policy()
    const { matchId, depositId } = await it.paid('500')
    await it.deskPolicy()
    return { matchId, depositId }
  })
  const transfer = once(async () => {
    const [upline, player] = [await it.member(), await it.payee()]
    await sql`update identity.member set agent_type = 1 where id = ${upline.id}`.execute(it.deps.db)
    await putUnder(it.deps, player.id, upline.id)
    const body = { id: randomUUID(), way: 'up' as const, amount: '50', paymentPassword: PAYMENT_PASSWORD }
    const token = await it.logIn(player.account, player.password)
    return { params: { transferId: (await it.ask(line.transferInLine, { token, body })).value.id } }
  })
  const account = async () => (await owner()).account
  return [
    ofMember(cashier.deposit, deposit),
    ofMember(cashier.cancelDeposit, deposit),
    ofMember(cashier.sendSlip, async () => ({ ...(await deposit()), body: {} })),
    ofMember(cashier.withdrawal, withdrawal),
    ofMember(cashier.cancelWithdrawal, withdrawal),
    ofMember(cashier.requestWithdrawal, async () => {
      const { payoutAccountId } = await owner()
      return { body: { id: randomUUID(), payoutAccountId, amount: '200', paymentPassword: PAYMENT_PASSWORD } }
    }),
    ofMember(removePayoutAccount, async () => ({ params: { accountId: (await owner()).payoutAccountId }, body: {} })),
    ofMember(walletLine, wallet),
    ofMember(lineProof, wallet),
    ofMember(signOutSession, async () => {
      const { list } = (await it.ask(sessions, { token: (await owner()).token })).value
      return { params: { sessionId: list[0]?.id ?? '' } }
    }),
    ofMember(matches, async () => ({ query: { of: (await match()).depositId } })),
    ofMember(sendProof, async () => ({ params: { matchId: (await match()).matchId }, body: {} })),
    ofMember(answerMatch, async () => ({
      params: { matchId: (await match()).matchId },
      body: { answer: 'not_received' },
    })),
    ofMember(line.lineTransfer, transfer),
    ofMember(line.findDownline, async () => ({ body: { account: await account() } })),
    ofMember(line.transferInLine, async () => ({
      body: {
        id: randomUUID(),
        way: 'down',
        account: await account(),
        amount: '50',
        paymentPassword: PAYMENT_PASSWORD,
      },
    })),
  ]
}

function agentThings(it: House): readonly StrangerResource[] {
  const line = once(async () => {
    const [agent, player] = [await it.member(), await it.member()]
    await sql`update identity.member set agent_type = 1 where id = ${agent.id}`.execute(it.deps.db)
    await putUnder(it.deps, player.id, agent.id)
    return { token: await it.logIn(agent.account, agent.password), memberId: player.id }
  })
  const rebates = { lottery: 8, casino: 0.5 }
  return [
    ofMember(setAgentLinkState, async () => {
      const { token } = await line()
      const body = { id: randomUUID(), name: 'Friends', type: 'player', rebates, endsOn: null, quota: null } as const
      const { linkId } = (await it.ask(makeAgentLink, { token, body })).value
      return { params: { linkId }, body: { state: 'closed' } }
    }),
    ofMember(raiseRebates, async () => ({ params: { memberId: (await line()).memberId }, body: { rebates } })),
  ]
}

function playThings(it: House): readonly StrangerResource[] {
  const play = async (gameCode: 'DICE' | 'MINES', choices: object) => {
    const { token } = await it.member()
    const body = { id: randomUUID(), gameCode, stake: '1.00', choices } as never
    const { value, errorCode } = await it.ask(playRound, { token, body })
    if (errorCode !== undefined) throw new Error(errorCode)
    return { params: { roundId: value.roundId } }
  }
  const flight = once(async () => {
    const { id } = await it.crash.roundThat((point) => point > 200n)
    const { betId } = (await it.crash.bet(await it.member(), id, '10.00')).value
    return { roundId: id, betId }
  })
  const dealt = once(async () => {
    const { roundId } = await it.play.to('betting')
    const { shoe } = await it.play.table()
    return { tableId: it.play.tableId, roundId, shoeId: shoe?.shoeId ?? '' }
  })
  const table = async () => ({ tableId: (await dealt()).tableId })
  const inRound = async () => ({ id: randomUUID(), roundId: (await dealt()).roundId })
  const bet = async () => ({ params: { betId: (await flight()).betId } })
  const ordered = once(async () => {
    const { place } = await lotteryPlay(it, 'SSC_10M')
    return (await place(await it.member(), [digitLine('DWD', '1||||', 1)])).value
  })
  const chased = once(async () => {
    const { chase: place } = await lotteryPlay(it, 'SSC_10M')
    const { value } = await place(await it.member(), [digitLine('DWD', '1||||', 1)], { multiples: [1, 1] })
    return { chaseId: value.orderId }
  })
  return [
    ofMember(chase, async () => ({ params: await chased() })),
    ofMember(cancelChase, async () => ({ params: await chased(), body: { id: randomUUID() } })),
    ofMember(order, async () => ({ params: { orderId: (await ordered()).orderId } })),
    ofMember(cancelOrder, async () => {
      const { orderId, lines } = await ordered()
      return { params: { orderId }, body: { id: randomUUID(), lineIds: lines.map(({ lineId }) => lineId) } }
    }),
    ofMember(
      round,
      once(() => play('DICE', { target: '50.00', over: true })),
    ),
    ofMember(takeStep, async () => ({
      ...(await play('MINES', { mines: 3 })),
      body: { id: randomUUID(), index: 0, step: { kind: 'cash_out' } },
    })),
    ofMember(crash.cancelCrashBet, bet),
    ofMember(crash.leaveCrash, bet),
    ofBrand(crash.crashRound, async () => ({ params: { roundId: (await flight()).roundId } })),
    ofBrand(crash.placeCrashBet, async () => ({
      body: { id: randomUUID(), roundId: (await flight()).roundId, stake: '10' },
    })),
    ofBrand(liveTable, async () => ({ params: await table() })),
    ofBrand(placeTableBets, async () => ({
      params: await table(),
      body: { ...(await inRound()), bets: [{ spot: 'dragon', stake: '10' }] },
    })),
    ofBrand(undoTableBets, async () => ({ params: await table(), body: await inRound() })),
    ofBrand(answerTable, async () => ({
      params: await table(),
      body: { ...(await inRound()), kind: 'insurance', option: 'no' },
    })),
    ofBrand(takeSeat, async () => ({ params: await table(), body: { seat: 1, do: 'take' } })),
    ofBrand(addTableFavourite, async () => ({ params: await table() })),
    ofBrand(removeTableFavourite, async () => ({ params: await table() })),
    ofBrand(tableRound, async () => {
      const { tableId, roundId } = await dealt()
      return { params: { tableId, roundId } }
    }),
    ofBrand(tableShoe, async () => {
      const { tableId, shoeId } = await dealt()
      return { params: { tableId, shoeId } }
    }),
    ofBrand(tournament, async () => ({
      params: { tournamentId: await it.tournaments.announced({ prizes: ['100.00'] }) },
    })),
    ofBrand(promotion, async () => {
      const { list } = (await it.ask(promotions)).value
      return { params: { id: list[0]?.id ?? '' } }
    }),
    ofBrand(readNotices, async () => {
      const { list } = (await it.ask(promotions)).value
      return { body: { ids: [list[0]?.id ?? ''] } }
    }),
  ]
}
