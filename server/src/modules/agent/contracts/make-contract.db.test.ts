import { randomUUID } from 'node:crypto'
import { makeContract } from '@croupier/contract/agent-contracts.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contractWorld, dividend } from '../../../../test/contracts.ts'

const { ask, deps, enter, below, agent, make, contractsOf, contractOf, chain } = await contractWorld()
const tier = { netLoss: '0', validBets: '0', active: 0, rate: '0.1' }
const { U, D, E } = await chain()
const draft = { ...dividend('0.2'), group: 'CONS', account: D.account }

/** What is wrong with a draft, by field. */
async function faultsOf(change: object) {
  const { fields, errorCode } = await make(U, { ...draft, ...change })
  return [errorCode, ...Object.entries(fields).map(([field, [fault]]) => `${field} ${fault!.code}`)]
}

test('a draft is its giver’s alone, with the terms as they were written', async () => {
  const { value } = await make(U, { ...draft, account: D.account.toUpperCase() })
  expect(value).toMatchObject({ state: 'draft', side: 'given', account: D.account, version: 1, group: 'CONS' })
  expect(value.terms).toEqual({
    kind: 'dividend',
    period: 'H',
    carry: 'carried',
    tiers: [{ netLoss: '0.00', validBets: '0.00', active: 0, rate: '0.2' }],
  })
  expect(await contractsOf(D)).toEqual([])
  expect((await contractOf(U, value.contractId)).contractId).toBe(value.contractId)
})

test('contracts of every kind are kept as they were written', async () => {
  const all = [
    { kind: 'daily', period: 'W', rateType: 'F', tiers: [{ validBets: '100.00', active: 2, amount: '50.00' }] },
    { kind: 'hourly', rateType: 'P', tiers: [{ validBets: '10000.00', active: 2, rate: '0.001' }] },
    { kind: 'realtime', winRate: '0.0033', lossRate: '0.000001', singleBet: '10.00' },
  ]
  for (const terms of all) {
    const { value } = await make(U, { ...terms, group: 'LIVE', account: D.account })
    expect(value.terms).toEqual(terms)
  }
})

test('the same id is the same draft, also ten times at once; with other content it is refused', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => make(U, { ...draft, id })))
  expect(new Set(answers.map(({ value }) => value.version)).size).toBe(1)
  expect(
    (
      await make(U, {
        ...draft,
        id,
        tiers: [
          { ...tier, rate: '0.200' },
          { ...tier, rate: '0.3' },
        ],
      })
    ).errorCode,
  ).toBe('id_reused')
  // Written otherwise, it is the same content.
  expect(
    (await make(U, { ...draft, id, tiers: [{ ...tier, netLoss: '0.00', rate: '0.200' }] })).errorCode,
  ).toBeUndefined()
  expect((await make(D, { ...draft, id, account: E.account })).errorCode).toBe('id_reused')
})

test('drafts at once get a version each', async () => {
  const other = await agent(U)
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(U, { ...draft, account: other.account })))
  expect(answers.map(({ value }) => `${value.version}`).toSorted()).toEqual(['1', '2', '3', '4', '5'])
})

test('only agents right below are given contracts; whoever is not there is answered as nobody is', async () => {
  const player = await below(D)
  const near = await below(U)
  const stranger = await agent()
  for (const { account } of [E, player, stranger, U, { account: 'nobody99' }])
    expect(await faultsOf({ account })).toEqual(['invalid_request', 'account not_in_line'])
  expect(await faultsOf({ account: near.account })).toEqual(['invalid_request', 'account not_allowed'])
  expect((await make(near, { ...draft })).errorCode).toBe('forbidden')
})

test.each([
  ['0', 'invalid'],
  ['-1', 'invalid'],
  ['-0.1', 'invalid'],
  ['1.0001', 'invalid'],
  ['100.01', 'invalid'],
  ['1e9', 'invalid'],
  ['NaN', 'invalid'],
  ['0.0000001', 'invalid'],
])('a rate of %s is refused at its place', async (rate, fault) => {
  expect(await faultsOf({ tiers: [tier, { ...tier, rate }] })).toEqual(['invalid_request', `tiers.1.rate ${fault}`])
})

test('eleven tiers, none, and tiers that fall are refused, each by name and place', async () => {
  const rising = (count: number) => Array.from({ length: count }, (_, at) => ({ ...tier, rate: `0.${10 + at}` }))
  expect(await faultsOf({ tiers: rising(11) })).toEqual(['invalid_request', 'tiers too_many'])
  expect((await make(U, { ...draft, tiers: rising(10) })).errorCode).toBeUndefined()
  expect(await faultsOf({ tiers: [] })).toEqual(['invalid_request', 'tiers required'])
  const first = { netLoss: '100', validBets: '100', active: 3, rate: '0.1' }
  expect(await faultsOf({ tiers: [first, { netLoss: '99', validBets: '99.99', active: 2, rate: '0.1' }] })).toEqual([
    'invalid_request',
    'tiers.1.netLoss falling',
    'tiers.1.validBets falling',
    'tiers.1.active falling',
    'tiers.1.rate not_rising',
  ])
  expect(await faultsOf({ tiers: [{ ...tier, netLoss: '0.001' }] })).toEqual([
    'invalid_amount',
    'tiers.0.netLoss invalid_amount',
  ])
})

test('all tiers pay by the rate type of the contract', async () => {
  const hourly = (rateType: 'P' | 'F', ...tiers: object[]) => ({
    kind: 'hourly',
    rateType,
    tiers,
    period: undefined,
    carry: undefined,
  })
  const conditions = { validBets: '0', active: 0 }
  expect(await faultsOf(hourly('P', { ...conditions, amount: '5' }))).toEqual([
    'invalid_request',
    'tiers.0.amount not_allowed',
  ])
  expect(await faultsOf(hourly('F', { ...conditions, rate: '0.1' }))).toEqual([
    'invalid_request',
    'tiers.0.rate not_allowed',
  ])
  expect(await faultsOf(hourly('P', { ...conditions }))).toEqual(['invalid_request', 'tiers.0.rate required'])
  expect(await faultsOf(hourly('F', { ...conditions, amount: '0' }))).toEqual([
    'invalid_request',
    'tiers.0.amount invalid',
  ])
})

test('fields that nobody knows are refused', async () => {
  const token = await enter(U)
  const raw = { id: randomUUID(), ...draft, belowId: E.id }
  expect((await ask(makeContract, { token, raw })).fields).toMatchObject({ belowId: [{ code: 'unknown_field' }] })
})

test('terms are never changed, and no contract is deleted', async () => {
  const { value } = await make(U, draft)
  const id = value.contractId
  for (const change of [
    sql`update agent.contract set terms = '{}' where id = ${id}`,
    sql`update agent.contract set below_id = ${E.id} where id = ${id}`,
    sql`delete from agent.contract where id = ${id}`,
  ])
    await expect(change.execute(deps.db)).rejects.toThrow('the terms of a contract are never changed')
})
