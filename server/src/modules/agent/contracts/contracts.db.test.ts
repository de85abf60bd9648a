import type { ContractTerms } from '@croupier/contract/agent-contracts.ts'
import { consolidatedFunds } from '@croupier/contract/vendors.ts'
import { expect, test } from 'vitest'
import type { TeamMember } from '../../../../test/agents.ts'
import { contractWorld, dividend } from '../../../../test/contracts.ts'

const { ask, clock, below, enter, answer, terminate, offered, agreed, fromHouse, chain } = await contractWorld()

async function waitingOf(one: TeamMember) {
  const { value } = await ask(consolidatedFunds, { token: await enter(one) })
  const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype } = value
  return { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype }
}
const NOTHING = { divtypereq: {}, dailysalreqtype: {}, contracthoursalreq: {}, realtimesalreqtype: {} }

test('the funds carry what waits of contracts, by kind and group, and nothing else', async () => {
  const { U, D, E } = await chain()
  const conditions = { validBets: '100.00', active: 2 }
  const daily: ContractTerms = { kind: 'daily', period: 'D', rateType: 'F', tiers: [{ ...conditions, amount: '5.00' }] }
  const hourly: ContractTerms = { kind: 'hourly', rateType: 'P', tiers: [{ ...conditions, rate: '0.001' }] }
  const realTime: ContractTerms = { kind: 'realtime', winRate: '0.001', lossRate: '0.002', singleBet: '10.00' }
  for (const terms of [daily, hourly, realTime]) await fromHouse(U, terms)
  clock.move(24 * 3_600_000)
  await agreed(U, D, dividend('0.28'))
  await agreed(D, E, dividend('0.27'))
  expect(await waitingOf(D)).toEqual(NOTHING)

  const dividendId = await offered(U, D, dividend('0.2'))
  const ids = [await offered(U, D, daily), await offered(U, D, hourly), await offered(U, D, realTime)]
  const rates = { activeMember: 2, rateType: 'P', rate: '0.001' }
  const open = { status: 'P', downlineHigherRate: false }
  expect(await waitingOf(D)).toEqual({
    divtypereq: {
      CONS: [
        {
          status: 'P',
          downlineHigherRate: true,
          minimumBet: '0.00',
          netLoss: '0.00',
          activeMember: 0,
          contractRate: '0.2',
        },
      ],
    },
    dailysalreqtype: {
      CONS: [{ ...open, id: ids[0], details: [{ betVolume: '100.00', activeMember: 2, rateType: 'F', rate: '5.00' }] }],
    },
    contracthoursalreq: {
      CONS: [{ ...open, contractId: ids[1], hourSalaryRates: [{ minimumBet: '100.00', ...rates }] }],
    },
    realtimesalreqtype: {
      CONS: [{ ...open, contractId: ids[2], winRate: '0.001', lossRate: '0.002', singleBetAmount: '10.00' }],
    },
  })
  expect(await waitingOf(U)).toEqual(NOTHING)

  for (const id of [dividendId, ...ids]) await answer(D, id)
  expect(await waitingOf(D)).toEqual(NOTHING)
  await terminate(U, ids[1]!)
  expect(await waitingOf(D)).toMatchObject({ contracthoursalreq: { CONS: [{ contractId: ids[1], status: 'V' }] } })
})

test('of members who are no agents nothing waits', async () => {
  const { D } = await chain()
  expect(await waitingOf(await below(D))).toEqual(NOTHING)
})
