import type { ContractTerms } from '@croupier/contract/agent-contracts.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { moveBranch } from '#modules/identity/hierarchy/hierarchy.ts'
import { contractWorld, dividend } from '../../../../test/contracts.ts'
import { LUCKY } from '../../../../test/policy.ts'

const {
  deps,
  clock,
  agent,
  make,
  offer,
  withdraw,
  answer,
  contractOf,
  contractsOf,
  offered,
  agreed,
  fromHouse,
  chain,
} = await contractWorld()

test('an offer stands for 168 hours, and offering it again is the same one', async () => {
  const { U, D } = await chain()
  const { value: draft } = await make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })
  const { value } = await offer(U, draft.contractId)
  const hours = (new Date(value.lapsesAt!).getTime() - deps.now().getTime()) / 3_600_000
  expect([value.state, hours]).toEqual(['offered', 168])
  clock.move(60_000)
  expect((await offer(U, draft.contractId)).value).toEqual(value)
  expect(await contractsOf(D, { waiting: 'true' })).toMatchObject([{ contractId: value.contractId, side: 'own' }])
  expect((await contractOf(D, value.contractId)).from).toBe(value.from)
})

describe('nobody offers more', () => {
  test('than the own top rate, and equal is not more', async () => {
    const { U, D } = await chain()
    const tried = async (rate: string, group = 'CONS') => {
      const { value } = await make(U, { ...dividend(rate), group, account: D.account })
      const { errorCode } = await offer(U, value.contractId)
      await withdraw(U, value.contractId)
      return errorCode
    }
    expect(await tried('0.3')).toBeUndefined()
    expect(await tried('0.300001')).toBe('rate_above_own')
    // Of a group in which the giver has nothing, everything is more.
    expect(await tried('0.01', 'LIVE')).toBe('rate_above_own')
  })

  test('than will hold at the moment of its effect: versions that wait count', async () => {
    const { U, D, E } = await chain()
    await agreed(U, D, dividend('0.2'))
    await agreed(U, D, dividend('0.25'))
    expect(await offered(D, E, dividend('0.25'))).toBeTypeOf('string')
  })

  test('of real time each rate is held against its own', async () => {
    const { U, D } = await chain()
    const realTime = (winRate: string, lossRate: string): ContractTerms => ({
      kind: 'realtime',
      winRate,
      lossRate,
      singleBet: '0',
    })
    await fromHouse(U, realTime('0.002', '0.004'))
    clock.move(300_000)
    const tried = async (terms: ContractTerms) => {
      const { value } = await make(U, { ...terms, group: 'CONS', account: D.account })
      const { errorCode } = await offer(U, value.contractId)
      await withdraw(U, value.contractId)
      return errorCode
    }
    expect(await tried(realTime('0.003', '0.001'))).toBe('rate_above_own')
    expect(await tried(realTime('0.001', '0.005'))).toBe('rate_above_own')
    expect(await tried(realTime('0.002', '0.004'))).toBeUndefined()
  })

  test('and a fixed amount stands below no share', async () => {
    const { U, D } = await chain()
    await fromHouse(U, { kind: 'hourly', rateType: 'P', tiers: [{ validBets: '0', active: 0, rate: '0.01' }] })
    const fixed = { kind: 'hourly', rateType: 'F', tiers: [{ validBets: '0', active: 0, amount: '1' }] }
    const { value } = await make(U, { ...fixed, group: 'CONS', account: D.account })
    expect((await offer(U, value.contractId)).errorCode).toBe('rate_above_own')
  })
})

