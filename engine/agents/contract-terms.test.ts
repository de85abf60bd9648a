import { expect, test } from 'vitest'
import { type ContractTerms, stepOf, termsFaults } from './contract-terms.ts'

const dividend = (...tiers: (ContractTerms & { kind: 'dividend' })['tiers'][number][]) =>
  ({ kind: 'dividend', period: 'H', carry: 'carried', tiers }) as const
const tier = { netLoss: 0n, validBets: 0n, active: 0, rate: 100_000 }
const faultsAt = (terms: ContractTerms) => termsFaults(terms).map(({ path, fault }) => `${path.join('.')} ${fault}`)

test('well-formed contracts of every kind have no faults', () => {
  const all: ContractTerms[] = [
    dividend(tier, { ...tier, rate: 100_001 }),
    dividend({ ...tier, rate: 1 }, { ...tier, rate: 1_000_000 }),
    { kind: 'daily', period: 'W', rateType: 'F', tiers: [{ rateType: 'F', validBets: 1n, active: 0, amount: 1n }] },
    { kind: 'hourly', rateType: 'P', tiers: [{ rateType: 'P', validBets: 1n, active: 0, rate: 1 }] },
    { kind: 'realtime', winRate: 1, lossRate: 1_000_000, singleBet: 0n },
  ]
  expect(all.flatMap(faultsAt)).toEqual([])
  expect(all.map(stepOf)).toEqual(['H', 'H', 'D', 'hour', 'slot'])
})

test('a contract has one tier to ten', () => {
  const rising = (count: number) => Array.from({ length: count }, (_, at) => ({ ...tier, rate: at + 1 }))
  expect(faultsAt(dividend())).toEqual(['tiers no_tiers'])
  expect(faultsAt(dividend(...rising(10)))).toEqual([])
  expect(faultsAt(dividend(...rising(11)))).toEqual(['tiers too_many_tiers'])
})

test('no condition falls and rates rise strictly, each fault named by its place', () => {
  const first = { netLoss: 10n, validBets: 10n, active: 3, rate: 100_000 }
  expect(faultsAt(dividend(first, { netLoss: 9n, validBets: 9n, active: 2, rate: 100_000 }))).toEqual([
    'tiers.1.netLoss condition_falls',
    'tiers.1.validBets condition_falls',
    'tiers.1.active condition_falls',
    'tiers.1.rate rate_not_rising',
  ])
  expect(faultsAt(dividend(first, { ...first, rate: 99_999 }))).toEqual(['tiers.1.rate rate_not_rising'])
  expect(faultsAt(dividend({ ...first, netLoss: -1n, active: 1.5 }))).toEqual([
    'tiers.0.netLoss negative',
    'tiers.0.active negative',
  ])
})

test('rates outside of 0 to 100 % and amounts of nothing are refused', () => {
  for (const rate of [0, -1, 1_000_001, 1e15, Number.NaN, 0.5])
    expect(faultsAt(dividend({ ...tier, rate }))).toEqual(['tiers.0.rate rate_out_of_range'])
  expect(faultsAt({ kind: 'realtime', winRate: 0, lossRate: 1_000_001, singleBet: -1n })).toEqual([
    'winRate rate_out_of_range',
    'lossRate rate_out_of_range',
    'singleBet negative',
  ])
  const fixed = (amount: bigint) => ({ rateType: 'F', validBets: 0n, active: 0, amount }) as const
  expect(faultsAt({ kind: 'hourly', rateType: 'F', tiers: [fixed(0n), fixed(5n), fixed(5n)] })).toEqual([
    'tiers.0.amount rate_out_of_range',
    'tiers.2.amount rate_not_rising',
  ])
})

test('all tiers have the rate type of the contract, and codes are known ones', () => {
  const mixed: ContractTerms = {
    kind: 'daily',
    period: 'D',
    rateType: 'P',
    tiers: [
      { rateType: 'P', validBets: 0n, active: 0, rate: 1 },
      { rateType: 'F', validBets: 0n, active: 0, amount: 1n },
    ],
  }
  expect(faultsAt(mixed)).toEqual(['tiers.1.rateType rate_type_mixed'])
  // What comes from elsewhere may hold codes that the types do not know.
  const foreign = { ...dividend(tier), period: 'Y', carry: 'ever' } as unknown as ContractTerms
  expect(faultsAt(foreign)).toEqual(['period unknown_code', 'carry unknown_code'])
})
