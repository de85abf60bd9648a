import { expect, test } from 'vitest'
import { curveOf, replayOf, type SimulatedFigures, simulate } from './simulation.ts'
import type { ContractTerms } from './contract-terms.ts'

const money = (amount: number) => BigInt(amount) * 10_000n
const dividend = (
  rows: readonly (readonly [number, number, number, number])[],
  carry: 'carried' | 'reset' = 'carried',
) =>
  ({
    kind: 'dividend',
    period: 'H',
    carry,
    tiers: rows.map(([netLoss, validBets, active, percent]) => ({
      netLoss: money(netLoss),
      validBets: money(validBets),
      active,
      rate: percent * 10_000,
    })),
  }) satisfies ContractTerms

const offered = dividend([
  [0, 0, 3, 10],
  [100_000, 800_000, 8, 15],
  [250_000, 2_000_000, 15, 20],
  [400_000, 3_500_000, 25, 25],
])
const before = dividend([
  [0, 0, 3, 10],
  [100_000, 800_000, 8, 15],
  [250_000, 2_000_000, 15, 22],
  [400_000, 3_500_000, 25, 28],
])
const own = dividend([
  [0, 0, 3, 20],
  [250_000, 2_000_000, 15, 30],
  [500_000, 10_000_000, 230, 32],
])
const figures: SimulatedFigures = {
  netLoss: money(320_000),
  validBets: money(2_640_000),
  active: 18,
  deductions: 0n,
  slot: { won: 0n, lost: 0n },
}
const sides = { offered, own, ownPlace: 2, before }

test('they get, I get and I keep, beside what would be kept now', () => {
  expect(simulate(sides, figures, 2)).toEqual({
    theyGet: money(64_000),
    tier: 3,
    iGet: money(96_000),
    iKeep: money(32_000),
    keptBefore: money(25_600),
  })
  expect(simulate({ ...sides, own: undefined, before: undefined }, figures, 2)).toMatchObject({
    iGet: 0n,
    iKeep: money(-64_000),
  })
  expect(simulate(sides, { ...figures, deductions: money(20_000) }, 2).theyGet).toBe(money(60_000))
  expect(simulate(sides, { ...figures, active: 2 }, 2)).toMatchObject({
    theyGet: 0n,
    tier: undefined,
    iGet: money(96_000),
  })
})

test('the curve has its even points, and two where a tier is reached', () => {
  const curve = curveOf(
    { offered, own, ownPlace: 2, before },
    { ...figures, validBets: money(9_000_000), active: 30 },
    { netLossMax: money(500_000), steps: 5, decimals: 2 },
  )
  expect(curve.map(({ netLoss, theyGet }) => [netLoss / 10_000n, theyGet / 10_000n])).toEqual([
    [0n, 0n],
    [100_000n, 9_999n],
    [100_000n, 15_000n],
    [200_000n, 30_000n],
    [250_000n, 37_499n],
    [250_000n, 50_000n],
    [300_000n, 60_000n],
    [400_000n, 79_999n],
    [400_000n, 100_000n],
    [500_000n, 124_999n],
    [500_000n, 125_000n],
  ])
  expect(curve.at(-1)?.iGet).toBe(money(150_000))
})

test('past periods are replayed in order, a losing one carried as each contract says', () => {
  const period = (netLoss: number) => ({ ...figures, netLoss: money(netLoss), isNextInMonth: true })
  const periods = [period(-50_000), period(300_000), period(300_000)]
  expect(replayOf(sides, periods, 2)).toEqual({
    theyGet: money(50_000 + 60_000),
    theyGotBefore: money(55_000 + 66_000),
    iKeep: money(75_000 + 90_000 - 110_000),
    keptBefore: money(75_000 + 90_000 - 121_000),
  })
  const dropped = { ...sides, offered: { ...offered, carry: 'reset' } } as const
  expect(replayOf(dropped, periods, 2).theyGet).toBe(money(60_000 + 60_000))
})

test('salaries are simulated by the same figures', () => {
  const hourly = (rate: number): ContractTerms => ({
    kind: 'hourly',
    rateType: 'P',
    tiers: [{ rateType: 'P', validBets: money(1000), active: 2, rate }],
  })
  const outcome = simulate({ offered: hourly(1000), own: hourly(1500), before: undefined }, figures, 2)
  expect(outcome).toEqual({
    theyGet: money(2640),
    tier: 1,
    iGet: money(3960),
    iKeep: money(1320),
    keptBefore: money(3960),
  })
  const realTime = (rate: number): ContractTerms => ({ kind: 'realtime', winRate: rate, lossRate: 1000, singleBet: 0n })
  const slot = { won: money(1000), lost: money(2000) }
  expect(
    simulate({ offered: realTime(1000), own: realTime(3000), before: undefined }, { ...figures, slot }, 2),
  ).toMatchObject({
    theyGet: money(3),
    tier: undefined,
    iGet: money(5),
  })
})