describe('between the same two', () => {
  test('of two offers at once one stands', async () => {
    const { U, D } = await chain()
    const drafts = await Promise.all(
      [0, 1].map(() => make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })),
    )
    const answers = await Promise.all(drafts.map(({ value }) => offer(U, value.contractId)))
    expect(answers.map(({ errorCode }) => `${errorCode}`).toSorted()).toEqual(['contract_stands', 'undefined'])
    expect(await contractsOf(D)).toHaveLength(1)
  })

  test('groups that overlap are refused, of contracts and of offers; others are free', async () => {
    const top = await agent()
    const near = await agent(top)
    await fromHouse(top, dividend('0.3'), 'LIVE')
    await fromHouse(top, dividend('0.3'), 'RNG')
    await agreed(top, near, dividend('0.2'), 'LIVE')
    await agreed(top, near, dividend('0.2'), 'RNG')
    const daily: ContractTerms = {
      kind: 'daily',
      period: 'D',
      rateType: 'P',
      tiers: [{ validBets: '0', active: 0, rate: '0.01' }],
    }
    await fromHouse(top, daily)
    // Kinds are independent of each other.
    expect(await offered(top, near, daily)).toBeTypeOf('string')
  })

  test('a contract of everything stands against one of a category, and the other way round', async () => {
    const { U, D } = await chain()
    await agreed(U, D, dividend('0.2'))
    const other = await agent()
    await fromHouse(other, dividend('0.3'), 'LIVE')
    const near = await agent(other)
    const { value } = await make(other, { ...dividend('0.2'), group: 'CONS', account: near.account })
    // It has nothing of everything itself, which is said first.
    expect((await offer(other, value.contractId)).errorCode).toBe('rate_above_own')
    const { value: live } = await make(U, { ...dividend('0.2'), group: 'LIVE', account: D.account })
    expect((await offer(U, live.contractId)).errorCode).toBe('rate_above_own')
  })
})

test('only the giver offers; what was withdrawn is not offered any more', async () => {
  const { U, D, E } = await chain()
  const { value } = await make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })
  for (const one of [D, E]) expect((await offer(one, value.contractId)).errorCode).toBe('not_found')
  await withdraw(U, value.contractId)
  expect((await offer(U, value.contractId)).errorCode).toBe('offer_over')
})

test('nothing is offered to who takes a time-out or is excluded, and it is not said which', async () => {
  const { U, D } = await chain()
  const { value } = await make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })
  for (const [barred, until] of [
    ['timed_out', new Date(deps.now().getTime() + 3_600_000)],
    ['self_excluded', null],
  ] as const) {
    await sql`update standing.standing set barred = ${barred}, barred_until = ${until} where member_id = ${D.id}`.execute(
      deps.db,
    )
    expect((await offer(U, value.contractId)).errorCode).toBe('not_available')
  }
})

test('whoever comes under an agent tomorrow is given a contract from that midnight on, and leaves the old one with it', async () => {
  const A = await agent()
  await fromHouse(A, dividend('0.3'))
  const [B, E] = [await agent(A), await agent(A)]
  const C = await agent(B)
  await agreed(A, B, dividend('0.2'))
  await agreed(A, E, dividend('0.25'))
  const old = await agreed(B, C, dividend('0.15'))
  const from = daysAfter(dayOf(deps.now(), 'Asia/Manila'), 1)
  await inTransaction(deps.db, (tx) =>
    moveBranch(tx, { brandId: LUCKY, memberId: C.id, uplineId: E.id, from }, deps.now()),
  )
  // The contract of E has not begun at that midnight.
  const early = await make(E, { ...dividend('0.1'), group: 'CONS', account: C.account })
  expect((await offer(E, early.value.contractId)).errorCode).toBe('rate_above_own')
  // It has after it has begun.
  const begin = (await contractsOf(E, { side: 'own' }))[0]!.from!
  clock.set(new Date(new Date(begin).getTime() + 3_600_000))
  const later = await agent(B)
  const given = await agreed(B, later, dividend('0.15'))
  const tomorrow = daysAfter(dayOf(deps.now(), 'Asia/Manila'), 1)
  await inTransaction(deps.db, (tx) =>
    moveBranch(tx, { brandId: LUCKY, memberId: later.id, uplineId: E.id, from: tomorrow }, deps.now()),
  )
  const fresh = await offered(E, later, dividend('0.1'))
  const { value } = await answer(later, fresh)
  expect(value.from).toBe(new Date(`${tomorrow}T00:00:00+08:00`).toISOString())
  expect(await contractOf(later, given)).toMatchObject({ endReason: 'moved', state: 'ended' })
  expect((await contractOf(C, old)).state).toBe('in_force')
})
