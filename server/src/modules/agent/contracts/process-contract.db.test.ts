import type { ContractTerms } from '@croupier/contract/agent-contracts.ts'
import {
  processDailySalary,
  processDividend,
  processHourlySalary,
  type ProcessStatus,
  processRealTimeSalary,
} from '@croupier/contract/agent-contract-requests.ts'
import { expect, test } from 'vitest'
import type { TeamMember } from '../../../../test/agents.ts'
import { contractWorld, dividend } from '../../../../test/contracts.ts'

const { ask, clock, enter, terminate, contractOf, offered, agreed, fromHouse, chain } = await contractWorld()

const dividendOf = async (one: TeamMember, status: ProcessStatus, type: 'CONS' | 'LIVE' = 'CONS') =>
  ask(processDividend, { token: await enter(one), query: { type, status } })

test('the offer of a dividend is answered by its group, and again it is the same answer', async () => {
  const { U, D } = await chain()
  expect((await dividendOf(D, 'A')).errorCode).toBe('not_found')
  const rejected = await offered(U, D, dividend('0.2'))
  expect((await dividendOf(D, 'A', 'LIVE')).errorCode).toBe('not_found')
  const answers = [await dividendOf(D, 'R'), await dividendOf(D, 'R')]
  for (const { value } of answers) expect(value).toEqual({ contractId: rejected, state: 'rejected' })
  const accepted = await offered(U, D, dividend('0.2'))
  expect((await dividendOf(D, 'C')).errorCode).toBe('offer_over')
  const twice = await Promise.all([dividendOf(D, 'A'), dividendOf(D, 'A')])
  for (const { value } of twice) expect(value).toEqual({ contractId: accepted, state: 'accepted' })
  expect((await dividendOf(D, 'R')).errorCode).toBe('offer_over')
  expect(twice[0].headers['cache-control']).toBe('no-store')
})

test('a contract whose end is asked for is kept by A and ended by C', async () => {
  const { U, D } = await chain()
  const own = await agreed(U, D, dividend('0.2'))
  await terminate(U, own)
  expect((await dividendOf(D, 'A')).errorCode).toBeUndefined()
  expect(await contractOf(D, own)).toMatchObject({ endAnswer: 'kept' })
  expect((await dividendOf(D, 'R')).errorCode).toBe('offer_over')
  expect((await dividendOf(D, 'C')).value).toEqual({ contractId: own, state: 'ended' })
  expect(await contractOf(D, own)).toMatchObject({ endAnswer: 'agreed', endReason: 'agreement' })
})

test('salaries are answered by their id, each at its own address', async () => {
  const { U, D, E } = await chain()
  const salary = { rateType: 'P' as const, tiers: [{ validBets: '0', active: 0, rate: '0.001' }] }
  const all: readonly (readonly [
    ContractTerms,
    (one: TeamMember, contractId: string) => Promise<{ errorCode: string | undefined }>,
  ])[] = [
    [
      { kind: 'daily', period: 'D', ...salary },
      async (one, id) => ask(processDailySalary, { token: await enter(one), query: { id, status: 'A' } }),
    ],
    [
      { kind: 'hourly', ...salary },
      async (one, contractId) =>
        ask(processHourlySalary, { token: await enter(one), body: { contractId, status: 'A' } }),
    ],
    [
      { kind: 'realtime', winRate: '0.001', lossRate: '0.001', singleBet: '1' },
      async (one, contractId) =>
        ask(processRealTimeSalary, { token: await enter(one), body: { contractId, status: 'A' } }),
    ],
  ]
  for (const [terms] of all) await fromHouse(U, terms)
  clock.move(24 * 3_600_000)
  const ids: string[] = []
  for (const [terms] of all) ids.push(await offered(U, D, terms))
  for (const [at, [, say]] of all.entries()) {
    // Another kind's id, and somebody else's.
    expect((await say(D, ids[(at + 1) % 3]!)).errorCode).toBe('not_found')
    expect((await say(E, ids[at]!)).errorCode).toBe('not_found')
    expect((await say(D, ids[at]!)).errorCode).toBeUndefined()
    expect((await contractOf(D, ids[at]!)).state).toBe('accepted')
  }
  const { fields } = await ask(processHourlySalary, { token: await enter(D), body: { status: 'A' } })
  expect(fields).toMatchObject({ contractId: [{ code: 'required' }] })
})
