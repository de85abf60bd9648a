import { expect, test } from 'vitest'
import { contractTop, fallingContracts, firstHigher, isHigher, type TimedContract, topAt } from './contract-top.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const rates = (...some: number[]) => ({ rateType: 'P', rates: some }) as const

/** A dividend contract from the 1st of November without an end, unless said otherwise. */
const contract = (id: string, rate: number, more: Partial<TimedContract> = {}): TimedContract => ({
  id,
  kind: 'dividend',
  group: 'CONS',
  aboveId: id[0],
  belowId: id[1] ?? '',
  top: rates(rate),
  from: day(1),
  until: undefined,
  ...more,
})

const falls = (own: TimedContract[], given: TimedContract[], since = day(10)) =>
  fallingContracts({ agentId: 'D', own, given, kind: 'dividend', group: 'CONS' }, since).map(
    ({ contract: { id }, at }) => `${id} ${at.getUTCDate()}`,
  )

test('the top of a contract is its highest rate, both rates of real time, or its highest amount', () => {
  const conditions = { validBets: 0n, active: 0 }
  expect(contractTop({ kind: 'realtime', winRate: 5, lossRate: 7, singleBet: 0n })).toEqual(rates(5, 7))
  const tiers = [
    { ...conditions, netLoss: 0n, rate: 5 },
    { ...conditions, netLoss: 0n, rate: 9 },
  ]
  expect(contractTop({ kind: 'dividend', period: 'D', carry: 'reset', tiers })).toEqual(rates(9))
  const fixed = [{ ...conditions, rateType: 'F', amount: 50n }] as const
  expect(contractTop({ kind: 'hourly', rateType: 'F', tiers: fixed })).toEqual({ rateType: 'F', amount: 50n })
})

test('equal is not higher; of real time each rate is compared with its own; another rate type cannot be held against it', () => {
  expect(isHigher(rates(10), rates(10))).toBe(false)
  expect(isHigher(rates(11), rates(10))).toBe(true)
  expect(isHigher(rates(10), undefined)).toBe(true)
  expect(isHigher(rates(5, 7), rates(5, 7))).toBe(false)
  expect(isHigher(rates(6, 1), rates(5, 7))).toBe(true)
  expect(isHigher(rates(1, 8), rates(5, 7))).toBe(true)
  expect(isHigher({ rateType: 'F', amount: 5n }, { rateType: 'F', amount: 5n })).toBe(false)
  expect(isHigher({ rateType: 'F', amount: 6n }, { rateType: 'F', amount: 5n })).toBe(true)
  expect(isHigher({ rateType: 'F', amount: 1n }, rates(10))).toBe(true)
  expect(isHigher(rates(1), { rateType: 'F', amount: 9n })).toBe(true)
})

test('a lower contract ends what is higher below it, with all that hangs on it, at the moment of its effect', () => {
  const own = [contract('UD', 300_000, { until: day(16) }), contract('UD2', 250_000, { from: day(16) })]
  const given = [
    contract('DE', 270_000),
    contract('DF', 250_000),
    contract('EG', 100_000),
    contract('GH', 50_000),
    contract('FI', 240_000),
  ]
  expect(falls(own, given)).toEqual(['DE 16', 'EG 16', 'GH 16'])
})

test('an end of the own contract ends all below it', () => {
  const own = [contract('UD', 300_000, { until: day(20) })]
  expect(falls(own, [contract('DE', 270_000), contract('EG', 1), contract('DF', 1)])).toEqual([
    'DE 20',
    'DF 20',
    'EG 20',
  ])
})

test('other kinds and groups stay, and so does what has ended before', () => {
  const own = [contract('UD', 300_000, { until: day(20) })]
  const given = [
    contract('DE', 9, { kind: 'daily' }),
    contract('DF', 9, { group: 'LIVE' }),
    contract('DG', 9, { until: day(20) }),
    contract('DH', 9, { until: day(21) }),
  ]
  expect(falls(own, given)).toEqual(['DH 20'])
})

test('versions that were accepted and wait are judged at their own beginning', () => {
  const own = [contract('UD', 300_000, { until: day(16) }), contract('UD2', 250_000, { from: day(16) })]
  const waiting = [
    contract('DE', 240_000, { until: day(18) }),
    contract('DEw', 270_000, { from: day(18) }),
    contract('EG', 240_000),
  ]
  // What waits never takes effect; what stood before it ends as agreed, and what hangs on both then ends too.
  expect(falls(own, waiting)).toEqual(['DEw 18', 'EG 18'])
})

test('the moment at which a contract will be higher is known beforehand', () => {
  const own = [contract('UD', 300_000, { until: day(16) }), contract('UD2', 250_000, { from: day(16), until: day(25) })]
  expect(firstHigher(contract('DE', 270_000, { from: day(12) }), own, day(10))).toEqual(day(16))
  expect(firstHigher(contract('DE', 250_000, { from: day(12) }), own, day(10))).toEqual(day(25))
  expect(firstHigher(contract('DE', 310_000, { from: day(12) }), own, day(10))).toEqual(day(12))
  expect(firstHigher(contract('DE', 250_000, { from: day(12), until: day(25) }), own, day(10))).toBeUndefined()
  expect(topAt(own, day(25))).toBeUndefined()
  expect(topAt(own, day(24))).toEqual(rates(250_000))
})
