import { type ContractTerms, simulateContract } from '@croupier/contract/agent-contracts.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { expect, test } from 'vitest'
import type { TeamMember } from '../../../../../test/agents.ts'
import { contractWorld, dividend } from '../../../../../test/contracts.ts'

const here = await contractWorld()
const { ask, clock, below, enter, play, count, agent, make, offered, agreed, fromHouse, chain } = here

const simulate = async (one: TeamMember, body: AskedOf<typeof simulateContract, 'body'>) =>
  ask(simulateContract, { token: await enter(one), body })
const figures = { netLoss: '320000', validBets: '2640000', active: 18 }

const tiers = (...rows: readonly (readonly [number, number, number, string])[]): ContractTerms => ({
  kind: 'dividend',
  period: 'H',
  carry: 'carried',
  tiers: rows.map(([netLoss, validBets, active, rate]) => ({
    netLoss: `${netLoss}`,
    validBets: `${validBets}`,
    active,
    rate,
  })),
})

test('they get, I get and I keep, beside what is kept now, with what would end', async () => {
  const { U, D, E } = await chain()
  const standing = await agreed(
    U,
    D,
    tiers([0, 0, 3, '0.1'], [250_000, 2_000_000, 15, '0.22'], [400_000, 3_500_000, 25, '0.28']),
  )
  const high = await agreed(D, E, dividend('0.27'))
  clock.set('2026-12-01T03:00:00.000Z')
  const terms = tiers([0, 0, 3, '0.1'], [250_000, 2_000_000, 15, '0.2'], [400_000, 3_500_000, 25, '0.25'])
  const { value } = await simulate(U, { account: D.account, terms, figures })
  expect(value).toMatchObject({
    theyGet: '64000.00',
    iGet: '96000.00',
    iKeep: '32000.00',
    keptBefore: '25600.00',
    tier: 2,
    isAboveOwn: false,
    from: '2026-12-15T16:00:00.000Z',
  })
  expect(value.falling.map(({ contractId }) => contractId)).toEqual([high])
  expect(value.curve.at(-1)).toEqual({ netLoss: '640000.00', theyGet: '128000.00', iGet: '192000.00' })
  expect(value.curve.filter(({ netLoss }) => netLoss === '250000.00').map(({ theyGet }) => theyGet)).toEqual([
    '24999.99',
    '50000.00',
  ])
  // An offer is simulated as it is; the one below does not learn what the one above has.
  const offer = await offered(U, D, terms)
  expect((await simulate(U, { contractId: offer, figures })).value).toMatchObject({
    theyGet: '64000.00',
    iGet: '96000.00',
  })
  expect((await simulate(D, { contractId: offer, figures })).value).toMatchObject({
    theyGet: '0.00',
    iGet: '64000.00',
    iKeep: '64000.00',
    keptBefore: '70400.00',
    isAboveOwn: false,
  })
  expect((await simulate(E, { contractId: offer, figures })).errorCode).toBe('not_found')
  expect((await simulate(U, { contractId: standing, figures })).errorCode).toBe('offer_over')
  expect((await simulate(U, { account: D.account, terms: dividend('0.31'), figures })).value.isAboveOwn).toBe(true)
})

test('it starts from the last period that was, and replays six of them, a losing one carried', async () => {
  clock.set('2027-01-02T04:00:00.000Z')
  const { U, D } = await chain()
  const player = await below(D)
  clock.set('2027-01-17T04:00:00.000Z')
  await play(player, 5000, 7000)
  clock.set('2027-02-03T04:00:00.000Z')
  await play(player, 3000, 0)
  await play(D, 100_000, 0)
  clock.set('2027-02-17T04:00:00.000Z')
  await play(player, 800, 0)
  await count()
  clock.set('2027-03-02T04:00:00.000Z')
  const { value } = await simulate(U, { account: D.account, terms: dividend('0.2') })
  expect(value.periods.map(({ since }) => since.slice(0, 10))).toEqual([
    '2026-11-30',
    '2026-12-15',
    '2026-12-31',
    '2027-01-15',
    '2027-01-31',
    '2027-02-15',
  ])
  // Own play of the one below is not in it.
  expect(value.periods.map((past) => [past.figures.netLoss, past.figures.validBets, past.figures.active])).toEqual([
    ['0.00', '0.00', 0],
    ['0.00', '0.00', 0],
    ['0.00', '0.00', 0],
    ['-2000.00', '5000.00', 1],
    ['3000.00', '3000.00', 1],
    ['800.00', '800.00', 0],
  ])
  expect(value.figures).toEqual(value.periods.at(-1)!.figures)
  expect(value).toMatchObject({ theyGet: '160.00', iGet: '240.00', iKeep: '80.00' })
  // 20 % of 3,000 − 2,000, and of 800; 30 % of the same.
  expect(value.replay).toEqual({ theyGet: '360.00', theyGotBefore: '0.00', iKeep: '180.00', keptBefore: '540.00' })
  const hourly: ContractTerms = { kind: 'hourly', rateType: 'P', tiers: [{ validBets: '0', active: 0, rate: '0.001' }] }
  clock.set('2027-02-17T05:30:00.000Z')
  const hours = (await simulate(U, { account: D.account, terms: hourly })).value.periods
  expect(hours.map((past) => past.figures.validBets)).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00', '800.00'])
})

test('real time is simulated with what is said of the slot', async () => {
  const U = await agent()
  const D = await agent(U)
  const terms = (rate: string): ContractTerms => ({
    kind: 'realtime',
    winRate: rate,
    lossRate: '0.001',
    singleBet: '0',
  })
  await fromHouse(U, terms('0.003'))
  clock.move(300_000)
  const slot = { netLoss: '0', validBets: '3000', active: 1, won: '1000', lost: '-2000' }
  const { value } = await simulate(U, { account: D.account, terms: terms('0.001'), figures: slot })
  expect(value).toMatchObject({ theyGet: '-1.00', iGet: '1.00', iKeep: '2.00', tier: null, periods: [] })
})

test('what is wrong is named at its field', async () => {
  const { U, D } = await chain()
  const fieldsOf = async (body: AskedOf<typeof simulateContract, 'body'>) =>
    Object.keys((await simulate(U, body)).fields)
  expect(await fieldsOf({})).toEqual(['terms'])
  expect(await fieldsOf({ terms: dividend('0.2') })).toEqual(['account'])
  expect(await fieldsOf({ terms: dividend('0'), account: D.account })).toEqual(['terms.tiers.0.rate'])
  expect(await fieldsOf({ terms: dividend('0.2'), account: 'nobody99' })).toEqual(['account'])
  expect(
    await fieldsOf({ terms: dividend('0.2'), account: D.account, figures: { ...figures, netLoss: '0.001' } }),
  ).toEqual(['figures.netLoss'])
  const { value } = await make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })
  expect((await simulate(D, { contractId: value.contractId })).errorCode).toBe('not_found')
})
